import { readSource, type Source } from '../analyse/source.ts';
import { type Corpus, readCorpus } from '../reading/corpus.ts';
import { detectLanguage } from '../text/language.ts';
import { blockText } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import type { Card, CardDraft } from './card.ts';
import { cardFacts } from './facts.ts';
import { formulaCards } from './formula-cards.ts';
import { gapCards, introducedGaps, subjectGaps } from './gap-cards.ts';
import { listCards, proseListCards } from './list-cards.ts';
import { definitionCards, introducedCards } from './meaning-cards.ts';
import { pastCards } from './past-cards.ts';
import { saidCards, whoCards } from './said-cards.ts';
import { selectCards } from './select-cards.ts';
import { whyCards } from './why-cards.ts';

export interface CardOptions {
  /** At most so many, the surest. */
  limit?: number;
  /** Only cards that speak of this. */
  about?: string;
}

/** Enough of a text to tell its language by. */
const LANGUAGE_SAMPLE = 60_000;

function draftsOf(corpus: Corpus): CardDraft[] {
  const facts = cardFacts(corpus);
  const meanings = [...definitionCards(facts.definitions, corpus), ...introducedCards(facts.introduced, corpus)];
  const explained = new Set(meanings.map(({ about }) => about));
  return [
    ...meanings,
    ...saidCards(facts.statements, corpus),
    ...pastCards(corpus),
    ...whoCards(facts.attributed, corpus),
    ...whyCards(facts.causes, corpus),
    ...listCards(corpus),
    ...proseListCards(corpus),
    ...formulaCards(facts.formulas),
    ...introducedGaps(facts.introduced, corpus),
    ...gapCards(facts.statements, explained, corpus),
    ...subjectGaps(facts.statements, corpus),
  ];
}

/** Whether a card speaks of all that was asked about. */
function speaksOf(topic: string): (draft: CardDraft) => boolean {
  const wanted = [...new Set(contentStems(topic))];
  return ({ front, back }) => {
    const said = new Set(contentStems(`${front} ${back}`));
    return wanted.every((stem) => said.has(stem));
  };
}

/**
 * The cards that a text carries, surest chosen, in the order of the text: each rests on a sentence of it and can be read
 * without it. None from a text that is not English.
 */
export function makeCards(source: Source, options: CardOptions = {}): Card[] {
  const documents = readSource(source);
  const sections = documents.flatMap((document) => document.sections);
  const sample = sections.flatMap(({ blocks }) => blocks.map(blockText)).join('\n');
  if (!detectLanguage(sample.slice(0, LANGUAGE_SAMPLE)).english) return [];
  const corpus = readCorpus(documents);
  const drafts = draftsOf(corpus);
  const about = options.about === undefined ? drafts : drafts.filter(speaksOf(options.about));
  return selectCards(about, corpus.wordCount, options.limit);
}
