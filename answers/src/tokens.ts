import { CannotRead } from './node.ts';
import { greek, plainSigns } from './plain-signs.ts';
import { plainCalls } from './real.ts';

export interface Token {
  is: 'number' | 'word' | 'sign' | 'end';
  text: string;
  value: number;
  isDecimal: boolean;
  /** Whether a space stood before it. */
  isApart: boolean;
}

/** Longer than this nobody answers. */
export const mostLetters = 300;

/** Names of more than one letter that mean one thing; the longer ones first, since "arcsin" begins like "a". */
export const functions = Object.keys(plainCalls).sort((a, b) => b.length - a.length);
const LONG_NAME = new RegExp(
  `^(?:${['[dt]?frac', ...functions, 'infinity', 'deg', ...greek.values()].join('|')})`,
  'i',
);

const NUMBER = /^(?:[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3}(?![\d.]))?/;
const SIGN = /^(?:<=|>=|!=|[-+*/^()[\]{}|=<>!°%_:])/;
/** One, and what stands low beside it: x_1. */
const LETTER = /^\p{L}(?:_(?:\p{L}|\d+))?/u;

/** Groups of three digits may stand apart ("1 500"). */
const joined = (text: string) =>
  text.replace(/(?<![\d.,])[1-9]\d{0,2}(?: \d{3})+(?![\d,])(?!\s*\/)/g, (number) => number.replaceAll(' ', ''));

/** Cuts what was typed into numbers, names and signs. */
export function tokensOf(typed: string): Token[] {
  if (typed.length > mostLetters) throw new CannotRead('too long');
  const text = joined(plainSigns(typed)).replaceAll('\\', '');
  const tokens: Token[] = [];
  let at = 0;
  let isApart = false;
  const add = (is: Token['is'], found: string) => {
    tokens.push({ is, text: found, value: Number(found.replaceAll(',', '')), isDecimal: /[.eE]/.test(found), isApart });
    at += found.length;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const found = rest.trimStart();
    if (found === '') break;
    isApart = found !== rest;
    at = text.length - found.length;
    const number = NUMBER.exec(found)?.[0];
    const sign = SIGN.exec(found)?.[0];
    const name = LONG_NAME.exec(found)?.[0];
    const letter = LETTER.exec(found)?.[0];
    if (number !== undefined) {
      add('number', number);
      // "3,5" may be three and a half, or two numbers: nobody can tell.
      if (text[at] === ',' && /\d/.test(text[at + 1] ?? '')) throw new CannotRead('comma');
    } else if (sign === '°') {
      add('word', 'deg');
      at -= 2;
    } else if (sign !== undefined) add('sign', sign);
    else {
      if (!letter) throw new CannotRead(found[0] === ',' ? 'comma' : 'sign');
      add('word', name?.toLowerCase() ?? letter);
    }
  }
  if (tokens.length === 0) throw new CannotRead('empty');
  return tokens;
}
