import { CannotRead } from '../node.ts';
import { plainSigns } from '../plain-signs.ts';
import { quantityOf } from '../quantity.ts';
import { realAt } from '../real.ts';
import { celsiusZero, isCelsius, type Unit, unitsOf } from '../units.ts';

/** What one side of "36 km/h = 10 m/s" says: how much in standard units, and of what. */
export interface Amount {
  value: number;
  dimensions: readonly number[];
}

/** One number and its unit, as it was written. */
export interface Plain {
  number: number;
  units: Unit[];
  unit: string;
}

const plain = (value: number): Amount => ({ value, dimensions: [] });
const dimensionOf = (amount: Amount, k: number) => amount.dimensions[k] ?? 0;
const bases = 7;
const together = (a: Amount, b: Amount, sign: 1 | -1): Amount => ({
  value: sign === 1 ? a.value * b.value : a.value / b.value,
  dimensions: Array.from({ length: bases }, (_, k) => dimensionOf(a, k) + sign * dimensionOf(b, k)),
});
export const areAlike = (a: Amount, b: Amount) =>
  Array.from({ length: bases }, (_, k) => dimensionOf(a, k) === dimensionOf(b, k)).every(Boolean);

const TOKEN = /^\s*(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|([\p{L}°%Ω₦]+)|([-+*/^()]))/u;

interface Token {
  number?: number;
  word?: string;
  sign?: string;
}

function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const match = TOKEN.exec(rest);
    if (!match || found.length > 120) throw new CannotRead('unit');
    const [all, number, word, sign] = match;
    if (number) found.push({ number: Number(number.replaceAll(',', '')) });
    else found.push(word === 'pi' ? { number: Math.PI } : word ? { word } : { sign: sign! });
    rest = rest.slice(all.length);
  }
  return found;
}

interface Reading {
  /** "1000 m / 3600 s" divides by the seconds too. */
  isTight: boolean;
  /** What "1000/60 × 60" divides by, as it is written by hand: by all that follows, or by its numbers. */
  below?: 'all' | 'numbers';
}

const readings: readonly Reading[] = [
  { isTight: true },
  { isTight: false },
  { isTight: true, below: 'all' },
  { isTight: false, below: 'numbers' },
];

const isPlain = ({ dimensions }: Amount) => dimensions.every((one) => one === 0);

/** A product of numbers and units. */
function amountOf(text: string, { isTight, below }: Reading): Amount {
  const tokens = tokensIn(text);
  let at = 0;
  let depth = 0;
  const isSign = (sign: string) => tokens[at]?.sign === sign;
  function sum(): Amount {
    if (++depth > 20) throw new CannotRead('too long');
    let left = product();
    while (isSign('+') || isSign('-')) {
      const by = tokens[at++]!.sign === '+' ? 1 : -1;
      const right = product();
      if (!areAlike(left, right)) throw new CannotRead('unit');
      left = { ...left, value: left.value + by * right.value };
    }
    depth -= 1;
    return left;
  }
  function product(): Amount {
    let left = isTight ? run() : power();
    let isBelow = false;
    for (;;) {
      if (isSign('*') || isSign('/')) {
        const isDivided = tokens[at++]!.sign === '/';
        const right = isTight ? run() : power();
        isBelow ||= isDivided;
        const staysBelow = isBelow && (below === 'all' || (below === 'numbers' && isPlain(right)));
        left = together(left, right, isDivided || staysBelow ? -1 : 1);
      } else if (startsFactor()) left = together(left, power(), 1);
      else return left;
    }
  }
  /** What stands side by side. */
  function run(): Amount {
    let left = power();
    while (startsFactor()) left = together(left, power(), 1);
    return left;
  }
  const startsFactor = () => tokens[at]?.number !== undefined || tokens[at]?.word !== undefined || isSign('(');
  function power(): Amount {
    const base = primary();
    if (!isSign('^')) return base;
    at += 1;
    const exponent = signedNumber();
    return { value: base.value ** exponent, dimensions: base.dimensions.map((one) => one * exponent) };
  }
  function signedNumber(): number {
    const { value, dimensions } = isSign('-') ? negative() : primary();
    if (dimensions.some((one) => one !== 0)) throw new CannotRead('unit');
    return value;
  }
  function negative(): Amount {
    at += 1;
    return plain(-primary().value);
  }
  function primary(): Amount {
    const token = tokens[at];
    if (token?.number !== undefined) {
      at += 1;
      return plain(token.number);
    }
    if (token?.word !== undefined) {
      at += 1;
      const [unit] = unitsOf(token.word);
      return { value: unit!.factor, dimensions: unit!.dimensions };
    }
    if (isSign('-')) return negative();
    if (!isSign('(')) throw new CannotRead('unfinished');
    at += 1;
    const inside = sum();
    if (!isSign(')')) throw new CannotRead('bracket');
    at += 1;
    return inside;
  }
  const found = sum();
  if (at < tokens.length) throw new CannotRead('sign');
  return found;
}

/** Every honest reading of a side, each in standard units. */
export function amountsOf(side: string): Amount[] {
  // "3 h 20 min" is a sum.
  const text = plainSigns(side)
    .replace(/\bper\b/g, '/')
    .replace(/(?<=[\d)\s])\s*[xX](?=\s*[\d(])/g, ' * ')
    .replace(/(\d\s*(?:h|hrs?|hours?|mins?|minutes?|k?g|[ck]?m))\s+(?=\d)/g, '$1 + ');
  const found: Amount[] = [];
  const attempt = (read: () => Amount[]) => {
    try {
      found.push(...read());
    } catch (error) {
      if (!(error instanceof CannotRead)) throw error;
    }
  };
  attempt(() => {
    const one = plainOf(side);
    if (!one) return [];
    const shift = isCelsius(one.unit) ? celsiusZero : 0;
    return one.units.map(({ factor, dimensions }) => ({ value: one.number * factor + shift, dimensions }));
  });
  for (const reading of readings) attempt(() => [amountOf(text, reading)]);
  return found.filter(({ value }) => Number.isFinite(value));
}

/** A side that is a number, perhaps worked out, with one unit behind it. */
export function plainOf(side: string): Plain | null {
  try {
    const { number, unit } = quantityOf(side);
    const { value } = realAt(number, new Map());
    return unit === '' || !Number.isFinite(value) ? null : { number: value, units: unitsOf(unit), unit };
  } catch (error) {
    if (error instanceof CannotRead) return null;
    throw error;
  }
}
