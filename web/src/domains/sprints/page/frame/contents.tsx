import type { LearningPath, SprintDay, SprintWeek } from '@akada/contract/client';
import { ChevronDown, Circle, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../../ui/cx.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useDayState } from '../day-link.tsx';
import type { Reading } from '../reading.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.contents;

interface ContentsProps {
  path: LearningPath;
  current: number | null;
  /** In a drawer, whose entry in the history is given up for the day that one goes to. */
  replace?: boolean;
  /** The sections of the open day, where they stand beside it. */
  sections?: { reading: Reading; onOpen: (heading: string) => void };
}

/** Weeks, and the days in them. The week of the day that is open is open too. */
export function Contents({ path, current, replace = false, sections }: ContentsProps) {
  if (path.weeks.length === 0) return <p className="p-3 text-ink-soft">{sprintPageTexts.empty}</p>;
  return (
    <nav aria-label={texts.title}>
      <ol className="flex flex-col gap-1">
        {path.weeks.map((week) => (
          <Week key={week.week_number} week={week} current={current} replace={replace} sections={sections} />
        ))}
      </ol>
    </nav>
  );
}

interface WeekProps {
  week: SprintWeek;
  current: number | null;
  replace: boolean;
  sections: ContentsProps['sections'];
}

function Week({ week, current, replace, sections }: WeekProps) {
  const isCurrent = week.days.some(({ day }) => day === current);
  const [chosen, setChosen] = useState<{ of: boolean; isOpen: boolean } | null>(null);
  // A choice stands until one goes to a day of another week, or comes back to one of this.
  const isOpen = chosen?.of === isCurrent ? chosen.isOpen : isCurrent;
  const done = week.days.filter(({ completed }) => completed).length;
  const id = `week-${week.week_number}`;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen({ of: isCurrent, isOpen: !isOpen })}
        className="flex min-h-11 w-full items-start gap-2 rounded-control px-2 py-2 text-left hover:bg-sunken"
      >
        <ChevronDown
          aria-hidden
          className={cx('mt-1 size-4 shrink-0 text-ink-faint transition-transform', !isOpen && '-rotate-90')}
        />
        <span className="min-w-0">
          <span className="block font-semibold text-sm leading-snug">{texts.week(week.week_number, week.title)}</span>
          <span className="block text-ink-faint text-sm">{texts.weekDone(done, week.days.length)}</span>
        </span>
      </button>
      <ol id={id} hidden={!isOpen} className="mb-2 ml-3.5 flex flex-col border-line border-l pl-1.5">
        {week.days.map((day) => (
          <li key={day.day}>
            <DayItem day={day} isCurrent={day.day === current} replace={replace} />
            {day.day === current && sections ? <DaySections {...sections} /> : null}
          </li>
        ))}
      </ol>
    </li>
  );
}

function DayItem({ day, isCurrent, replace }: { day: SprintDay; isCurrent: boolean; replace: boolean }) {
  const state = useDayState();
  return (
    <Link
      to={{ search: `?day=${day.day}` }}
      state={state}
      replace={replace}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-start gap-2 rounded-control px-2 py-2.5 text-sm leading-snug transition-colors',
        isCurrent
          ? 'bg-primary-soft font-semibold text-on-primary-soft'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <DayMark day={day} />
      <span className="min-w-0">{texts.day(day.day_range, day.topic)}</span>
    </Link>
  );
}

/** What the open day consists of, and where in it one is. */
function DaySections({ reading, onOpen }: NonNullable<ContentsProps['sections']>) {
  if (reading.sections.length < 2) return null;
  return (
    <ol aria-label={texts.sections} className="my-1 ml-4 border-line border-l">
      {reading.sections.map((heading, index) => (
        <li key={heading}>
          <button
            type="button"
            aria-current={index + 1 === reading.current ? 'location' : undefined}
            onClick={() => onOpen(heading)}
            className="-ml-px flex min-h-11 w-full items-center border-transparent border-l-2 py-1.5 pl-3 text-left text-ink-soft text-sm leading-snug hover:text-ink aria-[current=location]:border-accent aria-[current=location]:font-semibold aria-[current=location]:text-ink"
          >
            {heading}
          </button>
        </li>
      ))}
    </ol>
  );
}

function DayMark({ day: { completed, state, waits } }: { day: SprintDay }) {
  const look = 'mt-px size-4 shrink-0';
  if (completed)
    return <Marked icon={<CircleCheck aria-hidden className={cx(look, 'text-success')} />} word={texts.done} />;
  if (waits) return <Marked icon={<CircleDashed aria-hidden className={look} />} word={texts.later} />;
  if (state === 'planned') {
    return <Marked icon={<LoaderCircle aria-hidden className={cx(look, 'animate-spin')} />} word={texts.writing} />;
  }
  if (state === 'outline' || state === 'failed') {
    return <Marked icon={<CircleDashed aria-hidden className={look} />} word={texts.nothing} />;
  }
  return <Circle aria-hidden className={cx(look, 'text-ink-faint')} />;
}

function Marked({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span title={word}>
      {icon}
      <VisuallyHidden>{word} </VisuallyHidden>
    </span>
  );
}
