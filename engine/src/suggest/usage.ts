import { escapeRegExp } from '../text/normalise.ts';
import type { DocumentText } from '../text/sections.ts';

/** How the document itself uses words: what it counts, what it writes small. */
export interface Usage {
  /** It says both "a fuse" and "fuses": the thing can be counted. */
  counts(name: string): boolean;
  /** It says "a fuse" and then what that is or does. */
  takesArticle(name: string): boolean;
  /** It writes the word with a small letter inside sentences: its capital at the start is only its place. */
  writesSmall(word: string): boolean;
}

/** Reads a document's usage once. */
export function usageOf(document: DocumentText): Usage {
  const text = ` ${document.sentences.map((sentence) => sentence.text).join(' ')} `;
  const small = text.toLowerCase();
  const words = new Set(
    text.match(/(?:^|[\s(])\p{Ll}[\p{L}'’-]*/gu)?.map((word) => word.trim().replace(/^\(/, '')) ?? [],
  );
  return {
    counts: (name) => {
      const key = name.toLowerCase();
      return (small.includes(` a ${key}`) || small.includes(` an ${key}`)) && small.includes(` ${key}s`);
    },
    takesArticle: (name) =>
      new RegExp(
        ` an? ${escapeRegExp(name.toLowerCase())}(?: (?:is|are|was|that|which|has|can|may|must|to|by|and|or)\\b|[.,;:])`,
      ).test(small),
    writesSmall: (word) => words.has(word.toLowerCase()),
  };
}
