import { titleOf } from '../analyse/title.ts';
import { ABOUT_ITSELF, standsAlone } from '../standing/sentence.ts';
import { countWords, withoutCitations } from '../text/normalise.ts';
import { type DocumentText, isBackMatter, type Sentence } from '../text/sections.ts';
import { contentStems, overlap } from '../text/stems.ts';
import { headingLines } from './heading-lines.ts';
import { type Scored, scored } from './score.ts';
import type { SummarySentence } from './summary-sentence.ts';

const WEIGHT = { title: 1, early: 0.5, aboutItself: 1.5 };
/** What a text is about, it says at its beginning: within so many sentences, or this share of them. */
const OPENING = { sentences: 10, share: 0.03 };
const FEWEST = 3;
const MOST = 15;
/** So much of a summary may be its writer's own, where there is one. */
const OWN_SHARE = 0.7;
/** A stretch whose best sentence is worth less than this share of the best of all has nothing to sum up. */
const LEAST_SHARE = 0.4;

/**
 * The sentences that carry a document, in its own order: one that says what it is about, then its writer's own summary
 * where there is one, then definitions, laws and central sentences from all over the text, unlike one another; none that
 * leans on a figure or on another sentence. Where there are too few of them, the headings with what each begins with.
 */
export function summarise(document: DocumentText, max?: number): SummarySentence[] {
  const wanted = max ?? lengthFor(toldIn(document));
  const found = carryingSentences(document, wanted, () => true);
  return found.length >= Math.min(FEWEST, wanted) ? found : headingLines(document, found, wanted);
}

/** What to keep of a part of a document: the same, without what only says what the whole is about. */
export const toRemember = (part: DocumentText, count: number): SummarySentence[] =>
  carryingSentences(part, count, ({ text }) => !ABOUT_ITSELF.test(text));

/** The sentences of what is to be learnt. */
function toldIn(document: DocumentText): Sentence[] {
  const left = new Set(
    document.sections.filter((section) => isBackMatter(section) || section.matter === 'glossary').map(({ id }) => id),
  );
  return document.sentences.filter((sentence) => !left.has(sentence.sectionId));
}

function carryingSentences(
  document: DocumentText,
  wanted: number,
  isWanted: (sentence: Sentence) => boolean,
): SummarySentence[] {
  const sectionOf = new Map(document.sections.map((section) => [section.id, section]));
  const isOwn = (sentence: Sentence) =>
    sentence.sumsUp === true || sectionOf.get(sentence.sectionId)?.matter === 'summary';
  const pool = scored(toldIn(document), document).filter(
    ({ sentence, isDefining }) => isWanted(sentence) && standsAlone(sentence, isDefining || isOwn(sentence)),
  );
  const chosen = choose(
    pool.filter(({ sentence }) => isOwn(sentence)),
    pool.filter(({ sentence }) => !isOwn(sentence)),
    wanted,
    document,
  );
  return chosen
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence }) => ({
      text: withoutCitations(sentence.text),
      documentId: document.id,
      sectionId: sentence.sectionId,
      headingPath: sectionOf.get(sentence.sectionId)?.headingPath ?? [],
      ...(sentence.place ? { place: sentence.place } : {}),
    }));
}

/** A page deserves three sentences, a book fifteen; one for most sections, where they are full of text. */
function lengthFor(sentences: readonly Sentence[]): number {
  const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  const sections = new Set(sentences.map(({ sectionId }) => sectionId)).size;
  const deserved = Math.max(Math.sqrt(words) / 6, Math.min(0.6 * sections, words / 60));
  return Math.min(MOST, Math.max(FEWEST, Math.round(deserved)));
}

/** The sentence near the beginning that says best what the whole is about. */
function openingIn(pool: readonly Scored[], document: DocumentText): Scored | undefined {
  const title = contentStems(titleOf(document));
  const first = pool[0]?.sentence.index ?? 0;
  const length = Math.max(OPENING.sentences, OPENING.share * document.sentences.length);
  const value = ({ score, stems, sentence }: Scored) =>
    score +
    WEIGHT.title * overlap(title, stems) +
    WEIGHT.early * (1 - (sentence.index - first) / length) +
    (ABOUT_ITSELF.test(sentence.text) ? WEIGHT.aboutItself : 0);
  return best(
    pool.filter(({ sentence }) => sentence.index <= first + length),
    value,
  );
}

/** The opening, the best of each stretch of the writer's own summary, then the best of the stretches of the text. */
function choose(own: readonly Scored[], pool: readonly Scored[], max: number, document: DocumentText): Scored[] {
  const chosen: Scored[] = [];
  const value = (candidate: Scored) => {
    const repeated = chosen.reduce((most, other) => Math.max(most, likeness(candidate.stems, other.stems)), 0);
    return repeated < 0.5 ? candidate.score - 0.9 * repeated : Number.NEGATIVE_INFINITY;
  };
  const addBest = (candidates: readonly Scored[]) => {
    const next = best(candidates, value);
    if (next && chosen.length < max && value(next) > Number.NEGATIVE_INFINITY) chosen.push(next);
  };
  const opening = openingIn(pool, document);
  if (opening && (max > 1 || own.length === 0)) chosen.push(opening);
  for (const stretch of stretches(own, Math.ceil(OWN_SHARE * max))) addBest(stretch);
  // What a main section defines, or the law that it leads to, comes before details.
  const stated = own.length === 0 ? statedIn(pool, document) : [];
  for (const sections of stretches(stated, max - chosen.length)) {
    const sentences = sections.flat();
    if (!sentences.some((sentence) => chosen.includes(sentence))) addBest(sentences);
  }
  // The best stretches first: where the summary is nearly full, the others are left out, not the last.
  const highest = (stretch: readonly Scored[]) => stretch.reduce((most, { score }) => Math.max(most, score), 0);
  const least = LEAST_SHARE * highest(pool);
  const open = stretches(pool, max)
    .filter((stretch) => highest(stretch) >= least && !stretch.some((candidate) => chosen.includes(candidate)))
    .sort((a, b) => highest(b) - highest(a));
  for (const stretch of open) addBest(stretch);
  for (let left = max - chosen.length; left > 0; left--) addBest(pool);
  return chosen;
}

/** The definitions and laws of each main section that has any. */
function statedIn(pool: readonly Scored[], document: DocumentText): Scored[][] {
  const paths = document.sections.filter((section) => !isBackMatter(section)).map(({ headingPath }) => headingPath);
  let depth = 0;
  while (paths.length > 1 && paths.every((path) => path.length > depth + 1 && path[depth] === paths[0]![depth]))
    depth++;
  const mainOf = new Map(document.sections.map(({ id, headingPath }) => [id, headingPath[depth] ?? '']));
  const stated = pool.filter(({ isDefining, isLaw }) => isDefining || isLaw);
  const byMain = new Map<string, Scored[]>();
  for (const one of stated) {
    const main = mainOf.get(one.sentence.sectionId) ?? '';
    const own = byMain.get(main) ?? [];
    own.push(one);
    byMain.set(main, own);
  }
  return [...byMain.values()];
}

/** Cuts a list, in order, into at most so many runs of like length. */
function stretches<T>(items: readonly T[], count: number): T[][] {
  const runs = Math.min(count, items.length);
  const bound = (i: number) => Math.floor((i * items.length) / runs);
  return Array.from({ length: runs }, (_, i) => items.slice(bound(i), bound(i + 1)));
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

function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common++;
  return common / Math.max(1, Math.min(a.size, b.size));
}
