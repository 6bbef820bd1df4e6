import { ApiError } from '@akada/contract/client';
import { commonTexts } from '../../../texts/en/common.ts';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { quizEditorTexts } from '../editing/texts.ts';
import { DraftReview } from './draft-review.tsx';
import { quizDraftsTexts } from './texts.ts';
import { useDrafts } from './use-drafts.ts';

/** Loads the drafts of a quiz and goes through them. */
export function DraftsToReview({ quizId }: { quizId: string }) {
  const { data: pile, error, isError, isFetching, refetch, decide } = useDrafts(quizId);
  if (pile) return <DraftReview pile={pile} decide={decide} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState art={<NoQuizzesArt />} title={quizEditorTexts.notFound} />;
  }
  if (isError) {
    return (
      <LoadFailure
        title={quizDraftsTexts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Skeleton className="mx-auto h-72 w-full max-w-2xl" />;
}
