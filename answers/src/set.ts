import { judgeExpression } from './expression.ts';
import { CannotRead } from './node.ts';
import { judgeNumber } from './number.ts';
import { right, type TypedKey, type Verdict, wrong } from './verdict.ts';
import { judgeWord } from './word.ts';

const NONE = /^\s*(?:∅|\{\s*\}|none|no (?:real )?(?:solutions?|roots?)|empty(?: set)?)\s*$/i;
const mostMembers = 24;
const opening = '([{';
const closing = ')]}';

/** Cuts at every sign of a list that stands in no bracket. */
function cutAt(text: string, isCut: (sign: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (opening.includes(sign)) depth += 1;
    if (closing.includes(sign)) depth -= 1;
    if (depth === 0 && isCut(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Brackets round the whole of it. */
function inside(text: string): string {
  const trimmed = text.trim();
  const isOpen = opening.includes(trimmed[0] ?? ' ') && closing[opening.indexOf(trimmed[0]!)] === trimmed.at(-1);
  if (!isOpen) return trimmed;
  let depth = 0;
  for (const [index, sign] of [...trimmed].entries()) {
    if (opening.includes(sign)) depth += 1;
    if (closing.includes(sign)) depth -= 1;
    // "(1,2), (3,4)" begins and ends with brackets, but not with one pair.
    if (depth === 0) return index === trimmed.length - 1 ? trimmed.slice(1, -1) : trimmed;
  }
  return trimmed;
}

/** "±2" is 2 and −2. */
function bothSigns(member: string): string[] {
  if (!member.includes('±')) return [member];
  return ['+', '-'].map((sign) => member.replaceAll('±', sign));
}

export function membersOf(text: string): string[] {
  if (NONE.test(text)) return [];
  const whole = inside(text)
    .replace(/^\s*either\b/i, '')
    .replace(/\b(?:and|or)\b|&/gi, ';')
    .replace(/\+\/?-/g, '±');
  const members = cutAt(whole, (sign) => sign === ';' || sign === '\n').flatMap((part) =>
    cutAt(part, (sign) => sign === ','),
  );
  if (members.length > mostMembers) throw new CannotRead('too long');
  if (members.length === 0) throw new CannotRead('empty');
  // "x = 2" says 2; a pair keeps its brackets.
  return members.flatMap((member) => bothSigns(member.replace(/^\p{L}(?:_\w+)?\s*=\s*(?=.)/u, '')));
}

function judgeMember(question: TypedKey, key: string, given: string): Verdict {
  const isPair = opening.includes(key[0] ?? ' ') && inside(key).includes(',');
  if (isPair) return judgeSet({ ...question, key, ordered: true }, given);
  const { form: _, ...plain } = question;
  const one = { ...plain, key };
  for (const judge of [judgeNumber, judgeExpression]) {
    try {
      judge(one, key);
      return judge({ ...one, ...(question.form && { form: question.form }) }, given);
    } catch (error) {
      if (!(error instanceof CannotRead)) throw error;
      if (readsAlone(judge, one)) throw error;
    }
  }
  return judgeWord(one, given);
}

/** Whether the key itself can be read so: then it is the answer that cannot. */
function readsAlone(judge: typeof judgeNumber, one: TypedKey): boolean {
  try {
    return judge(one, one.key).is === 'right';
  } catch {
    return false;
  }
}

/** Several answers: in any order, unless order counts; each once. */
export function judgeSet(question: TypedKey, typed: string): Verdict {
  const [wanted, given] = [membersOf(question.key), membersOf(typed)];
  const matches = (key: string, found: string) => judgeMember(question, key, found).is === 'right';
  if (question.ordered) {
    if (given.length !== wanted.length) return wrong(given.length < wanted.length ? 'some missing' : 'too many');
    if (wanted.every((key, index) => matches(key, given[index]!))) return right;
    return wrong(wanted.every((key) => given.some((found) => matches(key, found))) ? 'order' : undefined);
  }
  const areKnown = given.every((found) => wanted.some((key) => matches(key, found)));
  const areAll = wanted.every((key) => given.some((found) => matches(key, found)));
  if (areKnown && areAll) return right;
  return wrong(areKnown ? 'some missing' : areAll ? 'too many' : undefined);
}
