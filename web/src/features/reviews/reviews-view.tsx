import { useQuery } from '@tanstack/react-query';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { reviewsQuery } from './api.ts';
import { ReviewSession } from './review-session.tsx';

const texts = reviewsTexts;

export function ReviewsView() {
  const { data: loaded, isPending, isError, isFetching, refetch } = useQuery({ ...reviewsQuery, gcTime: 0 });
  if (isPending) return <Spinner>{texts.loading}</Spinner>;
  if (isError || !loaded) {
    return (
      <LoadFailure
        title={texts.failed}
        retryLabel={texts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ReviewSession reviews={loaded.data} />;
}
