import { leansOnContext } from '../questions/grammar/wording.ts';
import { countWords } from '../text/normalise.ts';
import { type DocumentText, isBackMatter, type Sentence } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { findTerms } from '../text/terms.ts';

/** A sentence chosen for the summary, with its place. */
export interface SummarySentence {
  text: string;
  documentId: string;
  sectionId: string;
  headingPath: string[];
}

interface Scored {
  sentence: Sentence;
  stems: Set<string>;
  score: number;
}

const ROUNDS = 12;
const WEIGHT = { central: 1, terms: 0.8, opensSection: 0.3, defines: 0.25 };
const DEFINES = /\b(?:is|are) (?:an?|the|called|defined|known)\b|\brefers? to\b|\bconsists? of\b/;

/**
 * The sentences that carry a document, in its own order: central ones (TextRank over shared words), weighted by terms,
 * unlike one another, spread over the sections, and none that leans on another sentence.
 */
export function summarise(document: DocumentText, max = lengthFor(document.wordCount)): SummarySentence[] {
  const sectionOf = new Map(document.sections.map((section) => [section.id, section]));
  const back = new Set(document.sections.filter(isBackMatter).map((section) => section.id));
  const scored = score(
    document.sentences.filter((sentence) => !back.has(sentence.sectionId)),
    document,
  );
  const chosen: Scored[] = [];
  const perSection = new Map<string, number>();
  const sections = new Set(scored.map(({ sentence }) => sentence.sectionId)).size;
  const limit = Math.max(1, Math.ceil(max / Math.max(1, sections)) + 1);
  const pool = scored
    .filter(({ sentence }) => standsAlone(sentence))
    .sort((a, b) => b.score - a.score)
    .slice(0, 200);
  while (chosen.length < max) {
    let best: Scored | undefined;
    let bestValue = -Infinity;
    for (const candidate of pool) {
      if (chosen.includes(candidate) || (perSection.get(candidate.sentence.sectionId) ?? 0) >= limit) continue;
      const repeated = Math.max(0, ...chosen.map((other) => likeness(candidate.stems, other.stems)));
      const value = candidate.score - 0.9 * repeated;
      if (repeated < 0.6 && value > bestValue) [best, bestValue] = [candidate, value];
    }
    if (!best) break;
    chosen.push(best);
    perSection.set(best.sentence.sectionId, (perSection.get(best.sentence.sectionId) ?? 0) + 1);
  }
  return chosen
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence }) => ({
      text: sentence.text,
      documentId: document.id,
      sectionId: sentence.sectionId,
      headingPath: sectionOf.get(sentence.sectionId)?.headingPath ?? [],
    }));
}

function lengthFor(words: number): number {
  return Math.min(8, Math.max(3, Math.round(words / 350)));
}

function standsAlone({ text, kind }: Sentence): boolean {
  const words = countWords(text);
  return (
    kind === 'paragraph' &&
    words >= 7 &&
    words <= 42 &&
    /[.!]$/.test(text) &&
    !leansOnContext(text) &&
    !/^(?:Its|Their|That|Those|Such|But|And|Or|So)\b|[$\\=]/.test(text)
  );
}

/**
 * Importance of every sentence. Sentences and words vote for each other in turns, which gives the ranking of TextRank on
 * the graph of shared words in time linear in the text.
 */
function score(sentences: readonly Sentence[], document: DocumentText): Scored[] {
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
