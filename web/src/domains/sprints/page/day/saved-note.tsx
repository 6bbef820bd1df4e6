import type { LearningPath, SprintDay } from '@akada/contract/client';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DayLink } from '../day-link.tsx';
import { neighboursOf } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';
import { useSavedWork } from './saved-work.ts';

const texts = sprintPageTexts.saved;

/** Stands where the offer to sign up stood, and says that its promise was kept. A finished day says it itself. */
export function SavedNote({ path, day }: { path: LearningPath; day: SprintDay }) {
  const { saved, dismiss } = useSavedWork();
  if (!saved || day.completed) return null;
  const { next } = neighboursOf(path, day.day);
  return (
    <aside
      aria-label={texts.label}
      data-print="hide"
      className="-mx-4 sticky bottom-14 z-(--z-sticky) grid gap-2 border-line border-t bg-surface px-4 py-3 md:mx-0 lg:bottom-16 lg:rounded-card lg:border"
    >
      <div role="status" className="flex gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        <div>
          {saved.isWelcome ? <p className="font-semibold">{texts.welcome}</p> : null}
          <p>{texts.what(saved.checks)}</p>
        </div>
      </div>
      <Button variant="accent" onClick={dismiss}>
        {texts.readOn}
      </Button>
      {next ? (
        <DayLink day={next} variant="ghost">
          {sprintPageTexts.complete.next(next.title)}
          <ArrowRight aria-hidden />
        </DayLink>
      ) : null}
    </aside>
  );
}
