/** Where formulas begin and end in plain text. */

/** What stands around a formula: in the line, or on a line of its own. */
interface Formula {
  tex: string;
  isDisplayed: boolean;
}

interface Writers {
  /** What stands between formulas, with `\$` for a dollar that begins none. */
  words(text: string): string;
  formula(formula: Formula): string;
}

/**
 * A single dollar opens before a sign that is no space, and closes behind one that is no space and before one that is
 * no digit: "$5 and $6" is money. A formula has an end, so that an open bracket costs no more than its length.
 */
const FORMULA =
  /\\\$|\$\$([^$]{1,1000})\$\$|\$(?![\s$])((?:\\.|[^$\\\n]){1,1000})(?<!\s)\$(?!\d)|\\\(((?:(?!\\\)).){1,1000})\\\)|\\\[((?:(?!\\\])[^$]){1,1000})\\\]/g;

/** The text with its formulas, and what is between them, written another way. */
export function writeFormulas(text: string, { words, formula }: Writers): string {
  let written = '';
  let at = 0;
  for (const found of text.matchAll(FORMULA)) {
    const [whole, double, single, round, square] = found;
    const tex = (double ?? single ?? round ?? square)?.trim();
    if (!tex) continue;
    written += words(text.slice(at, found.index));
    written += formula({ tex, isDisplayed: (double ?? square) !== undefined });
    at = found.index + whole.length;
  }
  return written + words(text.slice(at));
}

/** Between the brackets that other programs look for; a single dollar is none to them. */
export const bracketed = ({ tex, isDisplayed }: Formula): string => (isDisplayed ? `\\[${tex}\\]` : `\\(${tex}\\)`);

/** Between dollars, as our own formulas are. */
export const dollared = ({ tex, isDisplayed }: Formula): string => (isDisplayed ? `$$${tex}$$` : `$${tex}$`);

const asItIs = (text: string) => text;

/** Formulas between dollars, unless a dollar of the text around them would then be taken for one of theirs. */
export function inDollars(text: string): string {
  const withDollars = writeFormulas(text, { words: asItIs, formula: dollared });
  const inBrackets = (one: string) => writeFormulas(one, { words: asItIs, formula: bracketed });
  return inBrackets(withDollars) === inBrackets(text) ? withDollars : text;
}
