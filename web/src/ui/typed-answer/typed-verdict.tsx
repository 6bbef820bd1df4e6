import type { Verdict } from '@akada/answers';
import { typedTexts as texts } from '../../texts/en/typed.ts';
import { cx } from '../cx.ts';
import { RichText } from '../prose.tsx';

interface TypedVerdictProps {
  verdict: Verdict;
  /** The server's HTML: why the key is right, then what led to each of the known slips. */
  reasons: readonly string[];
}

const looks = {
  right: 'border-success bg-success-soft text-on-success-soft',
  wrong: 'border-warning bg-warning-soft text-on-warning-soft',
  unread: 'border-line-strong bg-sunken text-ink',
};

/** What is said of a typed answer. Amber and not red: red is for faults. */
export function TypedVerdict({ verdict, reasons }: TypedVerdictProps) {
  return (
    <div className={cx('rounded-control border px-3.5 py-2.5 leading-normal', looks[verdict.is])}>
      <p className="font-bold text-sm">
        {verdict.is === 'unread' ? null : <span aria-hidden>{verdict.is === 'right' ? '✓ ' : '✗ '}</span>}
        {texts[verdict.is]}
      </p>
      <div>{said(verdict, reasons)}</div>
    </div>
  );
}

function said(verdict: Verdict, [right, ...slips]: readonly string[]) {
  if (verdict.is === 'unread') return texts.why[verdict.why];
  const reason = verdict.is === 'right' ? right : slips[verdict.known ?? -1];
  if (reason) return <RichText html={reason} />;
  return verdict.is === 'wrong' ? (verdict.slip ? texts.slips[verdict.slip] : texts.again) : null;
}
