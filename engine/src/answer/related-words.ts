/** Which words learners use for which: per stem, the nearest other stems with how near they are (0 to 1). */
export interface RelatedWords {
  stems: readonly string[];
  /** Per stem: neighbours as pairs of stem number and nearness × 100, nearest first. */
  neighbours: Uint16Array[];
}

/** A lesson's own cut of the related words: what words that learners may ask with have near them in the lesson. */
export interface NearWords {
  /** Stems to ask with, separated by spaces. */
  stems: string;
  /** Per stem: terms of the lesson, nearest first, each as `8 × term + nearness (1–7)`. */
  terms: number[][];
  /** Per stem to ask with, and per term of the lesson: a digit, how rare the word is in English (0 common, 9 rare). */
  rare: string;
  termsRare: string;
}

/** What is less near than this helps nobody. */
const LEAST = 0.5;
const MOST = 0.9;
const STEPS = 7;
const TERMS_PER_STEM = 3;

/** Reads the two files of `content/related-words`: the stems, one a line, and their neighbours, three bytes each. */
export function readRelatedWords(stems: string, bytes: Uint8Array): RelatedWords {
  const list = stems.trim().split('\n');
  const neighbours: Uint16Array[] = [];
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    const count = bytes[at++]!;
    const pairs = new Uint16Array(2 * count);
    for (let n = 0; n < count; n++, at += 3) {
      pairs[2 * n] = bytes[at]! + 256 * bytes[at + 1]!;
      pairs[2 * n + 1] = bytes[at + 2]!;
    }
    neighbours.push(pairs);
  }
  return { stems: list, neighbours };
}

/** Cuts the related words down to those with a neighbour among the lesson's terms. */
export function nearWordsOf(terms: readonly string[], related: RelatedWords): NearWords {
  const termOf = new Map(terms.map((term, i) => [term, i]));
  const inLesson = related.stems.map((stem) => termOf.get(stem));
  const found: [string, number[]][] = [];
  related.stems.forEach((stem, s) => {
    const pairs = related.neighbours[s]!;
    const near: number[] = [];
    for (let n = 0; n < pairs.length && near.length < TERMS_PER_STEM; n += 2) {
      const term = inLesson[pairs[n]!];
      const step = stepOf(pairs[n + 1]! / 100);
      if (term !== undefined && step > 0) near.push(8 * term + step);
    }
    if (near.length > 0) found.push([stem, near]);
  });
  found.sort(([a], [b]) => (a < b ? -1 : 1));
  const rank = new Map(related.stems.map((stem, i) => [stem, i]));
  const digits = (stems: readonly string[]) => stems.map((stem) => rareness(rank.get(stem))).join('');
  return {
    stems: found.map(([stem]) => stem).join(' '),
    terms: found.map(([, near]) => near),
    rare: digits(found.map(([stem]) => stem)),
    termsRare: digits(terms),
  };
}

/** From the place among all words, the commonest first, to a digit. */
function rareness(place: number | undefined): number {
  return place === undefined ? 9 : Math.min(9, Math.floor(2.1 * Math.log(1 + place / 300)));
}

function stepOf(nearness: number): number {
  if (nearness < LEAST) return 0;
  return 1 + Math.floor((STEPS - 1) * Math.min(1, (nearness - LEAST) / (MOST - LEAST)));
}

/** How near a packed neighbour is, from 0 to 1. */
export function nearnessOf(packed: number): number {
  return LEAST + ((packed & 7) - 1) * ((MOST - LEAST) / (STEPS - 1));
}
