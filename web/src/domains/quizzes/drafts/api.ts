import type { QuizDrafts } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { keep, loadOrKept } from '../../../lib/kept-data.ts';
import { listWaiting } from '../../../lib/outbox/account-outbox.ts';
import { draftDecisions } from './outgoing.ts';
import { decideHere, type LocalPile } from './pile.ts';

const keptName = (id: string) => `quiz drafts ${id}`;

/** The drafts of a quiz, with what was decided here and the server has not heard yet. */
export const draftsQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'drafts'],
    queryFn: async ({ signal }): Promise<LocalPile> => {
      const { data } = await loadOrKept(keptName(id), () => client.quizzes.drafts({ params: { id } }, { signal }));
      const waiting = listWaiting(draftDecisions).filter(({ params }) => params.id === id);
      const decisions = waiting.flatMap(({ body }) => body.decisions);
      return decisions.reduce<LocalPile>(decideHere, { ...data, last: null });
    },
    // What is being decided must not change under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Without a network the page goes on where it was. */
export const keepPile = ({ last: _, ...pile }: LocalPile): Promise<void> =>
  keep(keptName(pile.quiz_id), pile satisfies QuizDrafts);
