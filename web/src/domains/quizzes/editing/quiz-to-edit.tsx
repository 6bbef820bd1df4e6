import { ApiError } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '../../../texts/en/common.ts';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import type { WayBack } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { quizQuery } from './api.ts';
import { QuizEditor, type RenderShare } from './quiz-editor.tsx';
import { quizEditorTexts } from './texts.ts';

const NEW = 'new';

/** Loads the quiz of an address and hands it to the editor; `new` needs none. */
export function QuizToEdit({ quizId, home, share }: { quizId: string; home: WayBack; share: RenderShare }) {
  const isNew = quizId === NEW;
  const quiz = useQuery({ ...quizQuery(quizId), enabled: !isNew });
  if (isNew) return <QuizEditor key={NEW} quizId={NEW} quiz={null} home={home.to} share={share} />;
  if (quiz.data) return <QuizEditor key={quizId} quizId={quizId} quiz={quiz.data} home={home.to} share={share} />;
  if (quiz.error instanceof ApiError && quiz.error.status === 404)
    return (
      <EmptyState
        art={<NoQuizzesArt />}
        title={quizEditorTexts.notFound}
        action={
          <LinkButton to={home.to} variant="secondary">
            {home.text}
          </LinkButton>
        }
      />
    );
  if (quiz.isError)
    return (
      <LoadFailure
        title={quizEditorTexts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={quiz.isFetching}
        onRetry={() => void quiz.refetch()}
      />
    );
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
