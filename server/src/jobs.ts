import { sweepSessions } from './features/auth/auth.jobs.ts';
import type { JobDefinition } from './platform/queue.ts';

/** Every kind of background work; a new one is registered here and handled in its feature's `*.jobs.ts`. */
export const jobs: JobDefinition[] = [sweepSessions];
