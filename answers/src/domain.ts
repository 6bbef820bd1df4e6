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
/** A letter that nobody types stands for all of them. */
const any = 'ꙮ';
const NAMED: Record<string, string> = { positive: `${any}>0`, negative: `${any}<0` };

const boundOf = (text: string) => realAt(parse(text)).value;

/** Reads "x > 0", "0 < x < pi/2", "x != 2", "(0, 1)", "positive", "integer" or "complex"; several are parted by ";" or "and". */
export function domainOf(text = ''): Domain {
  /** By letter. */
  const ranges = new Map<string, Range>();
  let isWhole = false;
  let isComplex = false;
  const of = (name: string) => ranges.get(name) ?? ranges.get(any) ?? everywhere;
  const readRange = (range: string) => {
    const sides = range
      .replace(/^\s*[([]([^,]+),([^,]+)[)\]]\s*$/, `$1<${any}<$2`)
      .split(/([<>]=?)/)
      .map((side) => side.trim());
    if (![3, 5].includes(sides.length)) throw new CannotRead('sign');
    for (let k = 0; k + 2 < sides.length; k += 2) {
      const [left, sign, right] = [sides[k]!, sides[k + 1]!, sides[k + 2]!];
      const before = boundOf(left);
      const isName = Number.isNaN(before);
      const [name, bound] = isName ? [left, boundOf(right)] : [right, before];
      const { low, high } = ranges.get(name) ?? everywhere;
      ranges.set(
        name,
        sign.startsWith('>') === isName ? { low: Math.max(low, bound), high } : { low, high: Math.min(high, bound) },
      );
    }
  };
  for (const part of plainSigns(text).split(/;|\band\b|,(?![^([]*[)\]])/)) {
    const said = part.trim().toLowerCase();
    if (/^(?:(?:all )?reals?)?$|!=/.test(said)) continue;
    if (said.includes('complex')) isComplex = true;
    else if (/integer|whole|natural/.test(said)) isWhole = true;
    else readRange(NAMED[said] ?? part);
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
