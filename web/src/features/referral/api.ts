import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** What each side gets once the new address is confirmed. */
export const POINTS_EACH = 50;

export const referralQuery = queryOptions({
  queryKey: ['referral'],
  queryFn: ({ signal }) => client.referral.get(undefined, { signal }),
});
