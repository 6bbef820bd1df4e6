import { type FileToRead, type ReadDocument, type Reader, ReadFailure } from './port.ts';
import { type ReaderLimits, readInProcess } from './process.ts';

export interface ReaderPoolOptions {
  script: URL;
  limits?: Partial<ReaderLimits>;
  /** How many documents are read at once; the others wait in the order in which they came. */
  seats?: number;
}

const defaultLimits: ReaderLimits = { milliseconds: 30_000, megabytes: 768 };

/** Reads each document in a process of its own, a few at a time. */
export function createReaderPool({ script, limits, seats = 2 }: ReaderPoolOptions): Reader {
  const allowed = { ...defaultLimits, ...limits };
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = seats;

  function takeSeat(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(turn);
    });
  }

  /** A seat goes from hand to hand, so that nobody who comes now overtakes those who wait. */
  function leaveSeat(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  async function read(file: FileToRead, { signal }: { signal?: AbortSignal } = {}): Promise<ReadDocument> {
    const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    either.throwIfAborted();
    await takeSeat(either);
    const work = readInProcess(script, file, allowed, either);
    running.add(work);
    try {
      const reply = await work;
      if ('failure' in reply) throw new ReadFailure(reply.failure);
      return reply.document;
    } finally {
      running.delete(work);
      leaveSeat();
    }
  }

  return {
    read,
    async close() {
      closing.abort(new Error('The reader has stopped.'));
      await Promise.allSettled(running);
    },
  };
}
