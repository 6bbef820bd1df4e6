import type { DocumentText } from './sections.ts';

const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

interface Casing {
  proper: ReadonlySet<string>;
  acronyms: ReadonlySet<string>;
}

const found = new WeakMap<DocumentText, Casing>();

function casingOf(document: DocumentText): Casing {
  const known = found.get(document) ?? findCasing(document);
  found.set(document, known);
  return known;
}

/** The words, in small letters, that a text writes with a capital inside of its sentences: names, and what is built on them. */
export const properWords = (document: DocumentText): ReadonlySet<string> => casingOf(document).proper;

function findCasing(document: DocumentText): Casing {
  const balance = new Map<string, number>();
  const acronyms = new Set<string>();
  // Names of courses and books say nothing of how a word is written.
  const told = document.sections.filter(({ matter }) => matter !== 'title' && matter !== 'references');
  for (const { text } of told.flatMap(({ sentences }) => sentences)) {
    const words = text.match(WORD) ?? [];
    const isLoud = text === text.toUpperCase();
    words.forEach((word, i) => {
      const key = word.toLowerCase();
      if (!isLoud && /^\p{Lu}{2,}s?$/u.test(word)) acronyms.add(key);
      if (i > 0) balance.set(key, (balance.get(key) ?? 0) + (/^\p{Lu}/u.test(word) ? 1 : -1));
    });
  }
  return { proper: new Set([...balance].filter(([, capitals]) => capitals > 0).map(([word]) => word)), acronyms };
}

/** A term as it stands inside of a sentence: "the Taylor rule", "adhesion", "DNA". */
export function insideSentence(term: string, document: DocumentText): string {
  const [first = ''] = term.match(WORD) ?? [];
  // "Gross Domestic Product", "Le Chatelier's principle": written with capitals, it keeps them.
  const isName =
    /[ –]\p{Lu}\p{Ll}/u.test(term.replace(/\([^)]*\)/g, '')) ||
    !/^\p{Lu}\p{Ll}*(?:-\p{L}+)*$/u.test(first) ||
    first.length === 1 ||
    properWords(document).has(first.toLowerCase());
  return isName ? term : term[0]!.toLowerCase() + term.slice(1);
}

const SMALL = new Set('a an and as at but by for from in into nor of on or the to with'.split(' '));
const NUMERAL = /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}|X)$/;
const capital = (word: string) => word.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * A heading or title that was set in capitals, in the letters that a text has: names and abbreviations keep theirs by
 * what the text itself shows. A title gets a capital for each word that counts.
 */
export function unshouted(text: string, document: DocumentText, as: 'heading' | 'title'): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{3}/u.test(text)) return text;
  const { proper, acronyms } = casingOf(document);
  let isFirst = true;
  return text.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const opens = isFirst;
    isFirst = false;
    if (acronyms.has(lower) || NUMERAL.test(word)) return word;
    const isCapital = opens || proper.has(lower) || (as === 'title' && !SMALL.has(lower));
    return isCapital ? capital(lower) : lower;
  });
}
