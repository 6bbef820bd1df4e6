import { CannotRead, readOr } from './node.ts';
import { pairsOf, plainSigns } from './plain-signs.ts';
import { take } from './steps.ts';

/** How many of a unit make the standard one, and of which dimensions it is: metre, kilogram, second, ampere, kelvin, mole, money. */
export interface Unit {
  factor: number;
  dimensions: readonly number[];
}

const bases = 7;

/** A symbol, how many standard units it is, and its powers of metre, kilogram, second, ampere, kelvin, mole and naira. */
const tableOf = (rows: string): Record<string, Unit> =>
  Object.fromEntries(
    rows.split(',').map((row) => {
      const [symbol = '', factor, ...powers] = row.split(' ');
      const dimensions = Array.from({ length: bases }, (_, k) => Number(powers[k] ?? 0));
      return [symbol, { factor: Number(factor), dimensions }];
    }),
  );

/** Those that take a prefix: km, mA, MPa. */
const measured = tableOf(
  'm 1 1,g .001 0 1,s 1 0 0 1,A 1 0 0 0 1,K 1 0 0 0 0 1,mol 1 0 0 0 0 0 1,N 1 1 1 -2,J 1 2 1 -2,W 1 2 1 -3,Pa 1 -1 1 -2,' +
    'Hz 1 0 0 -1,Bq 1 0 0 -1,C 1 0 0 1 1,V 1 2 1 -3 -1,Ω 1 2 1 -3 -2,F 1 -2 -1 4 2,T 1 0 1 -2 -1,Wb 1 2 1 -2 -1,' +
    'H 1 2 1 -2 -2,L .001 3,l .001 3,M 1000 -3 0 0 0 0 1,eV 1.602176634e-19 2 1 -2,cal 4.184 2 1 -2,Wh 3600 2 1 -2,' +
    'bar 1e5 -1 1 -2',
);

/** Degrees of temperature differ from kelvins in where they begin: see `isCelsius`. */
const fixed = tableOf(
  `% .01,deg ${Math.PI / 180},rad 1,rev ${2 * Math.PI},rpm ${Math.PI / 30} 0 0 -1,min 60 0 0 1,h 3600 0 0 1,day 86400 0 0 1,` +
    `week 604800 0 0 1,year 31557600 0 0 1,kph ${1 / 3.6} 1 0 -1,mps 1 1 0 -1,t 1000 0 1,ha 10000 2,cc 1e-6 3,` +
    'atm 101325 -1 1 -2,mmHg 133.322 -1 1 -2,₦ 1 0 0 0 0 0 0 1,kobo .01 0 0 0 0 0 0 1,°C 1 0 0 0 0 1',
);

/** Written out, and what it stands for. */
const spoken: Record<string, string> = Object.fromEntries(
  pairsOf(
    'metre m meter m gram g gramme g second s amp A ampere A kelvin K mole mol newton N joule J ' +
      'watt W pascal Pa hertz Hz coulomb C volt V ohm Ω farad F tesla T weber Wb henry H litre L ' +
      'liter L calorie cal percent % degree deg radian rad revolution rev minute min hour h naira ₦ ' +
      'hectare ha hr h hrs h sec s tonne t kmph kph ngn ₦',
  ),
);

/** As powers of ten. */
const prefixes = Object.fromEntries(pairsOf('T 12 G 9 M 6 k 3 h 2 d -1 c -2 m -3 μ -6 u -6 n -9 p -12'));
const longPrefixes = Object.fromEntries(pairsOf('kilo k mega M giga G milli m micro μ nano n centi c'));

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
  take();
  const whole = measured[symbol] ?? fixed[symbol];
  if (whole) return whole;
  const prefix = prefixes[symbol[0]!];
  const rest = measured[symbol.slice(1)];
  if (prefix && rest) return { ...rest, factor: rest.factor * 10 ** Number(prefix) };
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
const mostLetters = 60;

/** "square metres", "sq. m", "metres squared", "cubic metres". */
const IN_POWERS = /\b(square|sq\.?|cubic)\s+(\p{L}+)|(\p{L}+)\s+(squared?|sq|cubed?)(?!\p{L})/giu;
const CELSIUS = /(?:°|\bdeg(?:rees?)?)\s*c(?:elsius)?\b|\bcelsius\b/gi;

const plainUnits = (text: string) =>
  plainSigns(text)
    .trim()
    .replace(CELSIUS, '°C')
    .replace(
      IN_POWERS,
      (_, before: string | undefined, of: string, other: string, behind: string) =>
        `${of ?? other}^${/^c/i.test(before ?? behind) ? 3 : 2}`,
    );

/** The units that a text may mean, the likeliest first: "ms^-1" is metres per second, and per millisecond. */
export function unitsOf(text: string): Unit[] {
  // A phone that writes capitals: "10 M/S".
  return readOr(
    () => readUnits(text),
    () => readUnits(text.toLowerCase()),
  );
}

function readUnits(text: string): Unit[] {
  if (text.length > mostLetters) throw new CannotRead('unit');
  let rest = plainUnits(text).replace(/\b(?:per|an?)\b/g, '/');
  let found: Unit[] = [fixed.rad!];
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
  return text === ''
    ? []
    : readOr(
        () => unitsOf(text),
        () => [],
      );
}

export const celsiusZero = 273.15;
export const isCelsius = (text: string) => plainUnits(text) === '°C';
