import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

const TRY_AGAIN_MS = 4000;

/** The six signs to type at `/q`. A code belongs to a link: a renewed link gets another one. */
export const codeQuery = (id: string, link: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'code', link],
    queryFn: () => client.quizzes.giveCode({ params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data ? false : TRY_AGAIN_MS),
  });

/** In two groups, as it is read out. */
export const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
