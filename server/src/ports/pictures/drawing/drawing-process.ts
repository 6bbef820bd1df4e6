import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../platform/app-error.ts';
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

function faultOf(code: number | null, by: NodeJS.Signals | null): Error {
  if (by === null) return new Error(`What draws pictures ended by itself with ${code}.`);
  return broken.includes(by) ? new AppError('image_not_usable') : tryAgain();
}

/**
 * Draws in a process of its own, which holds no secret since it gets no environment. What a picture does to a decoder
 * ends at the latest with the pictures of its account.
 */
export function createDrawingProcess(script: URL, { limits, patienceMs, idleMs }: ProcessTerms): DrawingProcess {
  let child: ChildProcess | undefined;
  let owner = '';
  let gone = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(script), {
      // What is freed goes back to the system.
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    gone = new Promise((resolve) => {
      const settle = () => {
        if (child === started) child = undefined;
        resolve();
      };
      started.once('close', settle);
      started.once('error', () => {
        if (started.pid === undefined) settle();
      });
    });
    child = started;
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    // At once: a picture that comes now gets another one.
    child = undefined;
    await gone;
  }

  /** Nothing where the process ended before it began with this picture: it had drawn others, and they were to blame. */
  function ask(process: ChildProcess, job: DrawJob, signal: AbortSignal, isNew: boolean) {
    return new Promise<DrawnPicture | undefined>((resolve, reject) => {
      let stopped: Error | undefined;
      let hasBegun = isNew;
      const stop = (reason: Error) => {
        stopped ??= reason;
        process.kill('SIGKILL');
      };
      const timer = setTimeout(() => stop(tryAgain()), patienceMs);
      const onAbort = () => stop(signal.reason);
      const onMessage = (message: unknown) => {
        const reply = message as DrawReply;
        if ('hasBegun' in reply) {
          hasBegun = true;
          return;
        }
        leave();
        if ('isUnusable' in reply) return reject(new AppError('image_not_usable'));
        resolve({ ...reply, content: Buffer.from(reply.content) });
      };
      const onClose = (code: number | null, by: NodeJS.Signals | null) => {
        leave();
        if (stopped || hasBegun) reject(stopped ?? faultOf(code, by));
        else resolve(undefined);
      };
      const onError = (error: Error) => {
        stopped ??= error;
        if (process.pid !== undefined) return;
        leave();
        reject(error);
      };
      function leave(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        process.off('message', onMessage).off('close', onClose).off('error', onError);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      process.on('message', onMessage).on('close', onClose).on('error', onError);
      process.send(job, () => undefined);
    });
  }

  return {
    get pid() {
      return child?.pid;
    },
    async draw(job, whose, signal) {
      clearTimeout(idle);
      if (child && (owner !== whose || !child.connected)) await end();
      // One that was told to end may not have yet.
      if (!child) await gone;
      signal.throwIfAborted();
      owner = whose;
      const asked = { ...job, limits };
      try {
        const drawn = child && (await ask(child, asked, signal, false));
        return drawn ?? ((await ask(start(), asked, signal, true)) as DrawnPicture);
      } finally {
        if (idleMs === 0) await end();
        else idle = setTimeout(() => void end(), idleMs).unref();
      }
    },
    stop: end,
  };
}
