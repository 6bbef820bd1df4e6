import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeckPlace } from '../../../lib/deck-place.ts';
import { beginDeck, deckQuery } from './api.ts';

/** A deck, and how its making stands: one that nobody has had made yet is begun when it is opened. */
export function useDeck(place: DeckPlace) {
  const queries = useQueryClient();
  const query = useQuery(deckQuery(place));
  const { data: deck } = query;
  const begin = useMutation({
    mutationFn: () => beginDeck(place),
    onSuccess: (begun) => queries.setQueryData(deckQuery(place).queryKey, begun),
  });
  const { mutate } = begin;
  // Once on each opening of the page: a making that failed here, or in another tab, is the learner's to retry.
  const [mayBegin, setMayBegin] = useState(true);
  const isPlaced = place.document_id !== undefined || place.sprint_id !== undefined;
  const isMissing = deck !== undefined && !deck.made && isPlaced;
  const isUnderWay = Boolean(deck?.making);
  const isBegun = isMissing && !deck.isKept && mayBegin;
  useEffect(() => {
    if (!isBegun) return;
    setMayBegin(false);
    if (!isUnderWay) mutate();
  }, [isBegun, isUnderWay, mutate]);
  return {
    ...query,
    /** The teacher has not looked for its cards yet. */
    isMissing,
    isMaking: begin.isPending || (isMissing && (isUnderWay || isBegun)),
    /** Why it was not made, where there are words for it. */
    failure: begin.error?.message || deck?.failure?.detail,
    begin: mutate,
  };
}
