import type { Verdict } from '@akada/answers';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import { Unread } from './unread.tsx';

interface TypedVerdictProps {
  verdict: Verdict;
  /** The server's HTML: why the key is right, then what led to each of the known slips. */
  reasons: readonly string[];
  /** It counts: there is no other go. */
  isFinal?: boolean;
}

/** What is said of a typed answer. */
export function TypedVerdict({ verdict, reasons, isFinal = false }: TypedVerdictProps) {
  if (verdict.is === 'unread') return <Unread why={verdict.why} />;
  return (
    <div className="typed-verdict" data-is={verdict.is}>
      <p>
        <span aria-hidden>{verdict.is === 'right' ? '✓ ' : '✗ '}</span>
        {verdict.is === 'wrong' && isFinal ? texts.wrongForGood : texts[verdict.is]}
      </p>
      <div>{said(verdict, reasons) ?? (verdict.is === 'wrong' && !isFinal ? texts.again : null)}</div>
    </div>
  );
}

/** Null where there is nothing to say but whether it is right. */
export function said(verdict: Verdict, [right, ...slips]: readonly string[]) {
  if (verdict.is === 'unread') return texts.why[verdict.why];
  const reason = verdict.is === 'right' ? right : slips[verdict.known ?? -1];
  if (reason) return <RichText html={reason} />;
  return verdict.is === 'wrong' && verdict.slip ? texts.slips[verdict.slip] : null;
}
