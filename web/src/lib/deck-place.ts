import { endOfLocalDay } from './local-day.ts';

/** Where a deck of cards lies; with nothing named, the learner's own. */
export interface DeckPlace {
  document_id?: string;
  sprint_id?: string;
  day?: number;
}

/** The place that an address names; null where it names none. */
export function deckPlaceIn(search: URLSearchParams): DeckPlace | null {
  const [document_id, sprint_id, day] = [search.get('document'), search.get('sprint'), Number(search.get('day'))];
  if (document_id) return { document_id };
  if (sprint_id && day > 0) return { sprint_id, day };
  return search.has('own') ? {} : null;
}

/** The same as a part of an address. */
export function deckSearch({ document_id, sprint_id, day }: DeckPlace): string {
  if (document_id) return `?document=${encodeURIComponent(document_id)}`;
  return sprint_id ? `?sprint=${encodeURIComponent(sprint_id)}&day=${day}` : '?own';
}

/** So many new cards are learnt in one go. */
export const MOST_NEW_CARDS = 20;

/** Whether a card is to be turned again: what falls due this evening may be turned now. */
export const isCardDue = (card: { due: string } | null, now: Date) =>
  card !== null && Date.parse(card.due) <= endOfLocalDay(now).getTime();
