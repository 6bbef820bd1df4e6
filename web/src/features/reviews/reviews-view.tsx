import { useQuery } from '@tanstack/react-query';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { reviewsQuery } from './api.ts';
import { ReviewSession } from './review-session.tsx';

const texts = reviewsTexts;

export function ReviewsView() {
  const { data: loaded, isPending, isError, isFetching, refetch } = useQuery({ ...reviewsQuery, gcTime: 0 });
  if (isPending) return <Spinner>{texts.loading}</Spinner>;
  if (isError || !loaded) {
    return (
      <Banner
        tone="error"
        title={texts.failed}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
  return <ReviewSession reviews={loaded.data} />;
}
