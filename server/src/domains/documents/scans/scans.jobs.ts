import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { JobDefinition } from '../../../platform/queue.ts';

/**
 * A turn at reading one of the pages that wait: whichever is next, so that owners share the turns. A turn that is begun
 * again, because its server was killed, goes on with the page that it had.
 */
export const readPage: JobDefinition<{ turn: string }> = {
  name: 'scans.read',
  payload: z.object({ turn: z.string() }),
  retryLimit: 20,
  expireInSeconds: 240,
  // Half of the cores: people who use the pages wait for the others.
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
};

/** Removes a picture, unless a page has it. */
export const dropPicture: JobDefinition<{ id: string }> = {
  name: 'scans.drop',
  payload: z.object({ id: z.string() }),
};

/** Writes a document anew from its pages, after they were read or corrected. */
export const rewriteDocument: JobDefinition<{ ownerId: string; scanId: string }> = {
  name: 'scans.rewrite',
  payload: z.object({ ownerId: z.string(), scanId: z.string() }),
};

/** Removes scans that nobody used. */
export const sweepScans: JobDefinition = { name: 'scans.sweep', payload: z.object({}), cron: '41 3 * * *' };
