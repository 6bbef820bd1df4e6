import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { localDay } from '../../../../lib/local-day.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Moment } from '../../../../ui/moment.tsx';
import { figuresQuery } from '../api.ts';
import { DayLink } from '../day-link.tsx';
import { neighboursOf } from '../place.ts';
import { sprintPageTexts } from '../texts.ts';
import { useSavedWork } from './saved-work.ts';
import { streakToday } from './streak-today.ts';

const texts = sprintPageTexts.complete;

interface DayDoneProps {
  path: LearningPath;
  day: SprintDay;
  /** It was completed a moment ago, here. */
  isNow: boolean;
  /** What to say to whoever had no luck with the checks. */
  comfort: ReactNode;
  onQuiz: () => void;
}

/** A day is done: its tile, the streak, what comes next. */
export function DayDone({ path, day, isNow, comfort, onQuiz }: DayDoneProps) {
  const { next } = neighboursOf(path, day.day);
  const { saved } = useSavedWork();
  return (
    <Moment
      place={day.day - 1}
      isNow={isNow}
      title={path.today === null ? texts.all : texts.done(day.day_range)}
      actions={
        <>
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
          {isNow && next ? (
            <p className="text-sm">{texts.nextTakes(path.completed_days, path.total_days, next.estimated_minutes)}</p>
          ) : null}
        </>
      }
    >
      {saved ? <p>{sprintPageTexts.saved.what(saved.checks)}</p> : null}
      {isNow ? <Streak path={path} /> : null}
      {comfort}
    </Moment>
  );
}

/** Days in a row, this one included; also from figures of before, while there is no network. */
function Streak({ path }: { path: LearningPath }) {
  const { data, dataUpdatedAt } = useQuery(figuresQuery(path.id));
  if (!data) return null;
  const readOn = localDay(new Date(data.savedAt ?? dataUpdatedAt));
  return (
    <p className="flex items-center gap-1.5 font-semibold">
      <Flame aria-hidden className="size-5 shrink-0 text-warning" />
      {texts.streak(streakToday(data.data.streak.current, readOn, localDay()))}
    </p>
  );
}
