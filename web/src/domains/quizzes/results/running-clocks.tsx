import type { RunningClocks as Running } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { runningQuery } from './api.ts';
import { ExtraTime } from './extra-time.tsx';
import { GrantAttempt } from './grant-attempt.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.running;

/** Whose clocks run now. Anyone can type a classmate's address: the owner sees it here, and frees it with one tap. */
export function RunningClocks({ quizId }: { quizId: string }) {
  const id = useId();
  const { data } = useQuery(runningQuery(quizId));
  if (!data || data.running.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {texts.heading(data.running.length)}
      </h2>
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      <ul className="flex flex-col divide-y divide-line">
        {data.running.map((clock) => (
          <Clock key={clock.student_email} quizId={quizId} clock={clock} />
        ))}
      </ul>
    </Card>
  );
}

function Clock({ quizId, clock }: { quizId: string; clock: Running['running'][number] }) {
  const { student_email, began_at, opened, devices, extra_minutes } = clock;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <p className="wrap-anywhere min-w-0">
        {student_email}
        <span className="block text-ink-soft text-sm">{texts.since(formatMoment(began_at), opened)}</span>
        {extra_minutes > 0 ? <Badge tone="info">{texts.extra(extra_minutes)}</Badge> : null}
        {devices > 1 ? <Badge tone="warning">{texts.devices(devices)}</Badge> : null}
      </p>
      <div className="flex flex-wrap gap-x-6">
        <ExtraTime quizId={quizId} email={student_email} />
        <GrantAttempt quizId={quizId} email={student_email} texts={texts.free} />
      </div>
    </li>
  );
}
