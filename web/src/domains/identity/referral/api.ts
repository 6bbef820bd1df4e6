import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** What each side gets once the new address is confirmed. */
export const POINTS_EACH = 50;

/** Whether an invitation code is somebody's. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => client.referral.check({ params: { code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const referralQuery = queryOptions({
  queryKey: ['referral'],
  queryFn: ({ signal }) => client.referral.get(undefined, { signal }),
});
