import { AppError } from '../../../platform/app-error.ts';
import { createJobProcess } from '../../../platform/job-process.ts';
import type { DrawnPicture, Wanted } from '../port.ts';
import { type DrawLimits, overBounds } from './watch.ts';

export interface DrawJob {
  picture: Uint8Array;
  wanted: Wanted;
  maxPixels: number;
  limits: DrawLimits;
}

export type DrawReply = DrawnPicture | { isUnusable: true } | { hasBegun: true };

export interface ProcessTerms {
  limits: DrawLimits;
  /** Nobody waits longer than this, however busy the machine is. */
  patienceMs: number;
  /** How long it stays when nobody has a picture for it; 0: it ends with each picture. */
  idleMs: number;
}

export interface DrawingProcess {
  /** One picture; never two at once. `whose` came before has left nothing: a new one draws for each of them. */
  draw(job: Omit<DrawJob, 'limits'>, whose: string, signal: AbortSignal): Promise<DrawnPicture>;
  /** The system's number of the process, while there is one. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** What a decoder that breaks ends a process with: the picture is to blame. */
const broken: readonly NodeJS.Signals[] = [overBounds, 'SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE'];

/** Ended from outside, or kept waiting by the machine: the same picture may go through the next time. */
const tryAgain = () => new AppError('busy', { retryAfter: 5 });

/** The process ended before it began with this picture: it had drawn others, and they were to blame. */
class NotBegun extends Error {}

function faultOf(code: number | null, by: NodeJS.Signals | null): Error {
  if (by === null) return new Error(`What draws pictures ended by itself with ${code}.`);
  return broken.includes(by) ? new AppError('image_not_usable') : tryAgain();
}

function drawnOf(reply: Exclude<DrawReply, { hasBegun: true }>): DrawnPicture {
  if ('isUnusable' in reply) throw new AppError('image_not_usable');
  return { ...reply, content: Buffer.from(reply.content) };
}

/** Draws apart from the server. What a picture does to a decoder ends at the latest with the pictures of its account. */
export function createDrawingProcess(script: URL, { limits, patienceMs, idleMs }: ProcessTerms): DrawingProcess {
  // What is freed goes back to the system.
  const process = createJobProcess<DrawJob, DrawReply>(script, { env: { MALLOC_ARENA_MAX: '2' }, idleMs });
  let owner = '';

  const drawOnce = (job: DrawJob, signal: AbortSignal) =>
    process.run(job, (isNew) => {
      let hasBegun = isNew;
      return {
        signal,
        patienceMs,
        tooSlow: tryAgain,
        take: (reply) => {
          if (!('hasBegun' in reply)) return drawnOf(reply);
          hasBegun = true;
          return;
        },
        ended: (code, by) => (hasBegun ? faultOf(code, by) : new NotBegun()),
      };
    });

  return {
    get pid() {
      return process.pid;
    },
    async draw(job, whose, signal) {
      if (owner !== whose) await process.end();
      owner = whose;
      const asked = { ...job, limits };
      try {
        return await drawOnce(asked, signal);
      } catch (error) {
        if (error instanceof NotBegun) return drawOnce(asked, signal);
        throw error;
      }
    },
    stop: process.end,
  };
}
