import type { LearningPath } from '@akada/contract/client';
import { CalendarClock } from 'lucide-react';
import { localDay } from '../../../../lib/local-day.ts';
import { sprintPageTexts } from '../texts.ts';
import { paceFor } from './pace-figures.ts';

const texts = sprintPageTexts.exam;

/** What the date of the exam asks for, in one line. */
export function Pace({ path }: { path: LearningPath }) {
  if (!path.exam_date) return null;
  const { left, toRead, aDay } = paceFor(path.exam_date, localDay(), path.total_days - path.completed_days);
  const words =
    left < 0
      ? texts.over
      : left === 0
        ? texts.today(toRead)
        : toRead === 0
          ? texts.allRead(left)
          : texts.pace(left, toRead, aDay);
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {words}
    </p>
  );
}
