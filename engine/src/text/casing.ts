import type { DocumentText } from './sections.ts';

const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

const found = new WeakMap<DocumentText, ReadonlySet<string>>();

/** The words, in small letters, that a text writes with a capital inside of its sentences: names, and what is built on them. */
export function properWords(document: DocumentText): ReadonlySet<string> {
  const known = found.get(document) ?? findProper(document);
  found.set(document, known);
  return known;
}

function findProper(document: DocumentText): ReadonlySet<string> {
  const balance = new Map<string, number>();
  for (const { text } of document.sentences) {
    const words = text.match(WORD) ?? [];
    for (const word of words.slice(1)) {
      const key = word.toLowerCase();
      balance.set(key, (balance.get(key) ?? 0) + (/^\p{Lu}/u.test(word) ? 1 : -1));
    }
  }
  return new Set([...balance].filter(([, capitals]) => capitals > 0).map(([word]) => word));
}

/** A term as it stands inside of a sentence: "the Taylor rule", "adhesion", "DNA". */
export function insideSentence(term: string, document: DocumentText): string {
  const [first = ''] = term.match(WORD) ?? [];
  const isName =
    !/^\p{Lu}\p{Ll}*(?:-\p{L}+)*$/u.test(first) || first.length === 1 || properWords(document).has(first.toLowerCase());
  return isName ? term : term[0]!.toLowerCase() + term.slice(1);
}
