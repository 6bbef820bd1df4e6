import { remembered } from '../../text/remembered.ts';

/** Every option is compared with many others. */
const wordCount = remembered((text) => text.split(/\s+/).length, 1000);

/** Whether the lengths of the options give the right one away. */
export function lengthGivesAway(answer: string, distractors: readonly string[]): boolean {
  const own = answer.length;
  const lengths = distractors.map((text) => text.length);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  // A few characters are no give-away: short options vary freely.
  return (own > longest * 1.35 && own > longest + 18) || (own < shortest * 0.65 && own < shortest - 18);
}

/** Whether two options are of comparable length. */
export function comparableLength(left: string, right: string): boolean {
  const [a, b] = [wordCount(left), wordCount(right)];
  return Math.abs(a - b) <= 5 || (a <= b * 2.3 && b <= a * 2.3);
}

/** How many of the best are tried together before a question is given up. */
const TRIED = 8;

/**
 * The best three that do not clash with each other and that are accepted as a set, or null when there are none. A
 * stretch (an option that fits less well) is taken once at most.
 */
export function bestThree<T>(
  ranked: readonly { item: T; score: number }[],
  clash: (left: T, right: T) => boolean,
  isStretch: (item: T) => boolean = () => false,
  accepts: (three: T[]) => boolean = () => true,
): T[] | null {
  const items = [...ranked]
    .sort((a, b) => b.score - a.score)
    .slice(0, TRIED)
    .map(({ item }) => item);
  // Each pair stands in several sets of three, and is judged once.
  const clashes: (boolean | undefined)[] = [];
  const stretches: (boolean | undefined)[] = [];
  const clashesWith = (i: number, j: number) => (clashes[i * TRIED + j] ??= clash(items[i]!, items[j]!));
  const stretchesIt = (i: number) => (stretches[i] ??= isStretch(items[i]!));
  const mayJoin = (chosen: readonly number[], i: number) =>
    !chosen.some((other) => clashesWith(i, other)) && !(stretchesIt(i) && chosen.some(stretchesIt));
  const complete = (chosen: readonly number[], from: number): T[] | null => {
    if (chosen.length === 3) {
      const three = chosen.map((i) => items[i]!);
      return accepts(three) ? three : null;
    }
    for (let i = from; i < items.length; i++) {
      if (!mayJoin(chosen, i)) continue;
      const found = complete([...chosen, i], i + 1);
      if (found) return found;
    }
    return null;
  };
  return complete([], 0);
}
