import type { PaperQuestion } from '@akada/contract/client';
import { papersTexts } from '../texts.ts';

/** A key that a model proposes stands until its owner keeps or drops it. */
export const isProposal = ({ key_status, doubts }: PaperQuestion): boolean =>
  key_status === 'model' && doubts.length > 0;

/** How a model got to the key that it proposes. It is settled where everything else is. */
export function Proposal({ question }: { question: PaperQuestion }) {
  const { explanation } = question;
  if (!isProposal(question)) return null;
  return (
    <div className="rounded-control bg-sunken px-3 py-2.5 text-sm">
      {explanation?.by === 'model' ? <p className="wrap-anywhere whitespace-pre-wrap">{explanation.text}</p> : null}
      <p className="mt-1 text-ink-soft">{papersTexts.solving.notTheLecturers}</p>
    </div>
  );
}
