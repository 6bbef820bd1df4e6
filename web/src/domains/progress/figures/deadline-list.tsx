import type { DueDate } from '@akada/contract/client';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate, formatMoment } from '../../../lib/format.ts';

const SHOWN = 2;

/** What is due next. */
export function DeadlineList({ deadlines }: { deadlines: readonly DueDate[] }) {
  return (
    <ul>
      {deadlines.slice(0, SHOWN).map(({ date, title, at, path }) => (
        <li key={`${path} ${title} ${date}`} className="flex items-start gap-3 py-1">
          <CalendarClock aria-hidden className="mt-3 size-5 shrink-0 text-ink-soft" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
            <Link to={path} className="link wrap-anywhere inline-flex min-h-11 items-center">
              {title}
            </Link>
            <time dateTime={at ?? date} className="text-ink-soft text-sm tabular-nums">
              {at ? formatMoment(at) : formatDate(date)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
