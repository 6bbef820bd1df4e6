import type { Row, Word } from './page.ts';

const signs = /[=+−×÷±∓∑∏∫∂√∇≡≈≃∼≤≥<>→⇒∈∝⊗⊕∥∞\u0370-\u03ff\u{1d400}-\u{1d7ff}]/u;
/** What large brackets and roots are put together of. */
const pieces = /^(?:[()[\]{}|/⌈⌉⌊⌋⎛-⎱⏞⏟ˉ\ue000-\uf8ff]|\p{M})+$/u;
const name = /^(?:sin|cos|tan|cot|sec|log|exp|lim|max|min|sup|inf|det|mod|arg|and|for|where|otherwise)$/i;
const equationNumber = /^\((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})*[a-z]?\)$/;
/** Lines of text stand farther apart than this, in units of their size; numerators and limits do not. */
const tightest = 0.9;

/** A word of a language rather than a symbol. */
const isSaid = ({ text }: Word) => /^[(“"‘]?\p{L}[\p{L}’'-]{2,}[)”"’.,;:]*$/u.test(text) && !name.test(text);

/**
 * A formula on lines of its own: signs and symbols with hardly a word among them, parts of which stand closely above
 * others or which ends with its number.
 */
export function isFormula(rows: readonly Row[]): boolean {
  const words = rows.flatMap((row) => row.words);
  if (words.filter(isSaid).length > words.length * 0.12) return false;
  if (!words.some(({ text }) => signs.test(text) || pieces.test(text))) return false;
  return rows.some(endsWithNumber) || rows.some((row, index) => isTight(rows[index - 1], row));
}

const endsWithNumber = ({ words }: Row) => words.length > 1 && equationNumber.test(words.at(-1)?.text ?? '');

const isTight = (above: Row | undefined, row: Row) =>
  above !== undefined && above.baseline - row.baseline < Math.max(above.size, row.size) * tightest;
