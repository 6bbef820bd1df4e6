import { CannotRead } from './node.ts';
import { parse } from './parse.ts';
import { plainSigns } from './plain-signs.ts';
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
const NAMED: Record<string, string> = { positive: '(0, infinity)', negative: '(-infinity, 0)' };

const boundOf = (text: string) => realAt(parse(text)).value;

/** Reads "x > 0", "0 < x < pi/2", "x != 2", "(0, 1)", "positive", "integer" or "complex"; several are parted by ";" or "and". */
export function domainOf(text = ''): Domain {
  /** By letter; under none those of all the others. */
  const ranges = new Map<string, Range>();
  let isWhole = false;
  let isComplex = false;
  const of = (name: string) => ranges.get(name) ?? ranges.get('') ?? everywhere;
  const narrow = (name: string, { low, high }: Range) => {
    const before = ranges.get(name) ?? everywhere;
    ranges.set(name, { low: Math.max(before.low, low), high: Math.min(before.high, high) });
  };
  for (const part of plainSigns(text).split(/;|\band\b|,(?![^([]*[)\]])/)) {
    const said = part.trim().toLowerCase();
    if (said === '' || /^(?:all )?reals?$/.test(said) || said.includes('!=')) continue;
    if (said.includes('complex')) isComplex = true;
    else if (/integer|whole|natural/.test(said)) isWhole = true;
    else readRange(NAMED[said] ?? part.trim(), narrow);
  }
  return {
    isComplex,
    isWhole,
    of,
    holds: (point) =>
      [...point].every(([name, value]) => {
        const { low, high } = of(name);
        return value >= low && value <= high;
      }),
  };
}

function readRange(text: string, narrow: (name: string, range: Range) => void): void {
  const interval = /^[([]([^,]+),([^,]+)[)\]]$/.exec(text);
  if (interval) {
    narrow('', { low: boundOf(interval[1]!), high: boundOf(interval[2]!) });
    return;
  }
  const sides = text.split(/(<=|>=|<|>)/).map((side) => side.trim());
  if (sides.length !== 3 && sides.length !== 5) throw new CannotRead('sign');
  for (let k = 0; k + 2 < sides.length; k += 2) {
    const [left, sign, right] = [sides[k]!, sides[k + 1]!, sides[k + 2]!];
    const before = boundOf(left);
    const isName = Number.isNaN(before);
    const bound = isName ? boundOf(right) : before;
    const isAbove = sign.startsWith('>') === isName;
    narrow(isName ? left : right, isAbove ? { ...everywhere, low: bound } : { ...everywhere, high: bound });
  }
}
