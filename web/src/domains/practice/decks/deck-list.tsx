import type { DeckSummary } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type DeckPlace, deckSearch } from '../../../lib/deck-place.ts';
import { decksQuery } from './api.ts';
import { cardsTexts } from './texts.ts';

const texts = cardsTexts;

const placeOf = ({ document_id, sprint_id, day }: DeckSummary): DeckPlace =>
  document_id ? { document_id } : sprint_id && day ? { sprint_id, day } : {};

/** The documents and days of which the learner has cards. */
export function DeckList() {
  const { data = [] } = useQuery(decksQuery);
  const placed = data.filter(({ document_id, sprint_id }) => document_id ?? sprint_id);
  if (placed.length === 0) return null;
  return (
    <nav aria-label={texts.decks}>
      <ul className="flex flex-col gap-2">
        {placed.map((deck) => (
          <li key={deckSearch(placeOf(deck))}>
            <Link
              to={`/cards${deckSearch(placeOf(deck))}`}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-card transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{deck.title}</span>
                <span className="text-ink-soft text-sm">{texts.counts(deck.cards, deck.fresh, deck.due)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
