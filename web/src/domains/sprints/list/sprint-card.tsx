import type { SprintCard as Card } from '@akada/contract/client';
import { CalendarDays, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card as Frame } from '../../../ui/card.tsx';
import { LessonsBadge } from '../../../ui/lessons-badge.tsx';
import { Ring } from '../../../ui/ring.tsx';
import { daysUntil } from '../order.ts';
import { storedSprints } from '../stored.ts';
import { sprintsTexts } from '../texts.ts';
import { SprintMenu } from './sprint-menu.tsx';
import { FailedSprint, GrowingSprint } from './unfinished-sprint.tsx';

const texts = sprintsTexts.list;

/** Until an exam: so few that it presses, so many that the date says more. */
const NEAR_DAYS = 7;
const FAR_DAYS = 60;

interface SprintCardProps {
  sprint: Card;
  onLimit: () => void;
}

/** One sprint of the grid; a press anywhere on it opens it. */
export function SprintCard({ sprint, onLimit }: SprintCardProps) {
  const { id, title, state } = sprint;
  return (
    <Frame
      as="li"
      className="relative flex flex-col gap-3 transition-shadow has-[a:hover]:shadow-float has-[a:focus-visible]:shadow-float"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Labels sprint={sprint} />
          <h3 className="text-base leading-snug">
            <Link
              to={`/sprint/${encodeURIComponent(id)}`}
              state={{ title }}
              onClick={() => storedSprints.selectedSprintId.set(id)}
              className="wrap-anywhere rounded-control after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h3>
        </div>
        {/* Above the link that covers the card. */}
        <SprintMenu sprint={sprint} className="-mt-2 -mr-2 relative z-1" />
      </div>
      {state === 'creating' ? <GrowingSprint sprint={sprint} /> : null}
      {state === 'failed' ? <FailedSprint sprint={sprint} onLimit={onLimit} /> : null}
      {state === 'ready' ? <Standing sprint={sprint} /> : null}
    </Frame>
  );
}

function Labels({ sprint: { course_code, type, exam_date, state, has_lessons } }: { sprint: Card }) {
  const isOutline = state === 'ready' && !has_lessons;
  const left = exam_date ? daysUntil(exam_date, localDay()) : -1;
  if (!course_code && type === 'topic' && left < 0 && !isOutline) return null;
  return (
    <p className="mb-1.5 flex flex-wrap gap-1.5">
      {course_code ? <Badge tone="primary">{course_code}</Badge> : null}
      {isOutline ? <LessonsBadge isReady={false} /> : null}
      {type === 'document' ? (
        <Badge>
          <FileText aria-hidden />
          {texts.document}
        </Badge>
      ) : null}
      {exam_date && left >= 0 ? (
        <Badge tone={left <= NEAR_DAYS ? 'warning' : 'info'}>
          <CalendarDays aria-hidden />
          {left > FAR_DAYS ? texts.exam(formatDate(exam_date)) : texts.examIn(left)}
        </Badge>
      ) : null}
    </p>
  );
}

function Standing({ sprint }: { sprint: Card }) {
  const { title, progress, completed_days, total_days, today } = sprint;
  const next = today ? texts.next(today.day, today.title) : texts.allDone;
  return (
    <div className="mt-auto flex items-center gap-4">
      <Ring value={progress} size={64} label={texts.progress(title, progress)} className="[&>span]:text-sm">
        {texts.percent(progress)}
      </Ring>
      <div className="min-w-0 text-sm">
        <p className="font-semibold tabular-nums">
          {total_days > 0 ? texts.days(completed_days, total_days) : texts.noDays}
        </p>
        {total_days > 0 ? <p className="line-clamp-2 wrap-anywhere text-ink-soft">{next}</p> : null}
      </div>
    </div>
  );
}
