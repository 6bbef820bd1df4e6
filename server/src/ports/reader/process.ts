import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FileToRead,
  type ReadDeck,
  type ReadDocument,
  ReadFailure,
  type ReadFailureCode,
  type ReadOptions,
} from './port.ts';

/** What one document may cost. */
export interface ReaderLimits {
  /** Of its own work, in all its threads: what a busy machine gives to others is not its time. */
  workMilliseconds: number;
  /** By the clock, whatever happens. */
  milliseconds: number;
  /** Everything that the process holds: the heap, buffers, WebAssembly. */
  megabytes: number;
}

/** What a file is read as. */
export interface Readable {
  document: ReadDocument;
  deck: ReadDeck;
}

export interface ReadJob {
  as: keyof Readable;
  path: string;
  extension: string;
  wantsLines: boolean;
  limits: ReaderLimits;
}

export type ReadReply<Read = Readable[keyof Readable]> =
  | { read: Read; peakMb: number }
  | { failure: ReadFailureCode; peakMb: number };

/** The process answers so when the fault is ours: the file is not there. */
export interface ReadFault {
  fault: string;
}

/** How its own watch ends a process that has worked too long. */
export const overworked = 'SIGTERM';

/** The most that V8 may take of the whole; its own limit gives a parser a chance to collect garbage first. */
const heapShare = 0.75;

/**
 * Reads one document in a process of its own, which ends with it: nothing that a file does to a parser outlives the
 * file, and a process (unlike a thread) can be stopped in the middle of native code and measured as a whole. It gets
 * no environment, so it holds no secret.
 */
export function readInProcess<As extends keyof Readable>(
  script: URL,
  as: As,
  file: FileToRead,
  limits: ReaderLimits,
  { signal, wantsLines = false }: Pick<ReadOptions, 'signal' | 'wantsLines'> = {},
): Promise<ReadReply<Readable[As]>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = fork(fileURLToPath(script), {
      env: {},
      execArgv: [`--max-old-space-size=${Math.round(limits.megabytes * heapShare)}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let reply: ReadReply<Readable[As]> | undefined;
    let stopped: Error | undefined;
    const stop = (reason: Error) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(new ReadFailure('file_too_slow')), limits.milliseconds);
    const onAbort = () => stop(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });

    child.once('message', (message) => {
      const answer = message as ReadReply<Readable[As]> | ReadFault;
      if ('fault' in answer) stopped = new Error(answer.fault);
      else reply = answer;
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
      signal?.removeEventListener('abort', onAbort);
      if (reply) resolve(reply);
      else if (stopped) reject(stopped);
      else if (end === overworked) reject(new ReadFailure('file_too_slow'));
      // Killed by its own watch or by the system, or given up by V8: memory. Anything else is a parser that broke.
      else reject(new ReadFailure(end === 'SIGKILL' || end === 'SIGABRT' ? 'file_too_complex' : 'file_corrupt'));
    }
    const extension = extname(file.name).slice(1).toLowerCase();
    const job: ReadJob = { as, path: file.path, extension, wantsLines, limits };
    child.send(job, () => undefined);
  });
}
