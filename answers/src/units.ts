import { CannotRead } from './node.ts';
import { plainSigns } from './plain-signs.ts';

/** How many of a unit make the standard one, and of which dimensions it is: metre, kilogram, second, ampere, kelvin, mole, money. */
export interface Unit {
  factor: number;
  dimensions: readonly number[];
}

type Dimensions = readonly [m?: number, kg?: number, s?: number, A?: number, K?: number, mol?: number, money?: number];
const bases = 7;
const unit = (factor: number, of: Dimensions = []): Unit => ({
  factor,
  dimensions: Array.from({ length: bases }, (_, k) => of[k] ?? 0),
});

const [length, mass, time]: Dimensions[] = [[1], [0, 1], [0, 0, 1]];
const [force, energy, power, pressure]: Dimensions[] = [
  [1, 1, -2],
  [2, 1, -2],
  [2, 1, -3],
  [-1, 1, -2],
];

/** Those that take a prefix: km, mA, MPa. */
const measured: Record<string, Unit> = {
  m: unit(1, length),
  g: unit(1e-3, mass),
  s: unit(1, time),
  A: unit(1, [0, 0, 0, 1]),
  K: unit(1, [0, 0, 0, 0, 1]),
  mol: unit(1, [0, 0, 0, 0, 0, 1]),
  N: unit(1, force),
  J: unit(1, energy),
  W: unit(1, power),
  Pa: unit(1, pressure),
  Hz: unit(1, [0, 0, -1]),
  C: unit(1, [0, 0, 1, 1]),
  V: unit(1, [2, 1, -3, -1]),
  Ω: unit(1, [2, 1, -3, -2]),
  F: unit(1, [-2, -1, 4, 2]),
  T: unit(1, [0, 1, -2, -1]),
  Wb: unit(1, [2, 1, -2, -1]),
  H: unit(1, [2, 1, -2, -2]),
  Bq: unit(1, [0, 0, -1]),
  L: unit(1e-3, [3]),
  l: unit(1e-3, [3]),
  M: unit(1e3, [-3, 0, 0, 0, 0, 1]),
  eV: unit(1.602176634e-19, energy),
  cal: unit(4.184, energy),
  bar: unit(1e5, pressure),
  Wh: unit(3600, energy),
};

const fixed: Record<string, Unit> = {
  '%': unit(0.01),
  deg: unit(Math.PI / 180),
  rad: unit(1),
  rev: unit(2 * Math.PI),
  min: unit(60, time),
  h: unit(3600, time),
  day: unit(86_400, time),
  week: unit(604_800, time),
  year: unit(31_557_600, time),
  kph: unit(1 / 3.6, [1, 0, -1]),
  mps: unit(1, [1, 0, -1]),
  t: unit(1000, mass),
  ha: unit(10_000, [2]),
  cc: unit(1e-6, [3]),
  atm: unit(101_325, pressure),
  mmHg: unit(133.322, pressure),
  rpm: unit(Math.PI / 30, [0, 0, -1]),
  '₦': unit(1, [0, 0, 0, 0, 0, 0, 1]),
  kobo: unit(0.01, [0, 0, 0, 0, 0, 0, 1]),
  // Degrees of temperature differ from kelvins in where they begin: see `celsius`.
  '°C': unit(1, [0, 0, 0, 0, 1]),
};

/** Written out, and what it stands for. */
const spoken: Record<string, string> = Object.fromEntries(
  [
    'metre m meter m gram g gramme g second s ampere A amp A kelvin K mole mol newton N joule J',
    'watt W pascal Pa hertz Hz coulomb C volt V ohm Ω farad F tesla T weber Wb henry H litre L',
    'liter L calorie cal percent % degree deg radian rad revolution rev minute min hour h naira ₦',
    'hectare ha celsius °C',
    'hr h hrs h sec s secs s tonne t kmph kph ngn ₦ degc °C',
  ].flatMap((line) => [...line.matchAll(/(\S+) (\S+)/g)].map(([, word, symbol]) => [word!, symbol!])),
);

const prefixes: Record<string, number> = {
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 100,
  d: 0.1,
  c: 0.01,
  m: 1e-3,
  μ: 1e-6,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
};
const longPrefixes: Record<string, string> = {
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  milli: 'm',
  micro: 'μ',
  nano: 'n',
  centi: 'c',
};

const scaled = ({ factor, dimensions }: Unit, by: number): Unit => ({ factor: factor * by, dimensions });
const powerOf = ({ factor, dimensions }: Unit, n: number): Unit => ({
  factor: factor ** n,
  dimensions: dimensions.map((one) => one * n),
});
const product = (a: Unit, b: Unit): Unit => ({
  factor: a.factor * b.factor,
  dimensions: a.dimensions.map((one, k) => one + b.dimensions[k]!),
});
export const areAlike = (a: Unit, b: Unit) => a.dimensions.every((one, k) => one === b.dimensions[k]);

/** One symbol or word: "km", "kilometres", "Hz". */
function known(symbol: string): Unit | null {
  const whole = measured[symbol] ?? fixed[symbol];
  if (whole) return whole;
  const prefix = prefixes[symbol[0]!];
  const rest = measured[symbol.slice(1)];
  if (prefix !== undefined && rest) return scaled(rest, prefix);
  const word = symbol.toLowerCase();
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  const said = spoken[singular] ?? spoken[word];
  if (said) return known(said);
  if (fixed[singular] && singular.length > 2) return fixed[singular];
  const long = Object.keys(longPrefixes).find((one) => singular.startsWith(one));
  const base = long && spoken[singular.slice(long.length)];
  return base ? known(longPrefixes[long] + base) : null;
}

/** "kgm" is kg·m: the ways to cut a word into symbols, the last of which takes the power. Short, so few. */
function cuts(word: string): string[][] {
  const whole = known(word) ? [[word]] : [];
  if (word.length > 8) return whole;
  const parted = [2, 1, 3].flatMap((size) => {
    const first = word.slice(0, size);
    return word.length > size && known(first) ? cuts(word.slice(size)).map((rest) => [first, ...rest]) : [];
  });
  return [...whole, ...parted].slice(0, 6);
}

const PART = /^(?:([\p{L}°%₦]+)\s*(?:\^?\s*\(?\s*([+-]?\d)\s*\)?)?|([*/.·()])|(\s+))/u;
const mostLetters = 40;

/** "square metres", "sq. m", "metres squared", "cubic metres". */
const inPowers = (text: string) =>
  text
    .replace(/\b(square|sq\.?|cubic)\s+(\p{L}+)/giu, (_, how: string, of: string) => `${of}^${/^c/i.test(how) ? 3 : 2}`)
    .replace(
      /(\p{L}+)\s+(squared?|sq|cubed?)(?!\p{L})/giu,
      (_, of: string, how: string) => `${of}^${/^c/i.test(how) ? 3 : 2}`,
    );

/** The units that a text may mean, the likeliest first: "ms^-1" is metres per second, and per millisecond. */
export function unitsOf(text: string): Unit[] {
  try {
    return readUnits(text);
  } catch (error) {
    // A phone that writes capitals: "10 M/S".
    if (text === text.toLowerCase()) throw error;
    return readUnits(text.toLowerCase());
  }
}

function readUnits(text: string): Unit[] {
  let rest = inPowers(plainSigns(text))
    .replace(/\b(?:per|an?)\b/g, '/')
    .replace(/\bdegrees? (?=celsius)/i, '')
    .replace(/deg\s*C\b/, '°C');
  if (rest.length > mostLetters) throw new CannotRead('unit');
  let found: Unit[] = [unit(1)];
  let isBelow = false;
  let wasBelow = false;
  let depth = 0;
  while (rest !== '') {
    const part = PART.exec(rest);
    if (!part) throw new CannotRead('unit');
    rest = rest.slice(part[0].length);
    const [, word, power, sign] = part;
    if (sign === '/') isBelow = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (!word) continue;
    const exponent = power ? Number(power) : 1;
    const ways = cuts(word === '°' ? 'deg' : word);
    // With a power behind it, "ms" is far more often m·s than a millisecond.
    if (exponent < 0) ways.sort((a, b) => b.length - a.length);
    if (ways.length === 0) throw new CannotRead('unit');
    const all = ways.map((symbols) =>
      symbols.map((symbol, k) => powerOf(known(symbol)!, k === symbols.length - 1 ? exponent : 1)).reduce(product),
    );
    const below = all.map((one) => powerOf(one, -1));
    // "J/kg K" is written for J/(kg·K) too.
    const turned = isBelow ? below : wasBelow ? [...all, ...below] : all;
    found = found.flatMap((one) => turned.map((other) => product(one, other))).slice(0, 12);
    wasBelow ||= isBelow;
    if (depth === 0) isBelow = false;
  }
  return found;
}

/** The same for what may be no unit: then none. Nothing behind a number is none too. */
export function knownUnits(text: string): Unit[] {
  if (text === '') return [];
  try {
    return unitsOf(text);
  } catch (error) {
    if (error instanceof CannotRead) return [];
    throw error;
  }
}

export const celsiusZero = 273.15;
export const isCelsius = (text: string) =>
  /^(?:°\s*C|deg\s*C|degrees? celsius|celsius)$/i.test(plainSigns(text).trim());
