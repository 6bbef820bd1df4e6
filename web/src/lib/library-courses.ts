import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** Every course that the library teaches, with its lessons. */
export const libraryCoursesQuery = queryOptions({
  queryKey: ['library', 'courses'],
  queryFn: async ({ signal }) => (await client.library.courses(undefined, { signal })).courses,
});
