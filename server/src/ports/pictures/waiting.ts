import { AppError } from '../../platform/app-error.ts';

/** What may wait at a time, for all of it is held in memory. */
export interface Bounds {
  /** Of one account, so that nobody fills the whole alone. */
  ofOne: { pictures: number; bytes: number };
  /** Of all accounts together. */
  bytesOfAll: number;
}

interface Held {
  who: string;
  bytes: number;
}

/** Does the work while its picture is held; refused with `busy` where that would be more than may wait. */
export type Hold = <Result>(held: Held, work: () => Promise<Result>) => Promise<Result>;

export function createWaiting({ ofOne, bytesOfAll }: Bounds): Hold {
  const waiting = new Map<string, { pictures: number; bytes: number }>();
  let bytesInAll = 0;

  function add(who: string, pictures: number, bytes: number): void {
    const line = waiting.get(who) ?? { pictures: 0, bytes: 0 };
    bytesInAll += bytes;
    if (line.pictures + pictures === 0) waiting.delete(who);
    else waiting.set(who, { pictures: line.pictures + pictures, bytes: line.bytes + bytes });
  }

  function isTooMuch({ who, bytes }: Held): boolean {
    const line = waiting.get(who) ?? { pictures: 0, bytes: 0 };
    const isOverOwn = line.pictures >= ofOne.pictures || line.bytes + bytes > ofOne.bytes;
    return isOverOwn || bytesInAll + bytes > bytesOfAll;
  }

  return async (held, work) => {
    if (isTooMuch(held)) throw new AppError('busy', { retryAfter: 10 });
    add(held.who, 1, held.bytes);
    try {
      return await work();
    } finally {
      add(held.who, -1, -held.bytes);
    }
  };
}
