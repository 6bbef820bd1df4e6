import type { Domain } from './domain.ts';

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
  const { low, high } = domain.of(name);
  if (low === -Infinity && high === Infinity) return (2 * chance - 1) * span;
  if (low === -Infinity) return high - chance * span;
  if (high === Infinity) return low + chance * span;
  return low + chance * (high - low);
}

function spread(
  names: readonly string[],
  domain: Domain,
  seed: number,
  within: readonly number[],
  count: number,
): Map<string, number>[] {
  const chance = numbers(seed);
  return within
    .flatMap((span) =>
      Array.from({ length: count }, () => new Map(names.map((name) => [name, valueIn(domain, name, span, chance())]))),
    )
    .filter(domain.holds);
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
