import type { LearningPath, SprintDay } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Flame } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { localDay } from '../../lib/local-day.ts';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { figuresQuery } from './api.ts';
import { DayLink } from './day-link.tsx';
import { neighboursOf } from './place.ts';
import { streakToday } from './streak-today.ts';
import './day-done.css';

const texts = sprintPageTexts.complete;

interface DayDoneProps {
  path: LearningPath;
  day: SprintDay;
  /** It was completed a moment ago, here. */
  isNow: boolean;
  onQuiz: () => void;
}

/** A day is done: the tick, the streak, what comes next. The tick is drawn once, for whoever has just earned it. */
export function DayDone({ path, day, isNow, onQuiz }: DayDoneProps) {
  const box = useRef<HTMLElement>(null);
  const { next } = neighboursOf(path, day.day);
  // The button that was pressed is gone: the focus goes on to what came of it, all of which is in sight.
  useEffect(() => {
    if (!isNow) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNow]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="day-done"
      className={cx(
        'flex flex-col items-center gap-4 rounded-card bg-success-soft px-4 py-6 text-center text-on-success-soft',
        isNow && 'appear-rise',
      )}
    >
      <Tick isDrawn={isNow} />
      <div role="status" className="flex flex-col items-center gap-1">
        <p id="day-done" className="font-bold font-heading text-lg">
          {path.today === null ? texts.all : texts.done(day.day_range)}
        </p>
        {isNow ? <Streak path={path} /> : null}
      </div>
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
    </section>
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

function Tick({ isDrawn }: { isDrawn: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" fill="none" className={cx('size-14', isDrawn && 'tick-drawn')}>
      <circle cx="28" cy="28" r="25" pathLength="1" className="stroke-success" strokeWidth="4" />
      <path
        d="m17 29 8 8 15-17"
        pathLength="1"
        className="stroke-success"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
