import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import type { WeekPlace } from './week-place.ts';

export const weekFileQuery = (place: WeekPlace) =>
  queryOptions({
    queryKey: ['week-file', place],
    queryFn: ({ signal }) => client.weekFiles.about({ params: place }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const listBrought = (signal?: AbortSignal) => client.weekFiles.brought(undefined, signal && { signal });

const lookEveryMs = 3000;
const longestMs = 60_000;
const quickLooks = 20;

/** Lessons are there within a minute, or late: who leaves the page open then spends little. */
export const pauseAfterLooks = (looks: number): number =>
  Math.min(longestMs, lookEveryMs * 2 ** Math.max(0, looks - quickLooks));

export const broughtQuery = queryOptions({
  queryKey: ['week-files', 'brought'],
  queryFn: ({ signal }) => listBrought(signal),
  // A waiting code goes in by itself, and whoever waits sees it.
  refetchInterval: ({ state }) => (state.data?.waiting.length ? pauseAfterLooks(state.dataUpdateCount) : false),
});

interface CodeToBring {
  code: string;
  /** Starts a sprint of the course first. */
  startSprint?: boolean;
}

export const bringCode = ({ code, startSprint = false }: CodeToBring) =>
  client.weekFiles.bring({ body: { code, ...(startSprint && { start_sprint: true }) } });
