import { hash } from '../questions/options/random.ts';
import type { QuestionSource } from '../questions/types.ts';
import type { Origin } from '../reading/origin.ts';
import type { Card, CardDraft } from './card.ts';

/** A text gives at most one card to so many words: what is asked of everything is learnt of nothing. */
const WORDS_PER_CARD = 60;
const FEWEST_ALLOWED = 6;
/** Cards that ask the other way round are taken only while a text has fewer than one to so many words. */
const WORDS_TO_MAKE_UP = 160;
const LEAST_WEIGHT = 2.2;

/** Stands behind the others, so that it does not follow the card that it turns round. */
const isFiller = ({ weight }: CardDraft) => weight < LEAST_WEIGHT;

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The surest cards: one to a sentence, none that asks the same; the other way round only where there are few. */
export function selectCards(drafts: readonly CardDraft[], words: number, limit = Number.POSITIVE_INFINITY): Card[] {
  const most = Math.min(limit, Math.max(FEWEST_ALLOWED, Math.floor(words / WORDS_PER_CARD)));
  const enough = Math.min(most, Math.ceil(words / WORDS_TO_MAKE_UP));
  const seen = new Set<string>();
  const chosen: CardDraft[] = [];
  for (const draft of [...drafts].sort((a, b) => b.weight - a.weight || a.origin.order - b.origin.order)) {
    const makesUp = isFiller(draft);
    if (chosen.length === (makesUp ? enough : most)) break;
    const keys = [`asks ${keyOf(draft.front)}`, `${draft.form} ${draft.about}`, ...(makesUp ? [] : sourceKeys(draft))];
    if (keys.some((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    chosen.push(draft);
  }
  return chosen
    .sort((a, b) => Number(isFiller(a)) - Number(isFiller(b)) || a.origin.order - b.origin.order)
    .map(({ form, front, back, origin }) => ({
      id: `c${hash(`${origin.documentId}\n${form}\n${front}`).toString(36)}`,
      form,
      front,
      back,
      source: placeOf(origin),
    }));
}

const placeOf = ({ documentId, section, sentence, place }: Origin): QuestionSource => ({
  documentId,
  sectionId: section.id,
  headingPath: section.headingPath,
  sentence,
  ...(place ? { place } : {}),
});

/** One card to a sentence; the rows of a list of terms are one each. */
const sourceKeys = ({ form, about, origin }: CardDraft) => {
  const isRow = origin.block === undefined && form !== 'list' && form !== 'steps';
  return [`from ${origin.documentId} ${keyOf(origin.sentence)} ${isRow ? about : ''}`];
};
