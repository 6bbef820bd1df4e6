import { CannotRead, readOr } from './node.ts';

/**
 * What judging takes, counted in steps and never by a clock: whoever is given up on is given up on everywhere, on a
 * slow phone and on a server that has much to do.
 */
let taken = 0;
let most = Number.POSITIVE_INFINITY;

/** So many steps are to be taken: a letter that is looked at, a part that is worked out. What doesn't fit is not begun. */
export function take(steps = 1): void {
  taken = Math.min(taken + steps, most + 1);
  if (taken > most) throw new CannotRead('too long');
}

export const stepsTaken = () => taken;

/** What `work` gives, or what stands for it where it takes more than so many steps: whoever caught that on the way. */
export function within<T>(steps: number, work: () => T, instead: T): T {
  taken = 0;
  most = steps;
  const made = readOr(work, () => instead);
  most = Number.POSITIVE_INFINITY;
  return taken > steps ? instead : made;
}

const mostKept = 100;

/** Remembers what was made of the last texts. It takes the same steps every time, so that memory decides nothing. */
export function kept<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, readonly [T, number]>();
  return (text) => {
    const before = taken;
    const [made, steps] = known.get(text) ?? [work(text), taken - before];
    if (known.size >= mostKept) known.clear();
    known.set(text, [made, steps]);
    taken = before;
    take(steps);
    return made;
  };
}
