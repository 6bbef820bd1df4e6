import { CannotRead, type Node } from './node.ts';
import { parse } from './parse.ts';
import { plainSigns } from './plain-signs.ts';
import { functions } from './tokens.ts';

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
/** "x =", "≈", "about", which people put before a number. */
const LEAD = /^\s*(?:(?:\p{L}(?:_\w+)?|\p{L}\(\p{L}\)|answer|ans)\s*[=≈]|[=≈~]|about|approx(?:imately)?\.?)\s*/iu;

/** Where the unit begins: at the first word that is no part of a number. */
function unitAt(text: string): number {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isPower = /^e$/i.test(word) && /\d$/.test(text.slice(0, index)) && /^[+-]?\d/.test(text.slice(index + 1));
    if (!isPower && !numeric.has(word.toLowerCase())) {
      // "5sqrt3m" holds a function in front of its unit; "5i" none.
      const begun = [...numeric].find((name) => name.length > 2 && word.toLowerCase().startsWith(name));
      return begun ? index + begun.length : index;
    }
  }
  return text.length;
}

export function quantityOf(typed: string): Quantity {
  let text = plainSigns(typed)
    .replace(LEAD, '')
    .replace(/[.\s]+$/, '');
  const money = MONEY.exec(text)?.[0] ?? '';
  text = text.slice(money.length);
  if (text.trim() === '') throw new CannotRead('empty');
  const at = unitAt(text);
  const digits = text
    .slice(0, at)
    .trim()
    .replace(/\binf\b/, 'infinity');
  if (digits === '') throw new CannotRead('sign');
  return { number: parse(digits), unit: money ? '₦' : text.slice(at).trim(), digits };
}
