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

export const broughtQuery = queryOptions({
  queryKey: ['week-files', 'brought'],
  queryFn: ({ signal }) => client.weekFiles.brought(undefined, { signal }),
});

export const bringCode = (code: string) => client.weekFiles.bring({ body: { code } });
