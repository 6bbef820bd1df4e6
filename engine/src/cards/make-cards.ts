import { readSource, type Source } from '../analyse/source.ts';
import { factsOf } from '../facts/facts.ts';
import type { Origin } from '../facts/origin.ts';
import { hash } from '../questions/options/random.ts';
import { detectLanguage } from '../text/language.ts';
import { blockText, type DocumentText } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import type { Card, CardForm } from './card.ts';
import { line, listBack, listFront, rowBack, rowFront, termFront } from './fronts.ts';

export interface CardOptions {
  /** At most so many, the surest. */
  limit?: number;
  /** Only cards that speak of this. */
  about?: string;
}

/** Enough of a text to tell its language by. */
const LANGUAGE_SAMPLE = 60_000;

interface Draft {
  form: CardForm;
  front: string;
  back: string;
  /** The lower, the rather kept where only some are wanted: a term before a list, that before a row of a table. */
  rank: number;
  origin: Origin;
}

function draftsOf(document: DocumentText): Draft[] {
  const { terms, lists, rows } = factsOf(document);
  return [
    ...terms.map((fact): Draft => {
      const { definition, standing, origin } = fact;
      return {
        form: 'meaning',
        front: termFront(fact),
        back: line(definition),
        rank: standing === 'said' ? 3 : 0,
        origin,
      };
    }),
    ...lists.map((fact): Draft => {
      return {
        form: fact.isOrdered ? 'steps' : 'list',
        front: listFront(fact),
        back: listBack(fact),
        rank: 1,
        origin: fact.origin,
      };
    }),
    ...rows.map((fact): Draft => {
      return { form: 'list', front: rowFront(fact), back: rowBack(fact), rank: 2, origin: fact.origin };
    }),
  ];
}

/** Whether a card speaks of all that was asked about. */
function speaksOf(topic: string): (draft: Draft) => boolean {
  const wanted = [...new Set(contentStems(topic))];
  return ({ front, back }) => {
    const said = new Set(contentStems(`${front} ${back}`));
    return wanted.every((stem) => said.has(stem));
  };
}

/** Each front once; of more than are wanted the surest; in the order of the text. */
function chosenOf(drafts: readonly Draft[], limit: number): Draft[] {
  const once = [
    ...new Map(drafts.toReversed().map((draft) => [draft.front.toLowerCase(), draft])).values(),
  ].toReversed();
  const surest = [...once].sort((a, b) => a.rank - b.rank).slice(0, limit);
  const kept = new Set(surest);
  return once.filter((draft) => kept.has(draft)).sort((a, b) => a.origin.order - b.origin.order);
}

function cardOf({ form, front, back, origin }: Draft): Card {
  const { documentId, section, sentence, place } = origin;
  return {
    id: `c${hash(`${documentId}\n${form}\n${front}`).toString(36)}`,
    form,
    front,
    back,
    source: {
      documentId,
      sectionId: section.id,
      headingPath: section.headingPath,
      sentence,
      ...(place ? { place } : {}),
    },
  };
}

/**
 * The cards that a text carries, in its order: the terms that it explains, its lists, its steps, its tables. None from a
 * text that is not English.
 */
export function makeCards(source: Source, { limit = Number.POSITIVE_INFINITY, about }: CardOptions = {}): Card[] {
  const documents = readSource(source);
  const sample = documents
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.map(blockText)))
    .join('\n');
  if (!detectLanguage(sample.slice(0, LANGUAGE_SAMPLE)).english) return [];
  const drafts = documents.flatMap(draftsOf);
  return chosenOf(about === undefined ? drafts : drafts.filter(speaksOf(about)), limit).map(cardOf);
}
