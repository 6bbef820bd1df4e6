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

/** How many calls may be under way at a time, and for how many milliseconds the server has been behind. */
export interface Room {
  size: number;
  behindMs: number;
}

/**
 * A rush of a second or two is worked off faster than it is turned away: so many calls may come at once, and the server
 * must have been behind for half a second before anybody is refused. A single late sample is no rush: something took long
 * and is over. The least size is what everyday use may have under way on a machine that other programs keep busy.
 */
const most = 2000;
const least = 100;
const patienceMs = 500;

export const wholeRoom: Room = { size: most, behindMs: 0 };

/**
 * The room for the next tenth of a second. `load` is 1 where the server is just as far behind as it may be; `peak` is how
 * many calls were under way at most since the last sample. It shrinks with how far behind it is, from what is really under
 * way, and grows by little steps, so that it comes to rest where the load is 1 and does not swing.
 */
export function adjust({ size, behindMs }: Room, { load, peak, ms }: { load: number; peak: number; ms: number }): Room {
  if (load <= 1) {
    const step = peak > (size * shares.noting) / 100 ? 0.03 : 0.1;
    return { size: Math.min(most, size * (1 + step) + 1), behindMs: 0 };
  }
  const isFirst = behindMs === 0;
  const behind = behindMs + ms;
  if (size === most && (isFirst || behind < patienceMs)) return { size, behindMs: behind };
  // Who comes fills no more than this share of it.
  const filled = Math.min(size, (peak * 100) / shares.coming);
  const less = Math.max(0.7, 1 - 0.15 * (load - 1));
  return { size: Math.max(least, filled * less), behindMs: behind };
}
