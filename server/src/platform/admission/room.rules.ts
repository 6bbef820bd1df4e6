/**
 * Who goes before whom when there is not room for everybody, the first one first: who hands in, what somebody writes who is
 * inside, what such a person reads, who comes only now, and notes that say nothing a count does not say already.
 */
export const ranks = ['handingIn', 'writing', 'reading', 'coming', 'noting'] as const;
export type Rank = (typeof ranks)[number];

/** How many of a hundred places each of them may fill: what is left above is kept for those before. */
export const shares: Readonly<Record<Rank, number>> = {
  handingIn: 100,
  writing: 85,
  reading: 70,
  coming: 55,
  noting: 35,
};

/**
 * How many calls go before others by one token at a time, that of an attempt and that of a session: several times what a page
 * of ours has under way. What comes beyond goes with those who come, so that no script takes every place with one token.
 */
export const mostByOne = { attempt: 4, session: 32 } as const;

/** How many calls may be under way at a time, for how many milliseconds the server has been behind, and how many it answers a second. */
export interface Room {
  size: number;
  behindMs: number;
  rate: number;
}

/**
 * A rush of a second or two is worked off faster than it is turned away: so many calls may come at once, and the server
 * must have been behind for a second before anybody is refused. A single late sample is no rush: something took long
 * and is over. The least size is what everyday use may have under way on a machine that other programs keep busy.
 */
const most = 2000;
const least = 100;
const patienceMs = 1000;
/** Who comes is in for so long at most: as many as are answered meanwhile find room, however far behind the server is. */
const stayMs = 500;
/** The rate is that of about the last second. */
const rateMs = 1000;

export const wholeRoom: Room = { size: most, behindMs: 0, rate: 0 };

/** What was seen in the last tenth of a second. */
export interface Sample {
  /** 1 is where the server is just as far behind as it may be. */
  load: number;
  /** How many calls were under way at most. */
  peak: number;
  /** How many were answered. */
  left: number;
  ms: number;
}

/**
 * The room for the next tenth of a second. It shrinks with how far behind the server is, from what is really under
 * way, and grows by little steps, so that it comes to rest where the load is 1 and does not swing.
 */
export function adjust({ size, behindMs, rate: before }: Room, { load, peak, left, ms }: Sample): Room {
  const rate = before + ((left * 1000) / ms - before) * Math.min(1, ms / rateMs);
  if (load <= 1) {
    const step = peak > (size * shares.noting) / 100 ? 0.03 : 0.1;
    return { size: Math.min(most, size * (1 + step) + 1), behindMs: 0, rate };
  }
  const isFirst = behindMs === 0;
  const behind = behindMs + ms;
  if (size === most && (isFirst || behind < patienceMs)) return { size, behindMs: behind, rate };
  // Who comes fills no more than this share of it.
  const filled = Math.min(size, (peak * 100) / shares.coming);
  const less = Math.max(0.7, 1 - 0.15 * (load - 1));
  const answered = (((rate * stayMs) / 1000) * 100) / shares.coming;
  return { size: Math.min(most, Math.max(least, answered, filled * less)), behindMs: behind, rate };
}
