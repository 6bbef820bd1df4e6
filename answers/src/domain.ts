import { CannotRead } from './node.ts';
import { parse } from './parse.ts';
import { realAt } from './real.ts';

interface Range {
  low: number;
  high: number;
}

/** For which values an answer has to hold, where the key narrows it. */
export interface Domain {
  isComplex: boolean;
  isWhole: boolean;
  of(name: string): Range;
  holds(point: ReadonlyMap<string, number>): boolean;
}

const everywhere: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
const NAMED: Record<string, Range> = {
  positive: { low: 0, high: Number.POSITIVE_INFINITY },
  negative: { low: Number.NEGATIVE_INFINITY, high: 0 },
};

const boundOf = (text: string) => realAt(parse(text), new Map()).value;

/** Reads "x > 0", "0 < x < pi/2", "x != 2", "(0, 1)", "positive", "integer" or "complex"; several are parted by ";" or "and". */
export function domainOf(text = ''): Domain {
  const ranges = new Map<string, Range>();
  let all = everywhere;
  let isWhole = false;
  let isComplex = false;
  const narrow = (name: string, { low, high }: Range) => {
    const before = ranges.get(name) ?? everywhere;
    ranges.set(name, { low: Math.max(before.low, low), high: Math.min(before.high, high) });
  };
  for (const part of text
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .split(/;|\band\b|,(?![^([]*[)\]])/)) {
    const said = part.trim().toLowerCase();
    if (said === '' || /^(?:all )?reals?$/.test(said) || /!=|≠/.test(said)) continue;
    if (said.includes('complex')) isComplex = true;
    else if (/integer|whole|natural/.test(said)) isWhole = true;
    else if (said in NAMED) all = NAMED[said]!;
    else readRange(part.trim(), narrow, (range) => (all = range));
  }
  return {
    isComplex,
    isWhole,
    of: (name) => ranges.get(name) ?? all,
    holds: (point) =>
      [...point].every(([name, value]) => {
        const { low, high } = ranges.get(name) ?? all;
        return value >= low && value <= high;
      }),
  };
}

function readRange(text: string, narrow: (name: string, range: Range) => void, forAll: (range: Range) => void): void {
  const interval = /^[([]([^,]+),([^,]+)[)\]]$/.exec(text);
  if (interval) {
    forAll({ low: boundOf(interval[1]!), high: boundOf(interval[2]!) });
    return;
  }
  const sides = text.split(/(<=|>=|<|>)/).map((side) => side.trim());
  if (sides.length !== 3 && sides.length !== 5) throw new CannotRead('sign');
  for (let k = 0; k + 2 < sides.length; k += 2) {
    const [left, sign, right] = [sides[k]!, sides[k + 1]!, sides[k + 2]!];
    const isName = /^\p{L}(?:_\w+)?$/u.test(left);
    const bound = boundOf(isName ? right : left);
    const isAbove = sign.startsWith('>') === isName;
    narrow(isName ? left : right, isAbove ? { ...everywhere, low: bound } : { ...everywhere, high: bound });
  }
}
