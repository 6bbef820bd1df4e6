import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

const LOOK_AGAIN_MS = 5000;

/** Where phones find this laptop, which may change while the page is open, and which laptops are paired. */
export const classroomQuery = queryOptions({
  queryKey: ['classroom'],
  queryFn: ({ signal }) => client.classroom.show(undefined, { signal }),
  refetchInterval: ({ state }) => (state.data?.is_on ? LOOK_AGAIN_MS : false),
  refetchIntervalInBackground: false,
});
