import { withoutHabits } from './habits.ts';
import { CannotRead, type Node } from './node.ts';
import { parse } from './parse.ts';
import { plainSigns } from './plain-signs.ts';
import { inFigures, isPartOfNumber } from './said.ts';
import { functions, mostLetters } from './tokens.ts';
import { knownUnits } from './units.ts';

/** A number as it was typed, and the unit behind it, if there is one. */
export interface Quantity {
  number: Node;
  unit: string;
  /** As it was typed, without the unit. */
  digits: string;
}

const numeric = new Set([...functions, 'pi', 'e', 'i', 'infinity', 'inf', 'frac', 'dfrac', 'tfrac']);
const WORD = /[\p{L}°%₦$£€]+/gu;
const MONEY = /^([-+]?)\s*(?:₦|NGN|N(?=\s*[-.\d])|#)\s*/;
/** What is counted, "12 students", "per week", "7680 B"; a letter beside a number is neither that nor a unit: "25x". */
const THING = /^(?:\/?[\p{L}'’-]{2,}(?:[ ,.]+[\p{L}'’-]+)*[.!]?|units?\s*\^\(?\d\)?|B)?$/u;
/** "84 g of iron", "84 g Fe". */
const OF_WHAT = /^(\S+)\s+(?:of\s[\p{L}\s]+|[A-Z][\p{L}\d_]*)$/u;
/** "4k", "1.2m naira": thousands and millions. */
export const MANY = /^(₦?)([kK]|[mM]n?)(\s*(?:naira|NGN))?$/;
/** "2 hours 8 minutes" is asked for again. */
const IN_TWO = /^[\d.]+\s*\p{L}+[\s,]+(?:and\s+)?[\d.]+\s*\p{L}+$/u;
const ANGLE = /(?:sin|cos|tan)[^°]*$/i;
/** So many letters are looked back for it. */
const mostAngle = 40;
const DEGREES = /^(?:°|deg(?:rees?)?$)/i;

/** Where the unit begins: at the first word that is no part of a number. */
function unitAt(text: string): number {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    // The degrees of "20 cos 60° m/s" are those of its angle.
    if (DEGREES.test(word) && ANGLE.test(text.slice(0, index).slice(-mostAngle))) {
      if (word[0] !== '°' || word === '°') continue;
      return index + 1;
    }
    // "3 sec" is no secant: nothing stands behind it.
    if (/^sec$/i.test(word) && /^\s*$/.test(text.slice(index + word.length))) return index;
    const isPower = /^e$/i.test(word) && /\d/.test(text[index - 1] ?? '') && /^[+-]?\d/.test(text.slice(index + 1));
    if (!isPower && !numeric.has(word.toLowerCase().replace(/^i(?=sin)/, ''))) {
      // "5sqrt3m" holds a function in front of its unit; "5i" none.
      const begun = [...numeric].find((name) => name.length > 2 && word.toLowerCase().startsWith(name));
      return begun && knownUnits(word).length === 0 ? index + begun.length : index;
    }
  }
  return text.length;
}

/** "8C2", as calculators write it. */
const chosen = (text: string) =>
  text.replace(/\b(\d{1,3})\s*C\s*(\d{1,3})\b/g, (_, n: string, r: string) =>
    Number(r) > Number(n) ? '0' : `(${n}!/(${r}!*${Number(n) - Number(r)}!))`,
  );

/** The unit as it was meant: of "84 g of iron", of "4a" where amperes are asked for. */
function unitIn(text: string, asked: string): string {
  // Phones write capitals of their own; of m and M the size hangs on it.
  if (text.toLowerCase() === asked.toLowerCase() && !/^m/i.test(asked)) return asked;
  if (/^o$/i.test(text) && DEGREES.test(asked)) return '°';
  const [, unit = ''] = OF_WHAT.exec(text) ?? [];
  // Nitrogen is no newton: "14 g N".
  if (unit !== '' && unit === asked) return unit;
  if (knownUnits(text).length > 0) return text;
  if (knownUnits(unit).length > 0) return unit;
  if (!THING.test(text) || isPartOfNumber(text)) throw new CannotRead('no number');
  return text;
}

const DIRECTION =
  /(?: due| to(?:wards)?| the){0,4} +(?:(?:for|back|up|down)(?:wards?)?|left|right|north|south|east|west)$/i;

/** What was typed as a number; `asked`: the unit that it is wanted in. A key has none, and keeps its direction. */
export function quantityOf(typed: string, asked?: string): Quantity {
  if (typed.length > mostLetters) throw new CannotRead('too long');
  let text = chosen(withoutHabits(plainSigns(typed)))
    // Between two numbers an x is a times.
    .replace(/(?<=[\d)])\s*[xX]\s*(?=[\d.(])/g, '*')
    // "95, 000"
    .replace(/(?<=\d)\s*,\s*(?=\d{3}(?!\d))/g, ',')
    .replace(/[.\s]{1,9}$/, '')
    .replace(asked === undefined ? '' : DIRECTION, '')
    .replace(/^(?:minus|negative)\s+(?=[\p{L}\d.(₦#])/iu, '-')
    .replace(/^(?:nil|none|nothing)$/i, '0');
  const [money = '', sign = ''] = MONEY.exec(text) ?? [];
  text = inFigures(sign + text.slice(money.length));
  if (text.trim() === '') throw new CannotRead('empty');
  if (IN_TWO.test(text)) throw new CannotRead('unit');
  const at = unitAt(text);
  const [, before = '', line = ''] = /^(.*?)\s*(\/?)\s*$/s.exec(text.slice(0, at)) ?? [];
  const digits = before.trim().replace(/\binf\b/, 'infinity');
  const behind = line + text.slice(at).trim();
  // "3/(x + 3)" is a formula, and no number that somebody has not finished.
  if (digits === '' || (behind && /[-+*^]$|\([^()]*$/.test(digits))) throw new CannotRead('no number');
  const number = parse(digits);
  // "4k" alone may be kelvins: who judges it knows.
  const [, , many, naira] = MANY.exec(behind) ?? [];
  if (many && (money || naira))
    return asked === undefined
      ? { number: manyOf(many, digits), unit: '₦', digits }
      : { number, unit: `₦${many}`, digits };
  const unit = /^k$/i.test(behind) ? behind : unitIn(behind, asked ?? '');
  // "2 π bonds" are two, and "2 i think" is no complex number.
  if (/(?:pi|\si)$/.test(digits) && /^\p{L}{3}/u.test(unit) && !/unit/.test(unit) && knownUnits(unit).length === 0)
    throw new CannotRead('unit');
  return { number, unit: money ? '₦' : unit, digits };
}

/** "4k" and "4m", where they are no unit. */
export const manyOf = (many: string, digits: string): Node => parse(`${/k/i.test(many) ? 1e3 : 1e6}*(${digits})`);
