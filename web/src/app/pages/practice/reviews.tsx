import { useSearchParams } from 'react-router';
import { DeckStudy, ReviewsView } from '../../../domains/practice/reviews/reviews-view.tsx';
import { reviewsTexts } from '../../../domains/practice/reviews/texts.ts';
import { deckPlaceIn } from '../../../lib/deck-place.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

/** The day's reviews; or, where the address names a deck, its cards. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const deck = deckPlaceIn(search);
  return (
    <div className="group/page flex flex-col gap-5">
      {/* A session has the whole screen; who listens still hears what page it is. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 group-has-[[data-whole-screen]]/page:sr-only">
        <div className="min-w-0 flex-1 basis-60">
          <PageHeading title={deck ? reviewsTexts.deck.title : reviewsTexts.title} />
          {deck ? null : <p className="mt-1 text-ink-soft">{reviewsTexts.lead}</p>}
        </div>
        {deck ? null : (
          <LinkButton to="/cards" variant="ghost" className="-mx-4.5">
            {reviewsTexts.yourCards}
          </LinkButton>
        )}
      </div>
      {deck ? <DeckStudy key={search.toString()} place={deck} /> : <ReviewsView />}
    </div>
  );
}
