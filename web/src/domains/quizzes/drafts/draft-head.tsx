import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { LocalPile } from './pile.ts';
import { quizDraftsTexts } from './texts.ts';

const texts = quizDraftsTexts;

interface DraftHeadProps {
  pile: LocalPile;
  isEnough: boolean;
  onFinish: () => void;
}

/** The counter to the number wanted is the only progress that matters; what is left to look at stands beside it. */
export function DraftHead({ pile, isEnough, onFinish }: DraftHeadProps) {
  const { quiz_id, title, sources, wanted, kept, drafts } = pile;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="-mt-3 -mx-2 flex items-center gap-1">
        <Link
          to={`/quizzes/${quiz_id}/edit`}
          aria-label={texts.back}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <p className="min-w-0 flex-1 leading-tight">
          <strong className="block truncate">{title}</strong>
          {sources.length > 0 ? (
            <span className="block truncate text-ink-soft text-sm">{texts.from(sources.join(', '))}</span>
          ) : null}
        </p>
        <Button variant={isEnough && drafts.length > 0 ? 'accent' : 'ghost'} className="px-3" onClick={onFinish}>
          {texts.finish}
        </Button>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <p className="font-bold font-heading text-xl">{texts.counter(kept, wanted)}</p>
        <p className="text-ink-soft text-sm">{texts.left(drafts.length)}</p>
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
    </div>
  );
}
