import { type Deck, type DeckImported, featureEndpoints } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { type DeckPlace, deckSearch } from '../../../lib/deck-place.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';
import { listWaiting, sendOrKeep } from '../../../lib/outbox/account-outbox.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { download } from '../../sharing/download.ts';
import { newCard } from './outgoing.ts';

/** Under the name by which the study of the deck finds it without a network. */
const keptAs = (place: DeckPlace) => `cards${deckSearch(place)}`;

export const decksQuery = queryOptions({
  queryKey: ['decks'],
  queryFn: async ({ signal }) => (await client.cards.decks(undefined, { signal })).decks,
  staleTime: 0,
});

/** A deck, and whether it is what this device kept of it. */
export interface OpenDeck extends Deck {
  isKept: boolean;
}

/** Most decks are made within a second or two; who waits longer for one need not look so often. */
const [LOOK_SOON_MS, LOOK_LATER_MS, SOON_TIMES] = [600, 2000, 6];

export const deckQuery = (place: DeckPlace) =>
  queryOptions({
    queryKey: ['deck', place],
    queryFn: async ({ signal }): Promise<OpenDeck> => {
      const { data, savedAt } = await loadOrKept(keptAs(place), () => client.cards.deck({ query: place }, { signal }));
      return { ...data, isKept: savedAt !== null };
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.making) return false;
      return dataUpdateCount > SOON_TIMES ? LOOK_LATER_MS : LOOK_SOON_MS;
    },
    staleTime: 0,
    retry: false,
  });

/** Begins to make a deck; where that is under way already, by another tab say, it is the same making. */
export const beginDeck = async (place: DeckPlace): Promise<OpenDeck> => ({
  ...(await client.cards.begin({ body: place })),
  isKept: false,
});

export interface CardTexts {
  front: string;
  back: string;
}

/** Adds a card, or keeps it here until there is a connection: then null. With the id of an earlier try it is added once. */
export const addCard = (place: DeckPlace, texts: CardTexts, triedAs?: string) =>
  sendOrKeep(newCard, { body: { ...place, ...texts } }, triedAs);

/** Cards of a deck that were written here and of which the server has not heard yet. */
export function waitingCards(place: DeckPlace): CardTexts[] {
  return listWaiting(newCard)
    .map(({ body }) => body as CardTexts & DeckPlace)
    .filter((body) => deckSearch(body) === deckSearch(place));
}

export const editCard = (id: string, texts: CardTexts) => client.cards.edit({ params: { id }, body: texts });
export const dropCard = (id: string) => client.cards.remove({ params: { id } });

/** A file for another program. */
export function exportDeck(place: DeckPlace, format: 'csv' | 'apkg'): Promise<void> {
  const name = `cards.${format}`;
  return download(({ cards }) => cards.exportFile({ query: { ...place, format } }), name);
}

/** Where a deck lies, as calls name it. */
const inQuery = (place: DeckPlace) => {
  const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
};

/** Brings the cards of an Anki deck to a deck. */
export function importDeck(place: DeckPlace, file: File): Promise<DeckImported> {
  const endpoint = featureEndpoints.cards.importFile;
  const path = endpoint.path + inQuery(place);
  return uploadFile({ ...endpoint, path }, file, { onProgress: () => undefined, idField: 'added' });
}
