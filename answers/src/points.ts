import type { Domain } from './domain.ts';
import { take } from './steps.ts';

const prime = 2 ** 31 - 1;

/** Numbers between 0 and 1 that are the same each time (Park and Miller). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % prime;
    return state / prime;
  };
}

const spans = [1, 4, 12];
const perSpan = 14;
const wholeOnes = 8;
const farSpan = 120;
const farOnes = 120;

function valueIn(domain: Domain, name: string, span: number, chance: number): number {
  take();
  const { low, high } = domain.of(name);
  if (low === -Infinity) return high === Infinity ? 2 * span * chance - span : high - chance * span;
  return low + chance * (high === Infinity ? span : high - low);
}

function spread(
  names: readonly string[],
  domain: Domain,
  seed: number,
  within: readonly number[],
  count: number,
): Map<string, number>[] {
  const chance = numbers(seed);
  return within.flatMap((span) =>
    Array.from({ length: count }, () => new Map(names.map((name) => [name, valueIn(domain, name, span, chance())]))),
  );
}

/** Where two expressions are compared: near zero and farther away, on both signs unless the key narrows it, and at whole numbers. */
export function pointsFor(names: readonly string[], domain: Domain): Map<string, number>[] {
  const whole = Array.from(
    { length: wholeOnes },
    (_, index) => new Map(names.map((name, k) => [name, 1 + ((index + k * 3) % wholeOnes)])),
  ).filter(domain.holds);
  return domain.isWhole ? whole : [...spread(names, domain, 20_261, spans, perSpan), ...whole];
}

/** More of them, farther out, for what is not defined near zero. */
export const farPoints = (names: readonly string[], domain: Domain) => spread(names, domain, 77, [farSpan], farOnes);
