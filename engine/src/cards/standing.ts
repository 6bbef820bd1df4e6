import type { Corpus } from '../reading/corpus.ts';
import { isKnownThing } from '../reading/pointing.ts';
import { termKey } from '../text/terms.ts';

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
