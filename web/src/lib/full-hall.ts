/**
 * How a page goes on that a full server has turned away. Every device asks ever less often by itself, never earlier than
 * it was told and not with the others; the benchmark of a full hall goes by the same rule.
 */

const LONGEST_OWN_MS = 30_000;
const STEP_MS = 2_000;
/** No server says more than two minutes, and a quarter of it is added. */
export const longestToldMs = 160_000;

/** So often (a quarter of an hour at least) a page asks by itself for something new; a phone that lies in a bag stops then. */
export const MOST_TRIES = 40;

/** How long to wait after so many tries, with what the server said last, in seconds. */
export function pauseAfter(tries: number, retryAfter: number | undefined, random: () => number = Math.random): number {
  const least = Math.max((retryAfter ?? 0) * 1000, Math.min(LONGEST_OWN_MS, STEP_MS * tries));
  return Math.round(least + random() * Math.max(1_000, least / 4));
}
