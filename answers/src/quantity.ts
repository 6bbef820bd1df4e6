import { CannotRead, type Node } from './node.ts';
import { parse } from './parse.ts';
import { plainSigns } from './plain-signs.ts';
import { functions } from './tokens.ts';
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
const MONEY = /^\s*(?:₦|NGN|N(?=\s*\d)|#)\s*/;
/** "x =", "speed =", "≈", "about", which people put before a number. */
const LEAD = /^\s*(?:(?:\p{L}[\p{L} ]{0,24}(?:_\w+)?|\p{L}\(\p{L}\))\s*[=≈]|[=≈~]|about|approx(?:imately)?\.?)\s*/iu;
/** What is counted, "12 students"; a letter beside a number is neither that nor a unit: "25x". */
const THING = /^(?:[\p{L}'’-]{2,}(?:[ ,.]+[\p{L}'’-]+)*[.!]?)?$/u;
const ANGLE = /(?:sin|cos|tan)[^°]*$/i;
const DEGREES = /^(?:°|deg(?:rees?)?$)/i;

/** Where the unit begins: at the first word that is no part of a number. */
function unitAt(text: string): number {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    // The degrees of "20 cos 60° m/s" are those of its angle.
    if (DEGREES.test(word) && ANGLE.test(text.slice(0, index))) {
      if (word[0] !== '°' || word === '°') continue;
      return index + 1;
    }
    // "3 sec" is no secant: nothing stands behind it.
    if (/^sec$/i.test(word) && /^\s*$/.test(text.slice(index + word.length))) return index;
    const isPower = /^e$/i.test(word) && /\d$/.test(text.slice(0, index)) && /^[+-]?\d/.test(text.slice(index + 1));
    if (!isPower && !numeric.has(word.toLowerCase())) {
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

export function quantityOf(typed: string): Quantity {
  // "s = 15 × 0.8 = 12 m" ends in the answer.
  const ended = plainSigns(typed).replace(/^.*[=](?=\s*[^=\s])/su, '');
  let text = chosen(ended.replace(LEAD, ''))
    // Between two numbers an x is a times.
    .replace(/(?<=[\d)])\s*[xX]\s*(?=[\d.(])/g, '*')
    .replace(/[.\s]+$/, '');
  const money = MONEY.exec(text)?.[0] ?? '';
  text = text.slice(money.length);
  if (text.trim() === '') throw new CannotRead('empty');
  const at = unitAt(text);
  const digits = text
    .slice(0, at)
    .trim()
    .replace(/\binf\b/, 'infinity');
  if (digits === '') throw new CannotRead('no number');
  const unit = text.slice(at).trim();
  if (knownUnits(unit).length === 0 && !THING.test(unit)) throw new CannotRead('no number');
  return { number: parse(digits), unit: money ? '₦' : unit, digits };
}
