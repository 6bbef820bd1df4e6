import type { DraftDecision } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { draftsQuery, keepPile } from './api.ts';
import { draftDecisions } from './outgoing.ts';
import { decideHere, type LocalPile, withAnswer } from './pile.ts';

/** The pile of drafts: each decision counts here at once and is sent as soon as it can be. */
export function useDrafts(quizId: string) {
  const queryClient = useQueryClient();
  const query = draftsQuery(quizId);
  const { queryKey } = query;
  const loading = useQuery(query);
  const sent = useRef(0);

  const decide = useCallback(
    async (...decisions: DraftDecision[]) => {
      const before = queryClient.getQueryData<LocalPile>(queryKey);
      if (!before) return;
      const pile = decisions.reduce(decideHere, before);
      queryClient.setQueryData(queryKey, pile);
      void keepPile(pile);
      sent.current += 1;
      const turn = sent.current;
      const saved = await sendSoon(draftDecisions, { params: { id: quizId }, body: { decisions } });
      // A page that shows the quiz reads it anew; the drafts follow the last answer alone.
      void queryClient.invalidateQueries({
        queryKey: ['quizzes'],
        predicate: ({ queryKey: [, id, kind] }) => !(id === quizId && kind === 'drafts'),
      });
      if (!saved || turn !== sent.current) return;
      const now = withAnswer(queryClient.getQueryData<LocalPile>(queryKey) ?? pile, saved);
      queryClient.setQueryData(queryKey, now);
      void keepPile(now);
    },
    [queryClient, queryKey, quizId],
  );

  return { ...loading, decide };
}
