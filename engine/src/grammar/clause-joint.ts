import { isPlural } from '../text/number.ts';
import { isNoun, type Token } from '../text/tagging.ts';
import { AUXILIARIES, apposition, MODALS, votesFor } from './clause-subject.ts';
import { isSureBase } from './sure-verbs.ts';

/** "Furosemide and bumetanide, the loop diuretics, inhibit …": several things of which one sentence says the same. */
export interface JointSubject {
  members: string[];
  /** Where the last member ends. */
  to: number;
  /** Where the verb stands. */
  verb: number;
}

const MEMBER_WORDS = 3;

/** A verb in the form that goes with several: what stands before it is no noun that it could belong to. */
function isPluralVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (/^(?:are|were|have|had|do|did)$/.test(token.lower) || MODALS.has(token.lower)) return true;
  if (AUXILIARIES.has(token.lower) || /(?:ing|s)$/.test(token.lower) || next.lower === ',') return false;
  if (isSureBase(token.lower)) return true;
  const opensObject = /^(?:DET|ADJ|NOUN|PROPN|ADP|NUM|PRON|ADV|SCONJ)$/.test(next.pos);
  return votesFor(token) > 0 && opensObject && !/ed$/.test(token.lower) && token.lemma === token.lower;
}

/** The end of a short noun phrase, which a comma, "and" or (for the last one) the verb follows; null where there is none. */
function memberEnd(tokens: readonly Token[], from: number, last: boolean): number | null {
  for (let i = from; i < tokens.length && i < from + MEMBER_WORDS + 1; i++) {
    const token = tokens[i]!;
    const ended = i > from && (isNoun(tokens[i - 1]) || tokens[i - 1]!.pos === 'ADJ');
    if (ended && (last ? token.lower === ',' || isPluralVerb(tokens, i) : /^(?:,|and)$/.test(token.lower))) return i;
    if (i === from + MEMBER_WORDS || !(isNoun(token) || token.pos === 'ADJ') || /['’]/.test(token.text)) return null;
  }
  return null;
}

/** Reads "A and B", "A, B and C" with the verb that follows, and an apposition to all of them in between. */
export function readJointSubject(text: string, tokens: readonly Token[]): JointSubject | null {
  const members: string[] = [];
  let from = 0;
  for (let last = false; ; ) {
    const to = memberEnd(tokens, from, last);
    if (to === null) return null;
    members.push(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
    if (last) {
      if (tokens[to]!.lower !== ',') return { members, to, verb: to };
      const aside = apposition(text, tokens, to, isPluralVerb);
      return aside ? { members, to, verb: aside.next } : null;
    }
    if (members.length > 4) return null;
    last = tokens[to]!.lower === 'and' || tokens[to + 1]?.lower === 'and';
    from = tokens[to]!.lower === ',' && last ? to + 2 : to + 1;
  }
}

/** Whether all of them are named alike: "goats" and "sheep", but not "goats" and "an axe". */
export function areOfOneNumber(members: readonly string[]): boolean {
  return new Set(members.map((member) => isPlural(member.split(' ').at(-1)!))).size === 1;
}
