import { listEntry, local } from '../storage/entry.ts';
import { QUEUE } from '../storage/owners.ts';
import { isRecord } from '../storage/shapes.ts';

/** What waits for a connection. */
export const storedOutbox = {
  /** Of one account; sealed while somebody else is signed in. */
  outbox: (userId: string) => listEntry('queue', local, `${QUEUE}${userId}`, isRecord),
};
