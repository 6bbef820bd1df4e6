import type { Clause } from '../grammar/clause.ts';
import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { statementStandsAlone } from '../standing/statement.ts';
import { leansOnContext } from '../standing/words.ts';
import { tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS } from '../text/terms.ts';

/** A sentence that stands by itself, with the places after its verb in which a word may be asked for. */
export interface Gapped {
  text: string;
  /** Where the predicate begins: what comes before says what the statement is about. */
  from: number;
  words: { text: string; start: number; end: number }[];
  standing: number;
  origin: Origin;
}

/** Where the first finite verb of a sentence stands that was not taken apart; -1 where a past form makes it a story. */
function firstVerb(text: string): number {
  const tokens = tagQuickly(text);
  const verb = tokens.find(
    (token, i) => i > 0 && (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower),
  );
  return verb && !/(?:ed|^was|^were|^had|^did)$/.test(verb.lower) ? verb.start : -1;
}

/** Whoever writes about the subject is not what it is about. */
const WRITERS =
  /^(?:students?|beginners?|candidates?|textbooks?|critics?|observers?|examiners?|writers?|authors?|people|readers?|commentators?|supporters?|opponents?)$/i;

/** "Adult worms", "severe cases": of which kind, only the text before tells. */
const UNNAMED =
  /^(?:adult|young|old|older|mature|new|small|large|severe|mild|chronic|acute|early|late|heavy|light|affected|infected|treated|ordinary|such|certain|different|similar) /i;

/** "Yoruba", "IPv6 addresses", "A sodic soil": who or what it is needs no sentence before. */
function isNamedSubject(clause: Clause, standing: number): boolean {
  if (UNNAMED.test(clause.subject)) return false;
  if (standing > 0) return true;
  if (clause.determiner === 'the') return clause.proper || / of /.test(clause.subject);
  return !GENERIC_NOUNS.has(clause.head.toLowerCase()) && !WRITERS.test(clause.head) && !leansOnContext(clause.subject);
}

/** The sentence as one with gaps, where it says something definite of something named. */
export function gappedSentence(entry: Entry, clause: Clause | null, standing: number, corpus: Corpus): Gapped | null {
  // What happened is told of one time: with its year it can stand alone.
  const dated = /\b(?:1[0-9]|20)\d\d\b/.test(entry.sentence.text);
  if (clause && (!isNamedSubject(clause, standing) || (clause.tense === 'past' && !dated))) return null;
  // "The ions are released into the cytoplasm" in a list of steps leans on the step before.
  if (entry.sentence.kind === 'list' && (!/\.$/.test(entry.sentence.text) || /^(?:The|An?) /.test(entry.sentence.text)))
    return null;
  // What follows a semicolon mostly leans on what stands before it.
  const text = plainSentence(entry.sentence.text).split('; ')[0]!;
  const count = text.split(' ').length;
  if (count < 6 || count > 36 || isUnparseable(text) || /[:—]/.test(text)) return null;
  // "The sum of the first n terms is": a formula was set off.
  if (/\b(?:is|are|was|were|of|by|to|as|that|gives?)$/.test(text)) return null;
  if (!statementStandsAlone(text, clause, entry, corpus)) return null;
  const at = clause ? text.indexOf(clause.predicate.split(' ').slice(0, 3).join(' ')) : firstVerb(text);
  if (at < 0 || /\b(?:it|they|he|she)\b/i.test(text.slice(0, at))) return null;
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, from: at, words, standing, origin: originOf(entry) };
}
