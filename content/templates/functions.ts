const mostFactorial = 170;
const mostSteps = 1000;
/** So close to a whole number that only the arithmetic keeps it from being one. */
const nearly = 1e-9;

const degrees = (x: number) => (x * Math.PI) / 180;

const isWhole = (x: number) => Math.abs(x - Math.round(x)) <= nearly * Math.max(1, Math.abs(x));

function gcd(a: number, b: number): number {
  if (!isWhole(a) || !isWhole(b)) return Number.NaN;
  let [p, q] = [Math.abs(Math.round(a)), Math.abs(Math.round(b))];
  while (q > 0) [p, q] = [q, p % q];
  return p;
}

function perm(n: number, r: number): number {
  if (!isWhole(n) || !isWhole(r) || r < 0 || n < r || r > mostSteps) return Number.NaN;
  let product = 1;
  for (let k = 0; k < r; k += 1) product *= n - k;
  return product;
}

const factorial = (n: number) => (n > mostFactorial ? Number.NaN : perm(n, n));

function choose(n: number, r: number): number {
  const few = Math.min(r, n - r);
  const ways = perm(n, few) / perm(few, few);
  return Number.isFinite(ways) ? Math.round(ways) : Number.NaN;
}

/** Half away from zero, and 1.005 to 1.01: as on paper, whatever the binary digits say. */
export function round(x: number, places = 0): number {
  if (!Number.isFinite(x)) return Number.NaN;
  if (places >= 0 && Number.isInteger(x)) return x;
  const moved = moveBy(Math.abs(x), places);
  return Math.sign(x) * moveBy(Math.round(moved), -places) + 0;
}

/** Moves the point of a number by so many places, in its decimal digits. */
export function moveBy(x: number, places: number): number {
  const [digits, exponent] = x.toExponential(12).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** What the sums of a template may call. What has no value is NaN, which no condition accepts. */
export const functions: Record<string, (...of: number[]) => number> = {
  abs: Math.abs,
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sind: (x) => Math.sin(degrees(x!)),
  cosd: (x) => Math.cos(degrees(x!)),
  tand: (x) => Math.tan(degrees(x!)),
  asind: (x) => Math.asin(x!) / degrees(1),
  acosd: (x) => Math.acos(x!) / degrees(1),
  atand: (x) => Math.atan(x!) / degrees(1),
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  round: (x, places) => round(x!, places),
  floor: (x) => Math.floor(x! + nearly),
  ceil: (x) => Math.ceil(x! - nearly),
  min: Math.min,
  max: Math.max,
  gcd: (a, b) => gcd(a!, b!),
  lcm: (a, b) => Math.abs(a! * b!) / gcd(a!, b!),
  factorial: (n) => factorial(n!),
  choose: (n, r) => choose(n!, r!),
  perm: (n, r) => perm(n!, r!),
  whole: (x) => Number(isWhole(x!)),
  /** The one at a place among the others, from 1: numbers in an order that is drawn. */
  pick: (place, ...of) => of[Math.round(place!) - 1] ?? Number.NaN,
  mod: (a, b) => a! - b! * Math.floor(a! / b! + nearly),
};
