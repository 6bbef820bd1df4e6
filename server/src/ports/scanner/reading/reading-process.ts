import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ReadFailure } from '../../reader/port.ts';
import type { ScannedPage } from '../page.ts';

/** What one page may cost. */
export interface PageLimits {
  milliseconds: number;
  /** Everything that the process holds, WebAssembly included. */
  megabytes: number;
  /** How long the process stays when nobody has a page for it. */
  idleMilliseconds: number;
}

export interface PageJob {
  picture: Uint8Array;
  megabytes: number;
}

export type PageReply = { page: ScannedPage; peakMb: number } | { fault: string };

export interface ReadingProcess {
  /** One page; never two at once. */
  read(picture: Buffer, signal: AbortSignal): Promise<ScannedPage>;
  /** Whether it holds any memory now. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Reads pages in a process of its own, which is started for the first page and ended when no other has come for a
 * while: to start it takes about a second, and idle it would hold some hundred megabytes for nothing. It gets no
 * environment, so it holds no secret; what goes wrong in it ends with it.
 */
export function createReadingProcess(script: URL, limits: PageLimits): ReadingProcess {
  let child: ChildProcess | undefined;
  let gone = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(script), {
      env: {},
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

  function read(picture: Buffer, signal: AbortSignal): Promise<ScannedPage> {
    clearTimeout(idle);
    return new Promise<ScannedPage>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const reader = child ?? start();
      let stopped: Error | undefined;
      const stop = (reason: Error) => {
        stopped ??= reason;
        reader.kill('SIGKILL');
      };
      const timer = setTimeout(() => stop(new ReadFailure('file_too_slow')), limits.milliseconds);
      const onAbort = () => stop(signal.reason);
      const onMessage = (message: unknown) => {
        leave();
        const reply = message as PageReply;
        if ('page' in reply) resolve(reply.page);
        else reject(new Error(reply.fault));
      };
      const onClose = (_code: number | null, end: NodeJS.Signals | null) => {
        leave();
        // Killed by its own watch or by the system: memory. Anything else is an engine that broke on this page.
        reject(
          stopped ?? new ReadFailure(end === 'SIGKILL' || end === 'SIGABRT' ? 'file_too_complex' : 'file_corrupt'),
        );
      };
      const onError = (error: Error) => {
        stopped ??= error;
        if (reader.pid !== undefined) return;
        leave();
        reject(error);
      };
      function leave(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        reader.off('message', onMessage).off('close', onClose).off('error', onError);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      reader.on('message', onMessage).on('close', onClose).on('error', onError);
      const job: PageJob = { picture, megabytes: limits.megabytes };
      reader.send(job, () => undefined);
    }).finally(() => {
      idle = setTimeout(() => void end(), limits.idleMilliseconds);
      idle.unref();
    });
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    await gone;
  }

  return { read, isAlive: () => child !== undefined, stop: end };
}
