/** A question in its words, wherever it stands. */
export interface Asked {
  file: string;
  at: number;
  words: Set<string>;
}

const ALIKE = 0.7;

/** The words, numbers and formulas of a question with its options, without order. */
export function wordsOf(...texts: string[]): Set<string> {
  const text = texts.join(' ').toLowerCase();
  const formulas = [...text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula.replace(/\s+/g, ''));
  const words = text.replace(/\$[^$]+\$/g, ' ').match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  return new Set([...words, ...formulas]);
}

/** Pairs that ask the same: most of their words are the same, numbers and formulas included. */
export function alikePairs(questions: Asked[]): [Asked, Asked][] {
  const pairs: [Asked, Asked][] = [];
  questions.forEach((one, index) => {
    for (const other of questions.slice(0, index))
      if (likeness(one.words, other.words) >= ALIKE) pairs.push([other, one]);
  });
  return pairs;
}

function likeness(a: Set<string>, b: Set<string>): number {
  if (Math.min(a.size, b.size) < ALIKE * Math.max(a.size, b.size)) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}
