import type { LearningPath, SprintDay } from '@akada/contract/client';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DayLink } from './day-link.tsx';
import { neighboursOf } from './place.ts';
import { useCompleteDay } from './use-complete-day.ts';

const texts = sprintPageTexts.complete;

/** The end of a day: one presses that it is done, and goes on to the next. */
export function CompleteDay({ path, day, onQuiz }: { path: LearningPath; day: SprintDay; onQuiz: () => void }) {
  const complete = useCompleteDay(path);
  const { next } = neighboursOf(path, day.day);
  if (!day.completed) {
    return (
      <div className="flex justify-center">
        <Button variant="accent" size="lg" onClick={() => void complete(day)}>
          <CircleCheck aria-hidden />
          {texts.button}
        </Button>
      </div>
    );
  }
  const isAll = path.today === null;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-success-soft px-4 py-5 text-center text-on-success-soft">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {isAll ? texts.all : texts.done(day.day_range)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {next ? (
          <DayLink day={next} variant="accent">
            {texts.next(next.title)}
            <ArrowRight aria-hidden />
          </DayLink>
        ) : null}
        {day.lesson_ready ? (
          <Button variant="secondary" onClick={onQuiz}>
            {texts.quiz}
          </Button>
        ) : null}
        {day.lesson_ready && day.kind === 'study' ? (
          <LinkButton to={`/cards?sprint=${path.id}&day=${day.day}`} variant="secondary">
            {texts.cards}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
