import type { Domain } from './domain.ts';

/** Numbers between 0 and 1 that are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const spans = [1, 4, 12];
const perSpan = 14;
const wholeOnes = 8;
const farSpan = 120;
const farOnes = 120;

function valueIn(domain: Domain, name: string, span: number, chance: number): number {
  const { low, high } = domain.of(name);
  if (low === -Infinity && high === Infinity) return (2 * chance - 1) * span;
  if (low === -Infinity) return high - chance * span;
  if (high === Infinity) return low + chance * span;
  return low + chance * (high - low);
}

/** Where two expressions are compared: near zero and farther away, on both signs unless the key narrows it, and at whole numbers. */
export function pointsFor(names: readonly string[], domain: Domain): Map<string, number>[] {
  const chance = numbers(20_261);
  const at = (value: (name: string) => number) => new Map(names.map((name) => [name, value(name)]));
  const spread = spans.flatMap((span) =>
    Array.from({ length: perSpan }, () => at((name) => valueIn(domain, name, span, chance()))),
  );
  const whole = Array.from({ length: wholeOnes }, (_, index) =>
    at((name) => 1 + ((index + names.indexOf(name) * 3) % wholeOnes)),
  );
  return (domain.isWhole ? whole : [...spread, ...whole]).filter(domain.holds);
}

/** More of them, farther out, for what is not defined near zero. */
export function farPoints(names: readonly string[], domain: Domain): Map<string, number>[] {
  const chance = numbers(77);
  return Array.from(
    { length: farOnes },
    () => new Map(names.map((name) => [name, valueIn(domain, name, farSpan, chance())])),
  ).filter(domain.holds);
}
