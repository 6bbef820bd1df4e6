import { createSeats } from '../../platform/seats.ts';
import { type FileToRead, type Reader, ReadFailure, type ReadOptions } from './port.ts';
import { type Readable, type ReaderLimits, readInProcess } from './process.ts';

export interface ReaderPoolOptions {
  script: URL;
  limits?: Partial<ReaderLimits>;
  /** How many documents are read at once, each of another person. */
  seats?: number;
}

/** Who uploads gives up after 90 seconds without a word. */
const defaultLimits: ReaderLimits = { workMilliseconds: 30_000, milliseconds: 80_000, megabytes: 768 };

/** Reads each document in a process of its own, a few at a time. */
export function createReaderPool({ script, limits, seats = 2 }: ReaderPoolOptions): Reader {
  const allowed = { ...defaultLimits, ...limits };
  const closing = new AbortController();
  const reading = createSeats(seats, closing.signal);

  async function readAs<As extends keyof Readable>(
    as: As,
    file: FileToRead,
    { who, size, signal, wantsLines }: ReadOptions = {},
  ): Promise<Readable[As]> {
    const reply = await reading.run({ who, cost: size, signal }, (either) =>
      readInProcess(script, as, file, allowed, { signal: either, wantsLines }),
    );
    if ('failure' in reply) throw new ReadFailure(reply.failure);
    return reply.read;
  }

  return {
    read: (file, options) => readAs('document', file, options),
    readDeck: (file, options) => readAs('deck', file, options),
    async close() {
      closing.abort(new Error('The reader has stopped.'));
      await reading.idle();
    },
  };
}
