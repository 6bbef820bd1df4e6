import { contentStems } from '../../text/stems.ts';
import { isNoun, quickTagsOf } from '../../text/tagging.ts';
import { GENERIC_NOUNS, nounPhrases, termKey } from '../../text/terms.ts';
import { type Corpus, originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { pointsBack, withoutBoundWords } from '../pointing.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, opensOnContext, plainSentence } from '../wording.ts';

/** A sentence that is quoted whole but for one term of the document. */
export interface TermGap {
  before: string;
  /** As the sentence writes it. */
  right: string;
  key: string;
  after: string;
  claim: readonly string[];
  origin: Origin;
}

/** What is so of some, or may be so, may be so of others as well. */
const LOOSE =
  /\b(?:may|might|can|could|would|some|many|often|sometimes|such as|example|instance|one of|especially|other|others|among|either|perhaps|probably|like|nearly|almost|similar|both|also)\b/i;

/** The terms of a sentence that it tells something definite of; it must be readable without its neighbours. */
export function termGapsIn(entry: Entry, corpus: Corpus): TermGap[] {
  if (entry.sentence.kind === 'list' && !/\.$/.test(entry.sentence.text)) return [];
  const text = plainSentence(entry.sentence.text);
  const count = text.split(' ').length;
  if (count < 9 || count > 38 || isUnparseable(text) || /[—]|:$/.test(text) || !/^\p{Lu}/u.test(text)) return [];
  if (
    isVagueSubject(text) ||
    opensOnContext(text) ||
    LOOSE.test(text) ||
    leansOnContext(withoutBoundWords(text)) ||
    pointsBack(text)
  )
    return [];
  const tokens = quickTagsOf(entry.sentence);
  const origin = originOf(entry);
  return nounPhrases(tokens).flatMap(([from, to]) => {
    const right = entry.sentence.text.slice(tokens[from]!.start, tokens[to - 1]!.end);
    const key = termKey(right);
    const term = corpus.terms.get(key);
    if (!term || term.count < 2 || GENERIC_NOUNS.has(key) || right.length < 5) return [];
    // A whole noun phrase: nothing before or behind that belongs to it, and no row.
    const [previous, next] = [tokens[from - 1], tokens[to]];
    if (
      previous &&
      (isNoun(previous) ||
        previous.pos === 'ADJ' ||
        /^(?:and|or|,|an?|both|than|every|each|any|all|no)$/.test(previous.lower))
    )
      return [];
    if (next && (isNoun(next) || /^(?:and|or|-|['’]s)$/.test(next.lower))) return [];
    const start = text.indexOf(right);
    if (start < 0 || text.toLowerCase().split(right.toLowerCase()).length !== 2) return [];
    const [before, after] = [text.slice(0, start), text.slice(start + right.length)];
    const claim = contentStems(`${before} ${after}`);
    return new Set(claim).size >= 6 ? [{ before, right, key, after, claim, origin }] : [];
  });
}
