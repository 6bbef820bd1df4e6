import type { ListedQuiz } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Presentation } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { ownQuizzesQuery } from '../own/api.ts';
import { saveResults } from './api.ts';
import { classroomTexts } from './texts.ts';

const texts = classroomTexts.quizzes;

/** What is on this laptop, each with what a class needs of it. */
export function ClassQuizzes() {
  const quizzes = useQuery(ownQuizzesQuery).data?.data.quizzes;
  return (
    <Card as="section" aria-labelledby="class-quizzes" className="flex flex-col gap-3">
      <h2 id="class-quizzes" className="text-xl">
        {texts.heading}
      </h2>
      {quizzes ? null : <Skeleton className="h-16 w-full" />}
      {quizzes?.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{texts.none}</p>
          <LinkButton to="/quizzes/new">{texts.make}</LinkButton>
        </div>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {quizzes?.map((quiz) => (
          <QuizOfClass key={quiz.quiz_id} quiz={quiz} />
        ))}
      </ul>
    </Card>
  );
}

function QuizOfClass({ quiz: { quiz_id, title, attempts } }: { quiz: ListedQuiz }) {
  const saving = useMutation({
    mutationFn: () => saveResults(quiz_id),
    onSuccess: () => toast.success(texts.saved),
    onError: () => toast.error(texts.saveFailed, { id: 'carry' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="wrap-anywhere text-base">{title}</h3>
        <p className="text-ink-soft text-sm tabular-nums">{texts.submitted(attempts)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/quizzes/${quiz_id}/projector`} aria-label={texts.projectorOf(title)}>
          <Presentation aria-hidden />
          {texts.projector}
        </LinkButton>
        <LinkButton to={`/quizzes/${quiz_id}/stats`} variant="secondary" aria-label={texts.statsOf(title)}>
          {texts.stats}
        </LinkButton>
        {attempts > 0 ? (
          <Button
            variant="secondary"
            aria-label={texts.saveOf(title)}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          >
            <Download aria-hidden />
            {texts.save}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
