import type { ProgressOverview } from '@akada/contract/client';
import { Award, BookOpen, CircleCheck, Clock, Flag, Medal, PenLine, Target } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { progressTexts } from '../texts.ts';

type Activity = ProgressOverview['recent_activities'][number];

const icons: Record<Activity['iconType'], typeof Clock> = {
  achievement: Medal,
  award: Award,
  quiz: PenLine,
  target: Target,
  sprint: Flag,
  check: CircleCheck,
  study: BookOpen,
  clock: Clock,
};

export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <p className="text-ink-soft">{progressTexts.activity.none}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {activities.map(({ id, title, description, iconType, timestamp }) => {
        const Icon = icons[iconType];
        return (
          <li key={`${id}-${timestamp}`} className="flex items-start gap-3 py-3">
            <Icon aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft" />
            {/* The time stands beside, and below where the line is too short for both. */}
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <div className="wrap-anywhere min-w-0">
                <p className="font-semibold">{title}</p>
                {description ? <p className="text-ink-soft text-sm">{description}</p> : null}
              </div>
              <time dateTime={timestamp} className="text-ink-faint text-sm">
                {formatMoment(timestamp)}
              </time>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
