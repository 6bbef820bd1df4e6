import type { LinkedThing } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

export const linkingQuery = (id: string) =>
  queryOptions({
    queryKey: ['lti', 'linking', id],
    queryFn: ({ signal }) => client.ltiLinking.show({ params: { id } }, { signal }),
    retry: false,
  });

export const chooseThings = (id: string, things: LinkedThing[]) =>
  client.ltiLinking.choose({ params: { id }, body: { things } });

/** As many as one call gives. */
const mostQuizzes = 100;

export const quizzesToLinkQuery = queryOptions({
  queryKey: ['lti', 'quizzes'],
  queryFn: async ({ signal }) => (await client.quizzes.list({ query: { limit: mostQuizzes } }, { signal })).quizzes,
});
