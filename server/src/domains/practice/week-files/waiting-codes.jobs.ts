import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';

const PayloadSchema = z.object({ ownerId: z.string(), tries: z.number().int().min(0) });

/** Looks whether the lessons of somebody's waiting codes have been prepared. */
export const bringWaiting: JobDefinition<z.output<typeof PayloadSchema>> = {
  name: 'practice.bring-waiting',
  payload: PayloadSchema,
};

/** Looks at everybody's codes, for as long as they wait: a chain of looks may break, and ends by itself. */
export const sweepWaiting: JobDefinition = {
  name: 'practice.sweep-waiting',
  payload: z.object({}),
  cron: '19 * * * *',
  expireInSeconds: 900,
};

const firstMs = 2000;
/** The last look of a chain is a quarter of an hour after its code was brought. */
export const mostLooks = 9;

/** Days are there within seconds, or, where a model writes them, within minutes; after that nobody stands and waits. */
export const nextLook = (now: Date, tries: number): Date => new Date(now.getTime() + firstMs * 2 ** tries);

interface Looks {
  look(ownerId: string, tries: number): Promise<void>;
  sweep(): Promise<void>;
}

export const waitingWork = ({ look, sweep }: Looks): Work[] => [
  work(bringWaiting, ({ ownerId, tries }) => look(ownerId, tries)),
  work(sweepWaiting, sweep),
];
