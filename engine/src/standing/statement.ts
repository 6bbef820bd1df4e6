import { isCorrelative } from '../facts/description.ts';
import type { Clause } from '../grammar/clause.ts';
import { isUnparseable } from '../grammar/wording.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import { termKey } from '../text/terms.ts';
import { isKnownThing, leansOnPair, opensBackwards, pointsBack, withoutBoundWords } from './pointing.ts';
import { anyOf, type Row } from './row.ts';
import { isVagueSubject, leansOnContext, opensOnContext } from './words.ts';

/** Openings that go on from the sentence before. */
export const OPENING: readonly Row[] = [
  {
    rule: 'what only adds to what was said',
    refuses: /, too,|, also,|^By far\b|^On the (?:inside|outside|other|one|left|right)\b/u,
    refused: 'Goats, too, eat hay in the rains',
    kept: 'Goats eat too much hay in the rains',
  },
  {
    rule: 'a pronoun after words that do not say what it is',
    refuses:
      /^(?:In|At|On|By|For|With|After|Before|Under|According|From|Through|When|If)\b[^,]{0,70},? (?:it|they|he|she) /u,
    refused: 'In the rains they eat hay',
    kept: 'In the rains goats eat hay',
  },
  {
    rule: 'a pronoun, a link, or an order to the reader',
    refuses: /^(?:It|They|And|But|Or|To|Unlike [^,]+, (?:it|they))\b/u,
    refused: 'To dry hay, turn each heap',
    kept: 'Unlike straw, hay feeds goats',
  },
];
const OPENS = anyOf(OPENING);

/** Words that point back at the opening of a sentence, and are harmless further on. */
const HARMLESS_LATER = /(?<=.{12})\b(?:and yet|still|now|the same|instead of|again|in turn)\b/g;

/** Whether "The acid …" names the topic of its section or of the document, not something of the sentence before. */
function isKnownSubject(clause: Clause, entry: Entry, corpus: Corpus): boolean {
  if (clause.determiner !== 'the' || clause.subject.includes(' ') || clause.proper) return true;
  const term = corpus.terms.get(clause.subject.toLowerCase());
  return term?.inHeading === true && new RegExp(`\\b${clause.subject}`, 'i').test(entry.section.heading);
}

/** Whether a statement can be understood by itself. */
export function statementStandsAlone(text: string, clause: Clause | null, entry: Entry, corpus: Corpus): boolean {
  if (isVagueSubject(text) && !/^\p{Lu}{2,} /u.test(text)) return false;
  if (opensOnContext(text) || leansOnContext(withoutBoundWords(text.replace(HARMLESS_LATER, '')))) return false;
  if (OPENS.test(text) || leansOnPair(text)) return false;
  if (clause) return isKnownSubject(clause, entry, corpus);
  return !pointsBack(text) && !/^(?:The|An?) \p{Ll}/u.test(text);
}

/** Words that mostly stand for something named in the same sentence, where they do not open it. */
const BOUND =
  /\b(?:another|the others?|that one|its own|of them|them|it|each other|both|at the same (?:moment|time))\b/g;

/** "The crust floats on the mantle": what a text keeps speaking of, in the present, is the thing itself. */
export function withThingsThemselves(text: string, corpus: Corpus): string {
  if (/\b(?:was|were|had|did)\b/.test(text)) return text;
  return text.replace(/\b[Tt]he (\p{Ll}{4,})\b/gu, (whole, noun: string) =>
    (corpus.terms.get(termKey(noun))?.count ?? 0) >= 2 ? noun : whole,
  );
}

/** Whether what is said of a term can be read without the sentence before. */
export function glossStandsAlone(text: string, corpus: Corpus): boolean {
  let own = withoutBoundWords(text).replace(BOUND, (word, at: number) => (at > 18 ? '' : word));
  own = withThingsThemselves(own, corpus);
  // "when two sounds stand in the same place": the same for both of them.
  if (own.includes('the same ') && /\b(?:two|three|several|many|different|both|all) [^,;]*\bthe same \p{Ll}/u.test(own))
    own = own.replace('the same ', 'one ');
  if (isCorrelative(own)) return false;
  if (/\b[Tt]he (?:two|three|four|five|others?) |[()=/]|(?:,| and) not\b/.test(own)) return false;
  return !leansOnContext(own) && !pointsBack(own) && !opensBackwards(own) && !isUnparseable(text.replace('_____', ''));
}

/** "the fluid": a noun with its article and nothing behind that says which one is meant. */
const DEFINITE =
  /\b[Tt]he ([\p{Ll}-]+)(?=$|[,.;?”]| (?:is|are|was|were|has|have|had|can|may|must|will|does|do|and|or|but|\p{Ll}+s(?! (?:of|that|which)\b))\b)/gu;
const PAIR = /\b[Tt]he (?:two|three|four|five|others?|same|rest|latter|former|above|following)\b/;

/** What a text keeps speaking of is the thing itself: "the heart" in a chapter on the heart. */
const isTopical = (noun: string, corpus: Corpus) => {
  const term = corpus.terms.get(termKey(noun));
  return term !== undefined && (term.inHeading || term.count > 3);
};

/** Whether a text speaks of something as known that neither it nor `shown` has named before. */
export function namesUnknown(text: string, corpus: Corpus, shown = ''): boolean {
  if (PAIR.test(text)) return true;
  return [...text.matchAll(DEFINITE)].some(({ 1: noun, index }) => {
    if (isKnownThing(noun!) || isTopical(noun!, corpus)) return false;
    const before = `${shown} ${text.slice(0, index)}`.toLowerCase();
    return !before.includes(noun!.replace(/(?:es|s)$/, '').slice(0, 6));
  });
}
