import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { deckQuery } from '../../../domains/practice/decks/api.ts';
import { DeckList } from '../../../domains/practice/decks/deck-list.tsx';
import { DeckView } from '../../../domains/practice/decks/deck-view.tsx';
import { RefusedCards } from '../../../domains/practice/decks/refused-cards.tsx';
import { cardsTexts } from '../../../domains/practice/decks/texts.ts';
import { type DeckPlace, deckPlaceIn } from '../../../lib/deck-place.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** The cards of a document or of a day; without one, all decks and the learner's own cards. */
export default function CardsPage() {
  const [search] = useSearchParams();
  const place = deckPlaceIn(search) ?? {};
  const isPlaced = Object.keys(place).length > 0;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div>
        <PageHeading title={cardsTexts.title} />
        <p className="mt-1 text-ink-soft">{isPlaced ? <DeckTitle place={place} /> : cardsTexts.lead}</p>
      </div>
      <RefusedCards place={isPlaced ? place : null} />
      {isPlaced ? null : <DeckList />}
      {isPlaced ? null : <h2 className="text-lg">{cardsTexts.ownTitle}</h2>}
      <DeckView key={search.toString()} place={place} />
    </div>
  );
}

/** What the deck is of, once that is known. */
function DeckTitle({ place }: { place: DeckPlace }) {
  const { data } = useQuery(deckQuery(place));
  return data?.title ?? cardsTexts.lead;
}
