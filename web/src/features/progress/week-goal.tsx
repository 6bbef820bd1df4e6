import type { ProgressOverview } from '@akada/contract/client';
import { Check, Minus } from 'lucide-react';
import { formatStudyTime } from '../../lib/format.ts';
import { progressTexts } from '../../texts/en/progress.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Ring } from '../../ui/ring.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const texts = progressTexts.week;
const dayNames = () => texts.days.split(',');

/** The week at a glance: the goal as a ring, and which days were used. */
export function WeekGoal({ overview }: { overview: ProgressOverview }) {
  const { weekly_time_goal, time_percent_completed } = overview.overall_progress;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <Ring value={time_percent_completed} label={texts.label(time_percent_completed)}>
          {progressTexts.stats.percent(time_percent_completed)}
        </Ring>
        <div className="min-w-0">
          <h2 className="text-lg">{texts.heading}</h2>
          <p className="mt-1 text-ink-soft">
            {texts.goal(formatStudyTime(overview.weekly_study_time_seconds), weekly_time_goal)}
          </p>
        </div>
      </div>
      <ul className="grid max-w-96 grid-cols-7 gap-1">
        {overview.streak.daily_status.map((status, index) => (
          <Day key={dayNames()[index]} name={dayNames()[index] ?? ''} status={status} />
        ))}
      </ul>
    </Card>
  );
}

function Day({ name, status }: { name: string; status: number }) {
  const isDone = status > 0;
  const isMissed = status === 0;
  const words = isDone ? texts.done : isMissed ? texts.missed : texts.open;
  return (
    <li className="flex flex-col items-center gap-1 text-ink-soft text-xs">
      <span
        className={cx(
          'grid aspect-square w-full max-w-8 place-items-center rounded-pill border-2 [&>svg]:size-4',
          isDone && 'border-primary bg-primary text-on-primary',
          isMissed && 'border-line bg-sunken',
          !isDone && !isMissed && 'border-primary',
        )}
      >
        {isDone ? <Check aria-hidden /> : isMissed ? <Minus aria-hidden /> : null}
      </span>
      <span aria-hidden>{name.slice(0, 2)}</span>
      <VisuallyHidden>
        {name}: {words}
      </VisuallyHidden>
    </li>
  );
}
