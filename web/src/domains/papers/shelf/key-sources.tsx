import type { PaperKeyStatus, PaperSummary } from '@akada/contract/client';
import { Card } from '../../../ui/card.tsx';
import { KeyMark } from '../keys/key-mark.tsx';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.keys;
const statuses: readonly PaperKeyStatus[] = ['printed', 'own', 'shared', 'model', 'none'];

/** How many keys come from where; a kind that there is none of is not told of. */
export function KeySources({ papers }: { papers: readonly PaperSummary[] }) {
  const counted = statuses
    .map((status) => ({ status, count: papers.reduce((sum, { keys }) => sum + keys[status], 0) }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{texts.title}</h2>
      <Card className="p-4 md:p-4">
        <ul className="flex flex-col gap-2">
          {counted.map(({ status, count }) => (
            <li key={status} className="flex items-start gap-2.5 leading-snug">
              <KeyMark status={status} className="mt-0.5 size-5" />
              <span className="min-w-0 flex-1">
                {texts.long[status]}
                {status === 'model' ? <span className="block text-ink-soft text-sm">{texts.modelNote}</span> : null}
              </span>
              <b className="tabular-nums">{count}</b>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
