import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';

/** Whose topics: those of a sprint, or of a course of the library by its address. */
export type MapPlace = { sprintId: string } | { course: string };

/** Which topics are mastered, shaky or new; also without a network, once it was read. */
export const masteryQuery = (place: MapPlace) =>
  queryOptions({
    queryKey: ['mastery', place],
    queryFn: ({ signal }) =>
      'sprintId' in place
        ? loadOrKept(`mastery/${place.sprintId}`, async () => {
            return (await client.progress.mastery({ params: place }, { signal })).mastery;
          })
        : loadOrKept(`mastery/course/${place.course}`, async () => {
            return (await client.progress.courseMastery({ params: place }, { signal })).mastery;
          }),
    staleTime: 0,
  });
