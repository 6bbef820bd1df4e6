import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';

const PayloadSchema = z.object({ ownerId: z.string(), tries: z.number().int().min(0) });

/** Looks whether the lessons of somebody's waiting codes have been prepared. */
export const bringWaiting: JobDefinition<z.output<typeof PayloadSchema>> = {
  name: 'practice.bring-waiting',
  payload: PayloadSchema,
};

const firstMs = 2000;
const longestMs = 60 * 60_000;

/** Days are there within seconds, or, where a model writes them, within minutes; after that nobody stands and waits. */
export const nextLook = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20)));

export const waitingWork = (look: (ownerId: string, tries: number) => Promise<void>): Work[] => [
  work(bringWaiting, ({ ownerId, tries }) => look(ownerId, tries)),
];
