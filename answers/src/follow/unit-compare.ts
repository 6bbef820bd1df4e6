import { knownUnits } from '../units.ts';
import { type FollowSlip, type Found, follows, slips, unsure } from './line-verdict.ts';
import { isAbout } from './read-line.ts';
import { shownNumber } from './show.ts';
import { type Amount, amountsOf, areAlike, type Plain, plainOf } from './unit-sides.ts';

const rounding = 0.01;
const isNear = (a: number, b: number, share: number) =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b)) + 1e-300;

export interface Side {
  text: string;
  amounts: Amount[];
  /** Where it is one number with one unit behind it. */
  plain: Plain | null;
}

export const sideOf = (text: string): Side => ({
  text: text.trim(),
  amounts: amountsOf(text),
  plain: plainOf(text.trim()),
});

/** An amount of something: a number, and a unit that says of what. */
export const isAmount = ({ text, amounts }: Side) =>
  /\d/.test(text) && amounts.some(({ dimensions }) => dimensions.some((one) => one !== 0));
export const areOfOneKind = (a: Side, b: Side) =>
  a.amounts.some((one) => b.amounts.some((other) => areAlike(one, other)));

const decimals = (text: string) => /\d\.\d|≈/.test(text);
/** One number as it is typed, with its unit: what stands there can only be meant as an amount. */
const FIGURES = String.raw`\s*[-−]?[\d.,\s]+`;
const POWER_OF_TEN = String.raw`(?:[×x*]\s*10\^?[-−⁻\d¹²³⁴⁵⁶⁷⁸⁹⁰(){}]+)?\s*`;
const PI = String.raw`(?:π|pi\b)?\s*(?!π|pi\b)`;
/** Digits only as powers: m2, s^-1. */
const UNIT = String.raw`[\p{L}°%Ω₦](?:[^\d=×*·÷+]|(?<=[\p{L}^({−-])\d)*`;
const SINGLE = new RegExp(`^${FIGURES}${POWER_OF_TEN}${PI}${UNIT}$`, 'u');
export const isSingle = ({ text }: Side) => SINGLE.test(text);

/** The units that stand in a text, word by word. */
const unitWords = (text: string) =>
  (text.match(/[\p{L}°%Ω₦]+/gu) ?? []).filter((word) => !/^(?:[x×π]|pi|per)$/i.test(word));

/** "90 km/h × 1000/3600": the factors are those of the change, and the unit was left standing. */
export const isUnderWay = (begun: Side, side: Side) =>
  !isSingle(side) && unitWords(side.text).some((word) => unitWords(begun.text).includes(word));

/** Which slip turned one amount into the other. */
function slipOf(before: Side, after: Side): FollowSlip | undefined {
  const [from, to] = [before.plain, after.plain];
  const shown = { was: before.text, became: after.text };
  if (!from || !to) return undefined;
  if (isCounted(before, after)) return { kind: 'became', ...shown };
  const [a, b] = [from.units[0]!, to.units[0]!];
  const wanted = (from.number * a.factor) / b.factor;
  const is = `${shownAmount(wanted)} ${to.unit}`;
  const found = to.number;
  if (a.factor !== b.factor && isNear(found, (from.number * b.factor) / a.factor, rounding)) {
    return { kind: 'upside down', ...shown, is };
  }
  const powers = [2, 3].filter((power) => a.dimensions.some((one) => Math.abs(one) === power));
  if (powers.some((power) => isNear(found, from.number * (a.factor / b.factor) ** (1 / power), rounding))) {
    return { kind: 'unit power', ...shown, is };
  }
  const tens = Math.log10(found / wanted);
  if (Math.abs(tens - Math.round(tens)) < 1e-3 && Math.round(tens) !== 0) return { kind: 'power of ten', ...shown, is };
  return { kind: 'became', ...shown, is };
}

const shownAmount = (value: number) => {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e6)) {
    const [digits, power] = Number(value.toPrecision(4)).toExponential().split('e') as [string, string];
    return `${digits} × 10^${Number(power)}`;
  }
  return Number.isInteger(value) ? shownNumber(value) : String(Number(value.toPrecision(4)));
};

/** Rounded to the last digit that is shown: 100 km/h is 28 m/s. */
function isRounded(before: Side, after: Side): boolean {
  const [from, to] = [before.plain, after.plain];
  if (!from || !to) return false;
  const place = 10 ** -(/^[^a-z]*?\.(\d+)/i.exec(after.text)?.[1]?.length ?? 0);
  return from.units.some((a) =>
    to.units.some(
      (b) =>
        a.dimensions.every((one, k) => one === b.dimensions[k]) &&
        Math.abs(to.number) >= 10 * place &&
        Math.abs((from.number * a.factor) / b.factor - to.number) <= 0.5 * place,
    ),
  );
}

const CELSIUS = /°\s*C|deg\s*C|celsius/i;

/** 273 does as well as 273.15, and a difference is the same in both. */
const compareDegrees = (alike: readonly (readonly [Amount, Amount])[]) =>
  alike.some(([a, b]) => Math.abs(a.value - b.value) < 0.5) ? follows : unsure;

const TURNS = /rev|rpm/i;
const ANGLE = /rad|rev|rpm|(?:deg(?:rees?)?|°)(?!\s*C)/i;
const HERTZ = /hz|hertz/i;
const turn = 2 * Math.PI;

/** Whether one of two says an angle and the other a count, or nothing: rev/min and Hz, rad/s and s⁻¹. */
export const isCounted = (a: Side, b: Side) => ANGLE.test(a.text) !== ANGLE.test(b.text);

/** A turn is 2π radians, and one thing that is counted: 90 rev/min is 1.5 Hz. */
function compareTurns(before: Side, after: Side, ratios: readonly number[]): Found | null {
  const isTimes = (factor: number) => ratios.some((ratio) => isNear(ratio, factor, rounding));
  const texts = [before.text, after.text];
  const isTurnApart = isTimes(turn) || isTimes(1 / turn);
  const isOfCount = isCounted(before, after);
  if (isOfCount && isTurnApart) return follows;
  if (isOfCount && texts.some((text) => HERTZ.test(text)) && isTimes(1)) return unsure;
  // "2π × 1.5 rev/s" turns them into radians already.
  const isTurned = texts.some((text) => TURNS.test(text) && /π|pi|6\.28/.test(text));
  return isTurned && isTurnApart ? unsure : null;
}

/** How one amount stands to another that was said to be the same. */
export function compareAmounts(before: Side, after: Side): Found {
  if (!isAmount(after)) return unsure;
  const pairs = before.amounts.flatMap((a) => after.amounts.map((b) => [a, b] as const));
  const alike = pairs.filter(([a, b]) => areAlike(a, b));
  const turned = compareTurns(
    before,
    after,
    alike.map(([a, b]) => b.value / a.value),
  );
  if (turned) return turned;
  const share = decimals(before.text) || decimals(after.text) || isAbout(after.text) ? rounding : 1e-9;
  if (alike.some(([a, b]) => isNear(a.value, b.value, share)) || isRounded(before, after)) return follows;
  if (CELSIUS.test(before.text + after.text)) return compareDegrees(alike);
  if (alike.length > 0) return slips(() => slipOf(before, after));
  return isSingle(after) ? slips(() => ({ kind: 'unit', was: before.text, became: after.text })) : unsure;
}

const NUMBER = /[\d.,]*\d/g;
const mostParts = 24;

/** What the beginning is made of: of 90 km/h the 90 km, the kilometre, the hour and the kilometre an hour. */
export function partsOf(begun: Side): Side[] {
  const text = begun.text.replace(/\bper\b/g, '/');
  const numbers = ['1', ...(text.replace(/\^\(?[-−]?\d+\)?/g, '').match(NUMBER) ?? [])];
  const whole = begun.plain?.unit ?? '';
  const units = [...(text.match(/[\p{L}°%Ω₦]+(?:\^\(?\d\)?|[²³])?/gu) ?? []), whole].filter(
    (word) => knownUnits(word).length > 0,
  );
  return [...new Set(numbers)]
    .flatMap((number) => units.map((unit) => `${number} ${unit}`))
    .slice(0, mostParts)
    .map(sideOf);
}
