import { titleOf } from '../analyse/title.ts';
import { leansOnContext } from '../grammar/wording.ts';
import { countWords, withoutCitations } from '../text/normalise.ts';
import { type DocumentText, isBackMatter, type Sentence } from '../text/sections.ts';
import { contentStems, overlap } from '../text/stems.ts';
import { quickTagsOf } from '../text/tagging.ts';
import { findTerms } from '../text/terms.ts';
import { headingLines } from './heading-lines.ts';
import type { SummarySentence } from './summary-sentence.ts';

interface Scored {
  sentence: Sentence;
  stems: Set<string>;
  score: number;
  /** Which of the stretches of the text it stands in, as many as the summary has sentences. */
  stretch: number;
}

const ROUNDS = 12;
const WEIGHT = { central: 1, terms: 0.8, opensSection: 0.3, defines: 0.25, title: 1, early: 0.5 };
const DEFINES = /\b(?:is|are) (?:an?|the|called|defined|known)\b|\brefers? to\b|\bconsists? of\b/;
/** What a text is about, it says at its beginning: within so many sentences, or this share of them. */
const OPENING = { sentences: 6, share: 0.03 };
const FEWEST = 3;
const MOST = 15;
/** What no stretch gave is looked for among so many of the best. */
const REST = 200;

/**
 * The sentences that carry a document, in its own order: central ones (TextRank over shared words), weighted by terms,
 * unlike one another, one from each stretch of the text, and none that leans on a figure or on another sentence. Where
 * there are too few of them, the headings with what each begins with.
 */
export function summarise(document: DocumentText, max?: number): SummarySentence[] {
  const left = new Set(
    document.sections.filter((section) => isBackMatter(section) || section.matter === 'glossary').map(({ id }) => id),
  );
  const sentences = document.sentences.filter((sentence) => !left.has(sentence.sectionId));
  const wanted = max ?? lengthFor(sentences);
  const pool = score(sentences, wanted, document).filter(({ sentence }) => standsAlone(sentence));
  const chosen = choose(pool, wanted, openingIn(pool, sentences.length, document));
  const sectionOf = new Map(document.sections.map((section) => [section.id, section]));
  const found = chosen
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence }) => ({
      text: withoutCitations(sentence.text),
      documentId: document.id,
      sectionId: sentence.sectionId,
      headingPath: sectionOf.get(sentence.sectionId)?.headingPath ?? [],
      ...(sentence.place ? { place: sentence.place } : {}),
    }));
  return found.length >= Math.min(FEWEST, wanted) ? found : headingLines(document, found, wanted);
}

/** A page deserves three sentences, a book fifteen. */
function lengthFor(sentences: readonly Sentence[]): number {
  const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.min(MOST, Math.max(FEWEST, Math.round(Math.sqrt(words) / 8)));
}

/** The sentence near the beginning that says best what the whole is about. */
function openingIn(pool: readonly Scored[], count: number, document: DocumentText): Scored | undefined {
  const title = contentStems(titleOf(document));
  const first = pool[0]?.sentence.index ?? 0;
  const length = Math.max(OPENING.sentences, OPENING.share * count);
  const opening = pool.filter(({ sentence }) => sentence.index <= first + length);
  const value = ({ score, stems, sentence }: Scored) =>
    score + WEIGHT.title * overlap(title, stems) + WEIGHT.early * (1 - (sentence.index - first) / length);
  return best(opening, value);
}

/** The opening, then the best of each stretch that is unlike those before it, then the best of what is left. */
function choose(pool: readonly Scored[], max: number, opening: Scored | undefined): Scored[] {
  const chosen = opening ? [opening] : [];
  const add = (candidates: readonly Scored[]) => {
    const value = (candidate: Scored) => {
      const repeated = chosen.reduce((most, other) => Math.max(most, likeness(candidate.stems, other.stems)), 0);
      return repeated < 0.6 ? candidate.score - 0.9 * repeated : Number.NEGATIVE_INFINITY;
    };
    const next = best(candidates, value);
    if (!next || value(next) === Number.NEGATIVE_INFINITY) return false;
    chosen.push(next);
    return true;
  };
  const stretches = Array.from({ length: max }, (): Scored[] => []);
  for (const candidate of pool) stretches[candidate.stretch]?.push(candidate);
  for (const [i, stretch] of stretches.entries()) if (chosen.length < max && i !== opening?.stretch) add(stretch);
  const rest = [...pool].sort((a, b) => b.score - a.score).slice(0, REST);
  while (chosen.length < max && add(rest));
  return chosen;
}

function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = value(item);
    if (own > highest) [found, highest] = [item, own];
  }
  return found;
}

/** Points to what stands elsewhere: a figure, a page, the text before or after. */
const POINTS =
  /\b(?:fig(?:ure|s)?|table|diagram|chart|graph|plate|box|equation|photograph|picture|appendix|chapter|section|slide|page)\.?\s*\d|\bthe (?:figure|diagram|graph|picture|photograph|chart|table|map|slide)\b|\b(?:shown|seen|listed|given|described|discussed|mentioned|defined|stated|noted) (?:above|below|earlier|later|here|previously)\b|\b(?:above|below)[.,]|\bthe following\b|\bas follows\b/i;
const OPENS_ON = /^(?:Its|Their|That|Those|Such|But|And|Or|So|You|We|I|Let)\b|[$\\=]|:$/;
/** "This chapter explains how plants take up water" says what it is about, and leans on nothing. */
const ABOUT_ITSELF =
  /^(?:This|The present) (?:chapter|unit|lecture|paper|handout|module|course|study|text|guide|report|essay|article|book|lesson)\b/;

function standsAlone(sentence: Sentence): boolean {
  const text = withoutCitations(sentence.text);
  const words = countWords(text);
  return (
    sentence.kind !== 'note' &&
    words >= 7 &&
    words <= 42 &&
    /[.!]$/.test(text) &&
    (ABOUT_ITSELF.test(text) || !leansOnContext(text)) &&
    !OPENS_ON.test(text) &&
    !POINTS.test(text) &&
    (sentence.kind === 'paragraph' || hasVerb(sentence))
  );
}

/** A bullet with a full stop may still be a heap of nouns. */
const hasVerb = (sentence: Sentence) =>
  quickTagsOf(sentence).some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(lower)));

/**
 * Importance of every sentence. Sentences and words vote for each other in turns, which gives the ranking of TextRank on
 * the graph of shared words in time linear in the text.
 */
function score(sentences: readonly Sentence[], stretches: number, document: DocumentText): Scored[] {
  const bags = sentences.map((sentence) => new Set(contentStems(sentence.text)));
  const spread = new Map<string, number>();
  for (const bag of bags) for (const stem of bag) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => Math.log(1 + sentences.length / (spread.get(stem) ?? 1));
  let votes = new Float64Array(sentences.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const words = new Map<string, number>();
    bags.forEach((bag, i) => {
      for (const stem of bag) words.set(stem, (words.get(stem) ?? 0) + votes[i]! / Math.sqrt(bag.size));
    });
    const next = votes.map((_, i) => {
      let sum = 0;
      // A word that one sentence alone has connects nothing.
      for (const stem of bags[i]!) if (spread.get(stem)! > 1) sum += words.get(stem)! * rarity(stem);
      return bags[i]!.size ? sum / (Math.sqrt(bags[i]!.size) + 2) : 0;
    });
    const most = Math.max(1e-9, ...sample(next));
    votes = next.map((value) => value / most);
  }
  const terms = new Map<string, number>();
  for (const term of findTerms(document, 40)) {
    for (const stem of contentStems(term.key)) terms.set(stem, Math.max(terms.get(stem) ?? 0, term.weight));
  }
  const heaviest = Math.max(1, ...terms.values());
  return sentences.map((sentence, i) => {
    let held = 0;
    for (const stem of bags[i]!) held += (terms.get(stem) ?? 0) / heaviest;
    return {
      sentence,
      stems: bags[i]!,
      stretch: Math.floor((i * stretches) / sentences.length),
      score:
        WEIGHT.central * votes[i]! +
        (WEIGHT.terms * held) / (3 + bags[i]!.size / 3) +
        (sentence.position === 0 && sentence.blockIndex === 0 ? WEIGHT.opensSection : 0) +
        (DEFINES.test(sentence.text) ? WEIGHT.defines : 0),
    };
  });
}

/** A spread of a long array cannot be passed to Math.max; pieces can. */
function sample(values: Float64Array): number[] {
  const highest: number[] = [];
  for (let i = 0; i < values.length; i += 1000) highest.push(Math.max(...values.subarray(i, i + 1000)));
  return highest;
}

function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common++;
  return common / Math.max(1, Math.min(a.size, b.size));
}
