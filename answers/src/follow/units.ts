import { type Found, follows, unsure } from './line-verdict.ts';
import { cutOutside, stepsOf } from './read-line.ts';
import { sidesOf } from './simplify.ts';
import {
  areOfOneKind,
  compareAmounts,
  isAmount,
  isCounted,
  isSingle,
  isUnderWay,
  partsOf,
  type Side,
  sideOf,
} from './unit-compare.ts';

const NAME = /^\s*\p{L}[\p{L}\d_]*\s*$/u;
/** "1 km = 1000 m, 1 h = 3600 s" says two things; the comma in 10,000 says none. */
const APART = /;|,(?!\d{3}(?!\d))|\b(?:and|so|then|hence|thus|therefore|but|while)\b/y;

const mostAsides = 6;
const mostPieces = 6;
const mostSides = 10;

/** "cm2", as phones write it, is no length times two. */
const withPowers = (text: string) => text.replace(/(?<=\p{L})([23])(?![\d.])/gu, '^$1');

/** What is said at once: "v = 90 km/h = 25 m/s". */
interface Said {
  sides: Side[];
  /** "v" or "distance"; nothing before "= 25 m/s". */
  name?: string;
  isContinued: boolean;
}

function saidIn(step: string): Said {
  const whole = sidesOf(step).slice(0, mostSides);
  const first = whole[0]!;
  const isContinued = whole.length > 1 && first === '';
  const isNamed = whole.length > 1 && (NAME.test(first) || (/\p{L}{3}/u.test(first) && !isAmount(sideOf(first))));
  return {
    sides: (isContinued || isNamed ? whole.slice(1) : whole).map(sideOf),
    isContinued,
    ...(isNamed ? { name: first.trim() } : {}),
  };
}

const worse = (a: Found, b: Found): Found =>
  a.is === 'slips' || b.is === 'unsure' ? a : b.is === 'slips' || a.is === 'unsure' ? b : a;

/** A quantity that is written in other units, line by line. */
export function followUnits(begins: string, lines: readonly string[]): Found[] {
  const beginSides = sidesOf(withPowers(begins));
  const begun = sideOf(beginSides.at(-1)!);
  const parts = partsOf(begun);
  const names = new Set(beginSides.slice(0, -1).map((side) => side.trim().toLowerCase()));
  let last = begun;
  let asides: Side[] = [];
  const isFollowing = (side: Side) => [last, begun].some((before) => compareAmounts(before, side).is === 'follows');
  const isOneOf = (all: readonly Side[], side: Side) => all.some((one) => compareAmounts(one, side).is === 'follows');

  /** "1 km = 1000 m" stands beside the working: it holds, or it does not, and nothing is compared with it. */
  function judgeBeside(sides: readonly Side[]): Found {
    const [first, ...rest] = sides.filter(isAmount) as [Side, ...Side[]];
    asides = [...asides, rest.at(-1) ?? first].slice(-mostAsides);
    // What cannot be read may be where another thing begins.
    const isUnread = sides.some(({ text, amounts }) => amounts.length === 0 && /\p{L}/u.test(text));
    if (isUnread || !isSingle(first)) return unsure;
    const after = rest.filter((side) => !isUnderWay(first, side));
    const told = after.map((side, k) => compareAmounts(after[k - 1] ?? first, side));
    return told.find(({ is }) => is === 'slips') ?? unsure;
  }

  function isBeside({ sides, name, isContinued }: Said): boolean {
    const amounts = sides.filter(isAmount);
    const [first] = amounts;
    if (!first || isContinued || amounts.some(isFollowing)) return false;
    const isOfKind = areOfOneKind(begun, first);
    const isTrue = amounts.length > 1 && amounts.slice(1).every((after, k) => isOneOf([amounts[k]!], after));
    if (name === undefined) {
      return sides.length > 1 && first === sides[0] && (isTrue || !isOfKind || !isUnderWay(begun, first));
    }
    if (names.has(name.toLowerCase())) return false;
    // "kg = 1000 g" names the unit.
    return !isOfKind || names.size > 0 || (isTrue && isSingle(first)) || isOneOf([sideOf(`1 ${name}`)], first);
  }

  function judgeSide(side: Side, isLast: boolean): Found {
    if (!isAmount(side)) return unsure;
    if (isFollowing(side)) {
      // 1.5 Hz counts the turns of 90 rev/min: what comes next may be their angle.
      if (!isCounted(begun, side)) last = side;
      return follows;
    }
    const verdict = compareAmounts(last, side);
    if (verdict.is === 'unsure' || isUnderWay(begun, side) || isOneOf(parts, side)) return unsure;
    // Amounts of other things are noted on the way: "90000 m", "3600 s".
    if (!areOfOneKind(begun, side) && (!isLast || !isSingle(side) || isOneOf(asides, side))) return unsure;
    last = side;
    return verdict;
  }

  function judge(said: Said, isLast: boolean): Found {
    if (isBeside(said)) return judgeBeside(said.sides);
    const told = said.sides.reduce<Found>(
      (all, side, k) => worse(all, judgeSide(side, isLast && k === said.sides.length - 1)),
      unsure,
    );
    const isOfCount = said.sides.some((side) => isAmount(side) && isCounted(begun, side));
    if (said.name !== undefined && told.is !== 'unsure' && !isOfCount) names.add(said.name.toLowerCase());
    return told;
  }

  const end = lines.findLastIndex((line) => line.trim() !== '');
  return lines.map((line, k) =>
    stepsOf(withPowers(line))
      .flatMap((step) => cutOutside(step, APART))
      .filter((step) => step !== '')
      .slice(0, mostPieces)
      .reduce<Found>((all, step) => worse(all, judge(saidIn(step), k === end)), unsure),
  );
}
