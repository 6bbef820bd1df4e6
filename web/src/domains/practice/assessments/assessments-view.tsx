import type { Assessments } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { GOOD_SCORE } from '../../../lib/good-score.ts';
import { onMessage } from '../../../lib/messages.ts';
import { NoAssessmentsArt } from '../../../ui/art/quiet-art.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assessmentsQuery } from './api.ts';
import { assessmentsTexts } from './texts.ts';

const texts = assessmentsTexts;

/** A day of a sprint whose quiz is started. */
export interface StartedQuiz {
  sprintId: string;
  week: number;
  dayRange: string;
}

interface AssessmentsViewProps {
  /** The day whose quiz an address asks for. */
  asked?: { sprintId: string; day: number } | null;
  onStart: (quiz: StartedQuiz) => void;
}

/** The learner's quizzes: those that wait, and those that were taken. */
export function AssessmentsView({ asked, onStart }: AssessmentsViewProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(assessmentsQuery);
  const queries = useQueryClient();
  useEffect(
    () => onMessage(['QUIZ_COMPLETED'], () => void queries.invalidateQueries({ queryKey: assessmentsQuery.queryKey })),
    [queries],
  );

  const found = asked && data?.due.find(({ sprint_id, day }) => sprint_id === asked.sprintId && day === asked.day);
  const start = useRef(onStart);
  start.current = onStart;
  useEffect(() => {
    if (found) start.current(toStart(found));
  }, [found]);

  if (isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (isError || !data) {
    return (
      <LoadFailure
        title={texts.failed}
        retryLabel={texts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.due.length === 0 && data.taken.length === 0) {
    return (
      <EmptyState
        art={<NoAssessmentsArt />}
        title={texts.empty}
        action={
          <LinkButton to="/dashboard" variant="accent">
            {texts.toSprints}
          </LinkButton>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  return <Lists {...data} onStart={onStart} />;
}

function Lists({ due, taken, onStart }: Assessments & Pick<AssessmentsViewProps, 'onStart'>) {
  return (
    <div className="flex flex-col gap-8">
      <Section heading={texts.due}>
        {due.length === 0 ? <p className="text-ink-soft">{texts.noneDue}</p> : null}
        {due.map((quiz) => (
          <Row
            key={`${quiz.sprint_id}-${quiz.day}`}
            quiz={quiz}
            action={
              <Button aria-label={texts.startLabel(quiz.title)} onClick={() => onStart(toStart(quiz))}>
                {texts.start}
              </Button>
            }
          />
        ))}
      </Section>
      {taken.length > 0 ? (
        <Section heading={texts.taken}>
          {taken.map((quiz) => (
            <Row
              key={`${quiz.sprint_id}-${quiz.day}`}
              quiz={quiz}
              action={
                <Button
                  variant="secondary"
                  aria-label={texts.retakeLabel(quiz.title)}
                  onClick={() => onStart(toStart(quiz))}
                >
                  {texts.retake}
                </Button>
              }
            >
              <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                <Badge tone={quiz.last_score >= GOOD_SCORE ? 'success' : 'neutral'}>
                  {texts.last(quiz.last_score)}
                </Badge>
                <Badge>{texts.best(quiz.best_score)}</Badge>
                {texts.attempts(quiz.attempts)} · {formatMoment(quiz.taken_at)}
              </p>
            </Row>
          ))}
        </Section>
      ) : null}
    </div>
  );
}

type Place = Assessments['due'][number];
const toStart = ({ sprint_id, week_number, day_range }: Place): StartedQuiz => ({
  sprintId: sprint_id,
  week: week_number,
  dayRange: day_range,
});

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{heading}</h2>
      {children}
    </section>
  );
}

function Row({ quiz, action, children }: { quiz: Place; action: ReactNode; children?: ReactNode }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className="font-semibold">{quiz.title}</p>
        <p className="text-ink-soft text-sm">{texts.place(quiz.sprint_title, quiz.day_range)}</p>
        {children}
      </div>
      {action}
    </Card>
  );
}
