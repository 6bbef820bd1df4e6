import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { loadOrKept } from '../../../lib/kept-data.ts';

export interface DrillPlace {
  sprintId: string;
  day: number;
}

/** The questions of one round; without a network those of the round that was opened last. */
export const drillQuery = ({ sprintId, day }: DrillPlace, round: number) =>
  queryOptions({
    queryKey: ['drill', sprintId, day, round],
    queryFn: ({ signal }) =>
      loadOrKept(`drill/${sprintId}/${day}`, () =>
        client.drills.open({ params: { sprint_id: sprintId, day }, query: { round } }, { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** The lesson of a day that is practised. */
export const lessonOf = ({ sprintId, day }: DrillPlace) => `/sprint/${encodeURIComponent(sprintId)}?day=${day}`;
