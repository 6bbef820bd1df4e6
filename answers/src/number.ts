import { complexAt, isNear } from './complex.ts';
import { hasForm, isOpen } from './form.ts';
import { CannotRead, type Node } from './node.ts';
import { MANY, manyOf, type Quantity, quantityOf } from './quantity.ts';
import { realAt } from './real.ts';
import { kept } from './steps.ts';
import { hasDecimals, namesIn } from './tree.ts';
import { areAlike, celsiusZero, isCelsius, knownUnits, type Unit, unitsOf } from './units.ts';
import { right, type Slip, type TypedKey, type Verdict, wrong } from './verdict.ts';

const exactly = 1e-9;
const ofDecimals = 0.01;

export const isComplex = (node: Node) => namesIn(node).has('i');

export function realOf(node: Node): number {
  const { value } = realAt(node);
  if (Number.isNaN(value)) throw new CannotRead('undefined');
  return value;
}

interface Slack {
  share: number;
  amount: number;
}

export function slackOf({ tolerance }: TypedKey, key: Node): Slack {
  if (typeof tolerance === 'number') return { share: tolerance, amount: 0 };
  const said = /^\s*±?\s*([\d.]+)\s*(%?)/.exec(tolerance ?? '');
  if (said) return said[2] ? { share: +said[1]! / 100, amount: 0 } : { share: 0, amount: +said[1]! };
  return { share: hasDecimals(key) ? ofDecimals : exactly, amount: 0 };
}

const isWithin = (wanted: number, found: number, { share, amount }: Slack) =>
  wanted === found ||
  (Number.isFinite(wanted) && Math.abs(wanted - found) <= Math.max(share, exactly) * Math.abs(wanted) + amount + 1e-15);

/** Rounded to so many figures. */
const rounded = (value: number, figures: number) => Number(value.toPrecision(figures));

/** How many figures a number shows, at most: zeros at the end of a whole number may count or not. */
function figuresOf(digits: string): number {
  const [mantissa = ''] = digits.replace(/[,\s]/g, '').split(/[eE*×]/);
  const shown = mantissa.replace(/^[-+]?0*\.?0*/, '');
  return mantissa.includes('.') ? shown.replace('.', '').length : shown.replace(/0+$/, '').length;
}

function judgeFigures(sf: number, wanted: number, given: Quantity, found: number): Verdict {
  const target = rounded(wanted, sf);
  const isMore = figuresOf(given.digits) > sf;
  if (isMore) return wrong(rounded(found, sf) === target ? 'figures' : undefined);
  return Math.abs(target - found) <= exactly * Math.abs(wanted) ? right : wrong();
}

function judgeValue(question: TypedKey, key: Quantity, given: Quantity, found: number): Verdict {
  const wanted = realOf(key.number);
  if (question.sf) return judgeFigures(question.sf, wanted, given, found);
  if (isWithin(wanted, found, slackOf(question, key.number))) {
    return question.form && !hasForm(question.form, key.number, given.number) ? wrong('form') : right;
  }
  if (isRounded(question, key.number, given.number, wanted, found)) return wrong('rounded');
  return wrong(wanted !== 0 && isWithin(wanted, -found, slackOf(question, key.number)) ? 'sign' : undefined);
}

/** 0.33 for a third: the value is known, and was asked for exactly. */
const isRounded = ({ tolerance }: TypedKey, key: Node, given: Node, wanted: number, found: number) =>
  tolerance === undefined &&
  !hasDecimals(key) &&
  !Number.isInteger(wanted) &&
  hasDecimals(given) &&
  isWithin(wanted, found, { share: ofDecimals, amount: 0 });

const isPlain = ({ dimensions }: Unit) => !dimensions.some(Boolean);

/** Where degrees Celsius begin, and as most people reckon. */
const celsiusZeros = [273, celsiusZero];

function judgeWithUnit(question: TypedKey, key: Quantity, given: Quantity, main: Unit): Verdict {
  const found = realOf(given.number);
  const judgeAs = (value: number) => judgeValue(question, key, given, value);
  const asSaid = judgeAs(found);
  const unlessSaid = (slip: Slip, otherwise = wrong()) => (asSaid.is === 'right' ? wrong(slip) : otherwise);
  if (given.unit === '') {
    if (!isPlain(main)) return unlessSaid('no unit');
    // 25 % is 0.25 and, since everybody says so, 25; an angle without a unit is in radians.
    const asShare = judgeAs(found / main.factor);
    if (asShare.is === 'right') return asShare;
    return key.unit === '%' ? asSaid : unlessSaid('no unit', asShare);
  }
  const verdicts = unitsOf(given.unit)
    .filter((one) => areAlike(one, main))
    .flatMap((one) =>
      celsiusZeros.map((zero) => {
        const begins = (unit: string) => (isCelsius(unit) ? zero : 0);
        return judgeAs((found * one.factor + begins(given.unit) - begins(key.unit)) / main.factor);
      }),
    );
  return verdicts.find(({ is }) => is === 'right') ?? unlessSaid('unit', verdicts[0]);
}

const isSameUnit = (one: Unit, other: Unit) =>
  areAlike(one, other) && Math.abs(one.factor / other.factor - 1) < exactly;

/** Short for the unit that the question names, though by itself it would be another: "14 C", "₦" as N, "5 m" of minutes. */
const short: Record<string, RegExp> = {
  '°C': /^(?:°|deg.*|c)$/i,
  '₦': /^N$/,
  min: /^m$/,
  g: /^gms?$/i,
};

/** Whether it is meant as the unit that is asked for: "12 KM/H", "12 kgs". */
const isMeantAs = (asked: string, given: string): boolean =>
  short[asked]?.test(given) ||
  (asked.length > 1 && given === `${asked}s`) ||
  (given !== given.toLowerCase() && matchOf(asked, given.toLowerCase()) === 'same');

/** How a unit that was typed stands to the one that the question asks for: cm is another one for m, kg a foreign one. */
function matchOf(asked: string, given: string): 'none' | 'same' | 'other' | 'foreign' {
  const pairs = knownUnits(given).flatMap((one) => unitsOf(asked).map((other) => [one, other] as const));
  if (pairs.length === 0) return 'none';
  // Degrees Celsius are as long as kelvins, and begin elsewhere.
  if (isCelsius(asked) === isCelsius(given) && pairs.some(([one, other]) => isSameUnit(one, other))) return 'same';
  if (pairs.some(([one, other]) => areAlike(one, other))) return 'other';
  return isMeantAs(asked, given) ? 'same' : 'foreign';
}

const BARE_ANGLE = /(sin|cos|tan)\s*(?:\(\s*([\d.]+)\s*\)|([\d.]+))(?!\s*(?:°|deg|\*|\/))/gi;

/** A number, with its unit where the key has one. */
export function judgeNumber(question: TypedKey, typed: string): Verdict {
  const verdict = judgeReading(question, typed);
  if (verdict.is === 'right') return verdict;
  // "20 cos 60": calculators here stand on degrees, so an angle without its sign may be in them. The kinder reading counts.
  const inDegrees = typed.replace(BARE_ANGLE, '$1($2$3°)');
  return inDegrees !== typed && judgeReading(question, inDegrees).is === 'right' ? right : verdict;
}

/** A letter beside a number, which algebra writes too: "160t". */
const LETTER = /^(?:\/?[ac-z]|%|[KMGT]i?B)$/i;

const readKey = kept<Quantity>(quantityOf);

function judgeReading(question: TypedKey, typed: string): Verdict {
  const key = readKey(question.key);
  const asked = question.unit ?? key.unit;
  const given = quantityOf(isComplex(key.number) ? typed.replaceAll('I', 'i') : typed, asked);
  if (isOpen(given.number) && !isOpen(key.number)) throw new CannotRead('open');
  if (isComplex(key.number) || isComplex(given.number)) {
    const [wanted, found] = [complexAt(key.number), complexAt(given.number)];
    if (!Number.isFinite(found.re + found.im)) throw new CannotRead('undefined');
    return isNear(wanted, found, slackOf(question, key.number).share) ? right : wrong();
  }
  const found = realOf(given.number);
  const match = question.unit ? matchOf(question.unit, given.unit) : 'none';
  // Who says 1,200 cm where metres are asked for is asked again: it is neither wrong nor what was wanted.
  if (match === 'other') throw new CannotRead('other unit');
  // A unit of the key that we do not know is a thing that is counted: "12 students".
  const wanted = knownUnits(key.unit);
  const asSaid = judgeValue(question, key, given, found);
  // "4k" are thousands of naira, and of what has no unit; "4m" are millions of them.
  const [, money, many] = MANY.exec(given.unit) ?? [];
  if (many && asked.toLowerCase() !== many.toLowerCase() && (!wanted[0] || key.unit === '₦')) {
    const verdict = judgeValue(question, key, given, realOf(manyOf(many, given.digits)));
    // "₦4m" where 4 is the key may be meant in millions.
    if (verdict.is === 'right' || (money && asSaid.is !== 'right')) return verdict;
  }
  if (given.unit === 'k' || money) throw new CannotRead('unit');
  if (wanted.length > 0) {
    const verdicts = wanted.map((one) => judgeWithUnit(question, key, given, one));
    return verdicts.find(({ is }) => is === 'right') ?? verdicts[0]!;
  }
  if (match === 'foreign' && asSaid.is === 'right') return wrong('unit');
  if (asSaid.is === 'right') {
    if (match === 'none' && asked !== given.unit && LETTER.test(given.unit) && found !== 0)
      throw new CannotRead('unit');
    return asSaid;
  }
  // The key has no unit: "25 %" of a key 0.25, "30°" of a key in radians.
  const [own] = match === 'none' ? knownUnits(given.unit) : [];
  return own && isPlain(own) ? judgeValue(question, key, given, found * own.factor) : asSaid;
}
