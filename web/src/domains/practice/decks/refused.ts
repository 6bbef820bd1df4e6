import { ApiError } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { addCard } from './api.ts';
import { type RefusedCard, storedDecks } from './stored.ts';

const { refusedCards } = storedDecks;

/** Read again with all else when something waiting was settled. */
export const refusedQuery = queryOptions({
  queryKey: ['refused-cards'],
  queryFn: () => refusedCards.get(),
  staleTime: 0,
});

/** Where it was written is gone: it can only become one of the learner's own. */
export const isPlaceGone = ({ code }: RefusedCard) => code.endsWith('_not_found');

export const forgetRefused = (gone: RefusedCard) =>
  refusedCards.set(refusedCards.get().filter(({ id }) => id !== gone.id));

/**
 * Adds it after all, under the id of its first try, which may have arrived; whether it waits for a connection instead. A
 * refusal is kept with it, and thrown.
 */
export async function retryRefused(card: RefusedCard): Promise<boolean> {
  const { document_id, sprint_id, day, front, back } = card;
  const place = isPlaceGone(card) ? {} : { document_id, sprint_id, day };
  try {
    const added = await addCard(place, { front, back }, card.id);
    forgetRefused(card);
    return added === null;
  } catch (error) {
    if (error instanceof ApiError) {
      const { message: reason, code } = error;
      refusedCards.set(refusedCards.get().map((one) => (one.id === card.id ? { ...one, reason, code } : one)));
    }
    throw error;
  }
}
