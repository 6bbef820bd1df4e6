import { Turns } from '../../platform/turns.ts';
import { type FileToRead, type Reader, ReadFailure, type ReadOptions } from './port.ts';
import { type Readable, type ReaderLimits, readInProcess } from './process.ts';

export interface ReaderPoolOptions {
  script: URL;
  limits?: Partial<ReaderLimits>;
  /** How many documents are read at once, each of another person. */
  seats?: number;
}

const defaultLimits: ReaderLimits = { milliseconds: 30_000, megabytes: 768 };

/** Reads each document in a process of its own, a few at a time. */
export function createReaderPool({ script, limits, seats = 2 }: ReaderPoolOptions): Reader {
  const allowed = { ...defaultLimits, ...limits };
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const turns = new Turns<() => void>();
  let free = seats;

  function takeSeat(who: string, size: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        turns.leave(who, turn);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      turns.wait(who, turn, size);
      fillSeats();
    });
  }

  function fillSeats(): void {
    for (let turn = free > 0 && turns.begin(); turn; turn = free > 0 && turns.begin()) {
      free -= 1;
      turn();
    }
  }

  async function readAs<As extends keyof Readable>(
    as: As,
    file: FileToRead,
    { who = '', size = 0, signal, wantsLines }: ReadOptions = {},
  ): Promise<Readable[As]> {
    const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    either.throwIfAborted();
    await takeSeat(who, size, either);
    const work = readInProcess(script, as, file, allowed, { signal: either, wantsLines });
    running.add(work);
    try {
      const reply = await work;
      if ('failure' in reply) throw new ReadFailure(reply.failure);
      return reply.read;
    } finally {
      running.delete(work);
      free += 1;
      turns.end(who);
      fillSeats();
    }
  }

  return {
    read: (file, options) => readAs('document', file, options),
    readDeck: (file, options) => readAs('deck', file, options),
    async close() {
      closing.abort(new Error('The reader has stopped.'));
      await Promise.allSettled(running);
    },
  };
}
