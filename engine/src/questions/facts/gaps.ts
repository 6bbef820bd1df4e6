import { tagQuickly } from '../../text/tagging.ts';
import type { Clause } from '../clause.ts';
import { type Corpus, originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { leansOnPair, pointsBack, withoutBoundWords } from '../pointing.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, opensOnContext, plainSentence } from '../wording.ts';

/** A sentence that stands by itself, with the places after its verb in which a word may be asked for. */
export interface Gapped {
  text: string;
  /** Where the predicate begins: what comes before says what the statement is about. */
  from: number;
  words: { text: string; start: number; end: number }[];
  standing: number;
  origin: Origin;
}

/** What "may" be so, what is so "for example" or of "some", leaves room for other words to be right as well. */
const LOOSE =
  /\b(?:may|might|can|could|would|some|many|often|sometimes|includes?|including|such as|example|instance|one of|especially|particularly|another|other|others|among|either|or|not|never|no|without|except|unless|almost|e\.g|like|say|perhaps|probably)\b/i;

/** Whether "The acid …" names the topic of its section or of the document, not something of the sentence before. */
function isKnownSubject(clause: Clause, entry: Entry, corpus: Corpus): boolean {
  if (clause.determiner !== 'the' || clause.subject.includes(' ') || clause.proper) return true;
  const term = corpus.terms.get(clause.subject.toLowerCase());
  return term?.inHeading === true && new RegExp(`\\b${clause.subject}`, 'i').test(entry.section.heading);
}

/** Where the first finite verb of a sentence stands that was not taken apart; -1 where a past form makes it a story. */
function firstVerb(text: string): number {
  const tokens = tagQuickly(text);
  const verb = tokens.find(
    (token, i) => i > 0 && (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower),
  );
  return verb && !/(?:ed|^was|^were|^had|^did)$/.test(verb.lower) ? verb.start : -1;
}

/** The sentence as one with gaps, where it says something definite of something named. */
export function gappedSentence(entry: Entry, clause: Clause | null, standing: number, corpus: Corpus): Gapped | null {
  // What happened is told of one time: with its year it can stand alone.
  const dated = /\b(?:1[0-9]|20)\d\d\b/.test(entry.sentence.text);
  if (clause && (standing === 0 || (clause.tense === 'past' && !dated))) return null;
  // "The ions are released into the cytoplasm" in a list of steps leans on the step before.
  if (entry.sentence.kind === 'list' && (!/\.$/.test(entry.sentence.text) || clause?.determiner !== '')) return null;
  const text = plainSentence(entry.sentence.text);
  const count = text.split(' ').length;
  if (count < 6 || count > 30 || isUnparseable(text) || /[:;—]/.test(text)) return null;
  if (isVagueSubject(text) || opensOnContext(text) || leansOnContext(withoutBoundWords(text)) || LOOSE.test(text))
    return null;
  if (leansOnPair(text)) return null;
  if (/\b(?:it|they)\b/.test(text) && /^(?:It|They)\b/.test(text)) return null;
  if (clause ? !isKnownSubject(clause, entry, corpus) : pointsBack(text) || /^(?:The|An?) /.test(text)) return null;
  const at = clause ? text.indexOf(clause.predicate.split(' ').slice(0, 3).join(' ')) : firstVerb(text);
  if (at < 0) return null;
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, from: at, words, standing, origin: originOf(entry) };
}
