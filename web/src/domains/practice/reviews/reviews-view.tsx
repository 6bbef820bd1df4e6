import { useQuery } from '@tanstack/react-query';
import { type DeckPlace, deckSearch } from '../../../lib/deck-place.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { deckQuery, reviewsQuery } from './api.ts';
import { ReviewSession } from './review-session.tsx';
import { reviewsTexts } from './texts.ts';

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

/** The cards of one deck, those that are due and those that are new. */
export function DeckStudy({ place }: { place: DeckPlace }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...deckQuery(place), gcTime: 0 });
  if (isPending) return <Spinner>{texts.deck.loading}</Spinner>;
  if (isError || !data) {
    return (
      <LoadFailure
        title={texts.deck.failed}
        retryLabel={texts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ReviewSession reviews={data} deckLink={`/cards${deckSearch(place)}`} />;
}
