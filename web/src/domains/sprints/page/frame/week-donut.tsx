import type { DonutTracker, SprintWeek } from '@akada/contract/client';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.progress;
const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;
const GAP = 6;

type WeekCount = DonutTracker['weeks'][number];

const countDays = ({ week_number, days }: SprintWeek): WeekCount => ({
  week: week_number,
  completed: days.filter(({ completed }) => completed).length,
  total: days.length,
});

/** As the server counts. The plan on this device knows more while the server has not heard of a completed day. */
export function countWeeks(weeks: readonly SprintWeek[], donut: DonutTracker | undefined): readonly WeekCount[] {
  const here = weeks.map(countDays);
  const completed = here.reduce((sum, week) => sum + week.completed, 0);
  const total = here.reduce((sum, week) => sum + week.total, 0);
  return donut?.completed === completed && donut.total === total ? donut.weeks : here;
}

/** A ring with a piece for each week, filled as far as its days are done. */
export function WeekDonut({ counts }: { counts: readonly WeekCount[] }) {
  const total = counts.reduce((sum, week) => sum + week.total, 0);
  const done = counts.reduce((sum, week) => sum + week.completed, 0);
  if (total === 0) return null;
  let passed = 0;
  return (
    <svg
      role="img"
      aria-label={texts.donut(done, total)}
      viewBox="0 0 100 100"
      className="-rotate-90 size-30 shrink-0"
      fill="none"
      strokeWidth="7"
    >
      {counts.map((week) => {
        const start = (passed / total) * LENGTH;
        passed += week.total;
        const piece = Math.max(1, (week.total / total) * LENGTH - (counts.length > 1 ? GAP : 0));
        const filled = week.total === 0 ? 0 : piece * (week.completed / week.total);
        const place = { cx: 50, cy: 50, r: RADIUS, strokeDashoffset: -start };
        return (
          <g key={week.week}>
            <circle {...place} className="stroke-line" strokeDasharray={`${piece} ${LENGTH}`} />
            {filled > 0 ? (
              <circle {...place} className="stroke-accent" strokeDasharray={`${filled} ${LENGTH}`} />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
