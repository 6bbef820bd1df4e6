import { hash } from './random.ts';

/** Shares and round numbers that are written in words: "a fifth of", "seventy per cent". */

/** A figure in words at the beginning of a text, and three others that nobody takes for a slip of the pen. */
export interface WordedFigure {
  right: string;
  wrong: string[];
}

const SHARES: Readonly<Record<string, readonly [string, string, string]>> = {
  tenth: ['a quarter', 'a third', 'a half'],
  fifth: ['a tenth', 'a third', 'a half'],
  quarter: ['a tenth', 'a half', 'three quarters'],
  third: ['a tenth', 'a half', 'two thirds'],
  half: ['a tenth', 'a quarter', 'three quarters'],
  thirds: ['a fifth', 'a third', 'nine tenths'],
  quarters: ['a quarter', 'a third', 'a half'],
  fifths: ['a fifth', 'a third', 'a half'],
};

const SHARE =
  /^(?:(?:an?|one)([ -])(half|third|quarter|fifth|tenth)|(?:two([ -])(thirds)|three([ -])(quarters)|four([ -])(fifths))|(half))(?= of\b)/;

const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ROUND = new RegExp(`^(?:${TENS.join('|')})(?= (?:per ?cent|times)\\b)`);

/** In the words of the right one: "one tenth" beside "one third", "two-thirds" with its hyphen. */
function inStyle(share: string, right: string, joint: string): string {
  if (share === 'a half' && !/^(?:an?|one)/.test(right)) return 'half';
  const opened = right.startsWith('one') || joint === '-' ? share.replace(/^an? /, 'one ') : share;
  return opened.replace(' ', joint);
}

function shareAt(text: string): WordedFigure | null {
  const match = SHARE.exec(text);
  if (!match) return null;
  const [right, ...parts] = match;
  const joint = parts.find((part) => part === ' ' || part === '-') ?? ' ';
  const noun = parts.find((part) => part !== undefined && part.length > 1)!;
  return { right, wrong: SHARES[noun]!.map((share) => inStyle(share, right, joint)) };
}

/** Round numbers lie twenty or more from the right one and from each other, where they can. */
function roundAt(text: string): WordedFigure | null {
  const right = ROUND.exec(text)?.[0];
  if (!right) return null;
  const at = TENS.indexOf(right);
  const far = TENS.filter((_, i) => i !== at && (i - at) % 2 === 0);
  const from = far.length > 3 ? hash(text) % (far.length - 2) : 0;
  const wrong = far.slice(from, from + 3);
  return wrong.length === 3 ? { right, wrong } : null;
}

export const wordedFigure = (text: string): WordedFigure | null => shareAt(text) ?? roundAt(text);
