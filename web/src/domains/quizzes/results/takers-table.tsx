import type { TakerResult } from '@akada/contract/client';
import { useState } from 'react';
import { leadsNowhere } from '../../../lib/email.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { GrantAttempt } from './grant-attempt.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.takers;
const SHOWN_FIRST = 50;

const durationOf = (seconds: number | null) =>
  seconds === null ? texts.unknownTime : texts.duration(Math.floor(seconds / 60), seconds % 60);

interface TakersTableProps {
  quizId: string;
  takers: TakerResult[];
  attempts: number;
}

/** Who has taken the quiz, the newest first. */
export function TakersTable({ quizId, takers, attempts }: TakersTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? takers : takers.slice(0, SHOWN_FIRST);
  const hints = [
    texts.notice,
    shown.some(({ is_unverified }) => is_unverified) && texts.unverifiedHint,
    shown.some(({ is_outside }) => is_outside) && texts.outsideHint,
    shown.some(({ reopened }) => reopened > 0) && texts.reopenedHint,
    takers.length < attempts && texts.more(takers.length),
  ].filter((hint) => typeof hint === 'string');
  const hasNumbers = takers.some(({ student_number }) => student_number !== null);
  const hasGroups = takers.some(({ student_group }) => student_group !== null);
  // Who and how well come first: on a phone the rest is reached by scrolling the table.
  const headings = [
    texts.name,
    texts.score,
    ...(hasNumbers ? [texts.number] : []),
    ...(hasGroups ? [texts.group] : []),
    texts.email,
    texts.time,
    texts.submitted,
  ];
  return (
    <section className="flex flex-col gap-3">
      {takers.some(({ is_only_attempt }) => is_only_attempt) ? (
        <p className="text-ink-soft text-sm">{texts.oneAttempt}</p>
      ) : null}
      <Table caption={texts.heading} headings={headings}>
        {shown.map((taker) => (
          <tr key={taker.submission_id}>
            <td className="min-w-32 font-medium">
              {taker.student_name}
              {taker.is_late ? (
                <Badge tone="warning" className="ml-2">
                  {texts.late}
                </Badge>
              ) : null}
              {taker.is_unverified ? <Badge className="ml-2">{texts.unverified}</Badge> : null}
              {taker.is_outside ? <Badge className="ml-2">{texts.outside}</Badge> : null}
              {taker.reopened > 0 ? <Badge className="ml-2">{texts.reopened(taker.reopened)}</Badge> : null}
              {taker.is_only_attempt ? (
                <GrantAttempt quizId={quizId} email={taker.student_email} name={taker.student_name} />
              ) : null}
            </td>
            <td className="whitespace-nowrap tabular-nums">
              {texts.scoreOf(taker.score, taker.correctAnswers, taker.totalQuestions)}
            </td>
            {hasNumbers ? <td className="whitespace-nowrap">{taker.student_number}</td> : null}
            {hasGroups ? <td>{taker.student_group}</td> : null}
            <td>{leadsNowhere(taker.student_email) ? texts.fromCourse : taker.student_email}</td>
            <td className="whitespace-nowrap tabular-nums">{durationOf(taker.seconds)}</td>
            <td className="whitespace-nowrap">{formatMoment(taker.submitted_at)}</td>
          </tr>
        ))}
      </Table>
      {shown.length < takers.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {texts.showAll(takers.length)}
        </Button>
      ) : null}
      <p className="text-ink-faint text-sm">{hints.join(' ')}</p>
    </section>
  );
}
