import { STOP_WORDS, stem, words } from '../text/stems.ts';

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);

/** British and American spellings, and the two ways of writing Greek vowels, meet in one form. */
function oneSpelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/(..[iy])s(e|ed|es|ing|er|ers|ation|ations|able)$/, '$1z$2')
    .replace(/our(s|ed|ing|al|able|ite|ful|less|er|ers)?$/, 'or$1')
    .replace(/([bct])re(s|d)?$/, '$1er$2')
    .replace(/^programmes?$/, 'program')
    .replace(/^sulph/, 'sulf')
    .replace(/^alumini?um$/, 'aluminium')
    .replace(/^(mo|pl|gr)u(?=ld|lds|ldy)/, '$1')
    .replace(/^ploughs?$/, 'plow')
    .replace(/^scept/, 'skept')
    .replace(/^(def|off|lic|pret)ence(s?)$/, '$1ense$2')
    .replace(/logue(s?)$/, 'log$1')
    .replace(/^(judg|age?)e(ment|ing)/, '$1$2')
    .replace(/([aeo])ll(ed|ing)$/, '$1l$2')
    .replace(/(?:ae|oe)(?=[mstdpc])/g, 'e');
}

/** "d.c." and "e.m.f." are asked for as "dc" and "EMF". */
const DOTTED = /^(?:\p{L}\.)+\p{L}$/u;
const NO_NAMES = new Set(['ie', 'eg', 'am']);

/** The stem under which a word is searched for. */
export function searchStem(word: string): string {
  return stem(oneSpelling(word));
}

export interface SearchWord {
  word: string;
  stem: string;
  /** Its place among all words of the text, those left out counted too. */
  position: number;
}

/** "Ngũgĩ" and "Ọlá" are asked for as "Ngugi" and "Ola". */
export function withoutMarks(text: string): string {
  return BEYOND_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{Mn}+/gu, '')
        .normalize('NFKC')
    : text;
}
const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * The words of a text that can be searched for. Acronyms that look like grammar words ("WHO", "IT") are kept, marked
 * with a circumflex, unless the whole text is shouted.
 */
export function searchWords(text: string): SearchWord[] {
  const found: SearchWord[] = [];
  const plain = withoutMarks(text)
    .replace(/(\d)\s*%/g, '$1 percent')
    // "$R_f$" is asked for as "Rf".
    .replace(/\b(\p{L})_\{?(\p{L}{1,2})\}?(?![\p{L}\p{N}])/gu, '$1$2');
  const acronyms = new Set<string>();
  if (text !== text.toUpperCase()) {
    for (const match of plain.matchAll(/\b[A-Z]{2,}\b/g)) acronyms.add(match[0].toLowerCase());
  }
  let position = -1;
  for (const written of words(plain)) {
    position++;
    const dotted = DOTTED.test(written);
    const word = dotted ? written.replaceAll('.', '') : written;
    const digits = NUMBERS.get(word);
    if (digits) {
      found.push({ word, stem: digits, position });
    } else if (STOP_WORDS.has(word)) {
      if (acronyms.has(word) || (dotted && !NO_NAMES.has(word)))
        found.push({ word: `^${word}`, stem: `^${word}`, position });
    } else if (word.length > 1 || /\p{N}/u.test(word)) {
      found.push({ word, stem: searchStem(word), position });
    }
  }
  return found;
}

/** The stems under which a text is found. */
export function searchStems(text: string): string[] {
  return searchWords(text).map((entry) => entry.stem);
}
