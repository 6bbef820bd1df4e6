import type { OpenIndex } from '../answer/lesson-index.ts';

/** Below this a text has nothing about the question; docs/decisions/049 shows what each line keeps and lets through. */
export const NEAR = 0.3;
export const MOST_PLACES = 3;

/** A question of the text itself, an exercise say, comes closest of all and answers nothing. */
const ASKS = /\?["”’)*]*$/;

/** The unit that comes closest in each paragraph, list or table with what it is joined to, the closest of all first. */
export function closestUnits(closeness: readonly number[], { index, blockOf, groupOf }: OpenIndex): number[] {
  const best = new Map<number, number>();
  closeness.forEach((value, unit) => {
    if (ASKS.test(index.units[unit]!)) return;
    const group = groupOf[blockOf[unit]!]!;
    const known = best.get(group);
    if (known === undefined || value > closeness[known]!) best.set(group, unit);
  });
  return [...best.values()].sort((a, b) => closeness[b]! - closeness[a]!);
}

/** Those of them that are near enough to be shown. */
export function nearUnits(closeness: readonly number[], open: OpenIndex): number[] {
  return closestUnits(closeness, open)
    .filter((unit) => closeness[unit]! >= NEAR)
    .slice(0, MOST_PLACES);
}
