import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** What the file of a quiz holds and weighs, or why there is none. */
export const quizFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'file'],
    queryFn: ({ signal }) => client.quizFiles.about({ params: { id } }, { signal }),
    // The quiz may have been changed since.
    staleTime: 0,
    retry: false,
  });

export const bringCodes = (id: string, text: string) => client.quizFiles.bring({ params: { id }, body: { text } });
