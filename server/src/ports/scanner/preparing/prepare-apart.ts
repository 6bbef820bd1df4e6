import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ReadFailure, type ReadFailureCode } from '../../reader/port.ts';
import type { PreparedPage } from '../page.ts';
import type { PdfPages } from '../port.ts';

/** What one file may cost until it is prepared. */
export interface PrepareLimits {
  milliseconds: number;
  megabytes: number;
}

export interface PrepareJob {
  path: string;
  /** Of a PDF: one page of it, from 1, or which of its pages are pictures. */
  pdf?: { page?: number };
  limits: PrepareLimits;
}

export type PrepareReply = { done: PreparedPage | PdfPages } | { failure: ReadFailureCode };

/** The process answers so when the fault is ours: the file is not there. */
export interface PrepareFault {
  fault: string;
}

/** Does one job in a process that ends with it: nothing that a file does to a decoder outlives the file. */
export function prepareApart(script: URL, job: PrepareJob, signal: AbortSignal): Promise<PreparedPage | PdfPages> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const child = fork(fileURLToPath(script), {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let reply: PrepareReply | PrepareFault | undefined;
    let stopped: Error | undefined;
    const stop = (reason: Error) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(new ReadFailure('file_too_slow')), job.limits.milliseconds);
    const onAbort = () => stop(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    child.once('message', (message) => {
      reply = message as PrepareReply | PrepareFault;
      child.kill('SIGKILL');
    });
    child.once('error', (error) => {
      stopped ??= error;
      if (child.pid === undefined) settle(null);
    });
    // Settled only when the process is gone, so that no more of them run than there are seats.
    child.once('close', (_code, end) => settle(end));

    function settle(end: NodeJS.Signals | null): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      if (reply && 'done' in reply) resolve(reply.done);
      else if (reply && 'failure' in reply) reject(new ReadFailure(reply.failure));
      else if (reply) reject(new Error(reply.fault));
      else if (stopped) reject(stopped);
      else reject(new ReadFailure(end === 'SIGKILL' || end === 'SIGABRT' ? 'file_too_complex' : 'file_corrupt'));
    }
    child.send(job, () => undefined);
  });
}
