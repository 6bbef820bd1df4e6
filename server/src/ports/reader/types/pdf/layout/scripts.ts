import { noteSigns } from './note-signs.ts';
import type { Look, Row, Word } from './page.ts';

/** A part of a word that was drawn at once. */
export interface Letters {
  text: string;
  left: number;
  right: number;
  baseline: number;
  bottom: number;
  top: number;
  size: number;
  look: Look;
}

/** One word of its parts: what stands small and raised in it is an exponent or names a note. */
export function wordOf(parts: Letters[]): Word {
  const [first] = parts as [Letters];
  if (parts.length === 1) return first;
  const main = parts.reduce((largest, part) => (part.size > largest.size * 1.05 ? part : largest));
  const word: Word = {
    text: '',
    left: first.left,
    right: parts.at(-1)?.right ?? first.right,
    baseline: main.baseline,
    size: main.size,
    look: parts.find((part) => part.size > main.size * 0.9 && /[\p{L}\p{N}]/u.test(part.text))?.look ?? main.look,
  };
  // Parts of the same kind go together first: programs draw "12" as "1" and "2".
  for (const { text, isRaised } of joined(parts, main)) {
    if (!isRaised) word.text += text;
    else if (word.text === '' && isReference(text)) word.mark = text;
    else {
      const added = raised(text, word.text);
      if (added) word.text += added;
      else word.refersTo = text;
    }
  }
  return word;
}

function joined(parts: Letters[], main: Letters): { text: string; isRaised: boolean }[] {
  const found: { text: string; isRaised: boolean }[] = [];
  for (const part of parts) {
    const isRaised = isRaisedOver(part, main);
    const last = found.at(-1);
    if (last && last.isRaised === isRaised) last.text += part.text;
    else found.push({ text: part.text, isRaised });
  }
  return found;
}

type Placed = Pick<Word, 'size' | 'baseline'>;

export function isRaisedOver(part: Placed, main: Placed): boolean {
  return part.size < main.size * 0.85 && part.baseline > main.baseline + main.size * 0.15;
}

const sign = `[${noteSigns}]`;
const oneReference = new RegExp(`^(?:\\d{1,3}|[a-z])?${sign}{0,3}$`);
const signsAlone = new RegExp(`^${sign}+$`);
const markAlone = new RegExp(`^[\\da-z${noteSigns}]{1,3}$`);

/** "3", "1–4", "†", "a", and several of them: "a,1,∗". */
const isReference = (text: string) =>
  /^[\d,–-]{1,8}$/.test(text) || (text.length <= 12 && text.split(',').every((part) => oneReference.test(part)));

const superscripts: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−()n'].map((plain, index) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ'][index] ?? plain]),
);

const shortWord = /(?:^|[^\p{L}])(?:a[nst]|b[ey]|do|go|he|i[fnst]|me|my|no|o[fnr]|so|to|u[ps]|we)$/iu;

/**
 * What raised letters become behind others: nothing, where they name a note ("growth³"), and an exponent where they
 * change what a number or a symbol means ("10⁶", "m²"); other letters stay as they are ("2nd").
 */
export function raised(text: string, before: string): string {
  const isSymbol = /(?:^|[^\p{L}])\p{L}{1,2}$|[\d)\]]$/u.test(before) && !shortWord.test(before);
  if (isReference(text) && !isSymbol) return '';
  if (signsAlone.test(text)) return '';
  return /^[\d+\-−()n]+$/.test(text) ? [...text].map((sign) => superscripts[sign] ?? sign).join('') : text;
}

/** Small raised words go to the word before them, or out, if they name a note. */
export function settleScripts({ words, baseline, size }: Pick<Row, 'words' | 'baseline' | 'size'>): {
  words: Word[];
  mark: string | undefined;
} {
  const [first] = words;
  if (!first) return { words, mark: undefined };
  if (words.every((word) => word.size >= size * 0.85)) return { words, mark: first.mark };
  const kept: Word[] = [];
  let mark = first.mark;
  for (const word of words) {
    const last = kept.at(-1);
    const isSmall = isRaisedOver(word, { size, baseline }) && word.text.length < 9;
    if (!isSmall) kept.push(word);
    else if (!last && words.length > 1 && markAlone.test(word.text)) mark = word.text;
    else if (!last) kept.push(word);
    else {
      const added = raised(word.text, last.text);
      kept[kept.length - 1] = added
        ? { ...last, text: last.text + added, right: word.right }
        : { ...last, refersTo: word.text };
    }
  }
  return { words: kept, mark };
}
