import { judgeExpression } from './expression.ts';
import { CannotRead, readOr } from './node.ts';
import { judgeNumber } from './number.ts';
import { kept } from './steps.ts';
import { right, type TypedKey, type Verdict, wrong } from './verdict.ts';
import { judgeWord } from './word.ts';

const NONE = /^\s*(?:∅|\{\s*\}|none|no (?:real )?(?:solutions?|roots?)|empty(?: set)?)\s*$/i;
const mostMembers = 24;
const opening = '([{';
const closing = ')]}';

const depthOf = (sign: string) => (opening.includes(sign) ? 1 : closing.includes(sign) ? -1 : 0);

/** Cuts at every sign of a list that stands in no bracket. */
function cutAt(text: string, isCut: (sign: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += depthOf(sign);
    if (depth === 0 && isCut(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Without brackets round the whole of it; "(1,2), (3,4)" begins and ends with brackets, but not with one pair. */
function inside(text: string): string {
  const trimmed = text.trim();
  const at = opening.indexOf(trimmed[0] ?? ' ');
  if (at < 0 || closing[at] !== trimmed.at(-1)) return trimmed;
  const within = trimmed.slice(1, -1);
  let depth = 0;
  for (const sign of within) {
    depth += depthOf(sign);
    if (depth < 0) return trimmed;
  }
  return within;
}

/** "±2" is 2 and −2; with two of them nobody can tell how many are meant. */
function bothSigns(member: string): string[] {
  const [first = '', ...rest] = member.split('±');
  if (rest.length > 1) throw new CannotRead('sign');
  return rest.length === 0 ? [member] : ['+', '-'].map((sign) => first + sign + rest[0]);
}

/** "(x, y) =", "the point", "P" before its bracket. */
const LEAD = /^\s*(?:\(\s*\p{L}(?:\s*,\s*\p{L})+\s*\)\s*=|(?:the\s+)?(?:point|pair)\b|\p{Lu}\s*=?\s*(?=\())/iu;
const NAME = String.raw`\p{L}(?:_\w+|[₀-₉]+|\d)?\s*=`;
/** "x=7 y=4", "x=4 / x=16". */
const NEXT = new RegExp(String.raw`(?<=[\d)]|(?<!\p{L})\p{L})(?:\s+|\s*/\s*)(?=${NAME})`, 'gu');
const LABEL = new RegExp(String.raw`^(${NAME})\s*(?=.)`, 'u');

function partsOf(text: string): string[] {
  if (NONE.test(text)) return [];
  const whole = inside(text.replace(LEAD, '').replace(/[.\s]{1,9}$/, ''))
    .replace(/^\s*either\b/i, '')
    .replace(/\b(?:and|or)\b|&/gi, ';')
    .replace(NEXT, ';')
    .replace(/\+\/?-/g, '±');
  const parts = cutAt(whole, (sign) => sign === ';' || sign === '\n').flatMap((part) =>
    cutAt(part, (sign) => sign === ','),
  );
  if (parts.length > mostMembers) throw new CannotRead('too long');
  if (parts.length === 0) throw new CannotRead('empty');
  return parts;
}

/** "x = 2" says 2; a pair keeps its brackets. */
export const membersOf = (text: string) => partsOf(text).flatMap((part) => bothSigns(part.replace(LABEL, '')));

/** "y = 4, x = 7": the values by their letters, where each has one of its own. */
function byLetters(text: string): { names: string; members: string[] } | null {
  const parts = partsOf(text).toSorted();
  const names = parts.map((part) => LABEL.exec(part)?.[1]?.replace(/[\s=]/g, '').toLowerCase() ?? '');
  const areOwn = names.every((name) => name !== '') && new Set(names).size === names.length;
  return areOwn ? { names: names.join(''), members: parts.map((part) => part.replace(LABEL, '')) } : null;
}

/** Whether the key itself can be read so: then it is for the answer to be. */
const readsAlone = (judge: typeof judgeNumber, one: TypedKey) =>
  readOr(
    () => judge(one, one.key).is === 'right',
    () => false,
  );

/** How an answer is compared with one member of the key. */
function judgeOf(question: TypedKey, key: string): (given: string) => Verdict {
  const own = { ...question, key };
  const isPair = opening.includes(key[0] ?? ' ') && inside(key).includes(',');
  if (isPair) return (given) => judgeSet({ ...own, ordered: true }, given);
  const { form: _, ...plain } = own;
  const judge = [judgeNumber, judgeExpression].find((one) => readsAlone(one, plain)) ?? judgeWord;
  return (given) => judge(own, given);
}

/** In the order that was asked for: two numbers with nothing but a space between them may be a pair. */
function judgeOrdered(wanted: string[], typed: string, matches: (key: string, found: string) => boolean): Verdict {
  const given = membersOf(typed);
  if (given.length < wanted.length) for (const found of given) matches(wanted[0]!, found);
  if (given.length !== wanted.length) return wrong(given.length < wanted.length ? 'some missing' : 'too many');
  const isOrder = (members: string[]) => wanted.every((key, index) => matches(key, members[index]!));
  const isRight = isOrder(given);
  const lettered = byLetters(typed);
  const isPoint = lettered !== null && 'xyz abc'.includes(lettered.names);
  if (isPoint ? isOrder(lettered.members) : isRight) return right;
  // "y = 7, x = 4" for (7, 4), or other letters the other way round: the question knows what comes first.
  const areAll = isRight || wanted.every((key) => given.some((found) => matches(key, found)));
  if (lettered && areAll && isPoint === isRight) throw new CannotRead('sign');
  return wrong(areAll ? 'order' : undefined);
}

/** Several answers: in any order, unless order counts; each once. */
export function judgeSet(question: TypedKey, typed: string): Verdict {
  const wanted = membersOf(question.key);
  // Each member of the key is read once, and compared once with each text.
  const matchOf = kept((key) => kept(judgeOf(question, key)));
  const matches = (key: string, found: string) => matchOf(key)(found).is === 'right';
  if (question.ordered) return judgeOrdered(wanted, typed, matches);
  const given = membersOf(typed);
  const areKnown = given.every((found) => wanted.some((key) => matches(key, found)));
  const areAll = wanted.every((key) => given.some((found) => matches(key, found)));
  if (areKnown && areAll) return right;
  return wrong(areKnown ? 'some missing' : areAll ? 'too many' : undefined);
}
