import { quizDraftsTexts } from '../../../texts/en/quiz-drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { LocalPile } from './pile.ts';

const texts = quizDraftsTexts;

interface DraftHeadProps {
  pile: LocalPile;
  isEnough: boolean;
  onFinish: () => void;
}

/** The counter to the number wanted is the only progress that matters; what is left to look at stands beside it. */
export function DraftHead({ pile, isEnough, onFinish }: DraftHeadProps) {
  const { wanted, kept, drafts } = pile;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="font-bold font-heading text-xl tabular-nums">{texts.counter(kept, wanted)}</p>
        <Button variant={isEnough && drafts.length > 0 ? 'accent' : 'ghost'} onClick={onFinish}>
          {texts.finish}
        </Button>
      </div>
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: Math.max(wanted, kept) }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            key={place}
            className={cx(
              'h-2 min-w-0 flex-1 rounded-pill',
              place < kept ? 'bg-primary' : 'border border-line-strong bg-sunken',
            )}
          />
        ))}
      </div>
      <p className="text-ink-soft text-sm tabular-nums">{texts.left(drafts.length)}</p>
    </>
  );
}
