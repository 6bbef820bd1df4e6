/** Where formulas begin and end in what somebody typed, and where a dollar is money. */

export interface Formula {
  tex: string;
  /** It stands in a line of its own. */
  isDisplay: boolean;
  /** With what opens and closes it. */
  written: string;
}

/** Words as they are to be read, or a formula. */
export type TextPart = string | Formula;

interface Mark {
  open: string;
  close: string;
  isDisplay: boolean;
}

const marks: readonly Mark[] = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
  { open: '$', close: '$', isDisplay: false },
];

/** Code, be it a line's or several, is left alone: `$x` is a variable there. */
const fences = ['```', '`'];

const blankLine = /\n[^\S\n]*\n/y;

/** Where `close` stands next, or where a blank line says that it does not belong here. */
function lookFor(close: string, text: string, from: number): { at: number; isFound: boolean } {
  let at = from;
  while (at < text.length) {
    if (text.startsWith(close, at)) return { at, isFound: true };
    blankLine.lastIndex = at;
    if (text[at] === '\n' && blankLine.test(text)) break;
    at += text[at] === '\\' ? 2 : 1;
  }
  return { at, isFound: false };
}

/** "$5 and $6", "cost ($) and price ($)" and "₦1,500/$" are money; so is what a digit follows. */
const isBetweenDollars = (tex: string, after: string) =>
  /^[^\s),;:!?/]/.test(tex) && /[^\s(/]$/.test(tex) && !/\d/.test(after);

/** Whether what stands between two marks is a formula, by the sign after it: "from $$ to $$$" tells how dear a place is. */
function isFormula(open: string, tex: string, after: string): boolean {
  if (open === '$') return isBetweenDollars(tex, after);
  return tex.trim() !== '' && !(open === '$$' && after === '$');
}

function codeAt(text: string, at: number): string {
  const fence = fences.find((sign) => text.startsWith(sign, at));
  if (!fence) return '';
  const end = text.indexOf(fence, at + fence.length);
  const code = end < 0 ? '' : text.slice(at, end + fence.length);
  return fence === '`' && code.includes('\n') ? '' : code;
}

/** Reads from left to right. What was looked for in vain is not looked for again, so that it takes as long as the text is. */
class Reader {
  private readonly text: string;
  private readonly vainUntil = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  formulaAt(at: number): Formula | null {
    const mark = marks.find(({ open }) => this.text.startsWith(open, at));
    if (!mark || at < (this.vainUntil.get(mark.close) ?? 0)) return null;
    const { open, close, isDisplay } = mark;
    const from = at + open.length;
    const end = lookFor(close, this.text, from);
    if (!end.isFound) {
      this.vainUntil.set(close, end.at);
      return null;
    }
    const tex = this.text.slice(from, end.at);
    const after = end.at + close.length;
    if (!isFormula(open, tex, this.text.charAt(after))) return null;
    return { tex: tex.trim(), isDisplay, written: this.text.slice(at, after) };
  }
}

/** What is no formula here, as it was typed and as it is read. */
function wordsAt(text: string, at: number): { written: string; read: string } {
  const code = codeAt(text, at);
  if (code) return { written: code, read: code };
  if (text.startsWith('\\$', at)) return { written: '\\$', read: '$' };
  const length = text[at] === '\\' || text.startsWith('$$', at) ? 2 : 1;
  const written = text.slice(at, at + length);
  return { written, read: written };
}

interface Piece {
  written: string;
  /** The formula that stands there, or how its words are read. */
  read: TextPart;
}

function* piecesOf(text: string): Generator<Piece> {
  const reader = new Reader(text);
  let at = 0;
  while (at < text.length) {
    const formula = reader.formulaAt(at);
    const piece = formula ? { written: formula.written, read: formula } : wordsAt(text, at);
    yield piece;
    at += piece.written.length;
  }
}

/** A text as words and formulas, in its order. */
export function readFormulas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let words = '';
  for (const { read } of piecesOf(text)) {
    if (typeof read === 'string') {
      words += read;
      continue;
    }
    if (words) parts.push(words);
    parts.push(read);
    words = '';
  }
  return words ? [...parts, words] : parts;
}

interface Writers {
  /** What stands between formulas as it was typed, with `\$` for a dollar that begins none. */
  words(text: string): string;
  formula(formula: Formula): string;
}

/** The text with its formulas, and what is between them, written another way. */
export function writeFormulas(text: string, { words, formula }: Writers): string {
  let written = '';
  let between = '';
  for (const piece of piecesOf(text)) {
    if (typeof piece.read === 'string') {
      between += piece.written;
      continue;
    }
    written += words(between) + formula(piece.read);
    between = '';
  }
  return written + words(between);
}

/** Between the brackets that other programs look for; a single dollar is none to them. */
export const bracketed = ({ tex, isDisplay }: Pick<Formula, 'tex' | 'isDisplay'>): string =>
  isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`;

/** Between dollars, as our own formulas are. */
export const dollared = ({ tex, isDisplay }: Formula): string => (isDisplay ? `$$${tex}$$` : `$${tex}$`);

const asItIs = (text: string) => text;

/** Formulas between dollars, unless a dollar of the text around them would then be taken for one of theirs. */
export function inDollars(text: string): string {
  const withDollars = writeFormulas(text, { words: asItIs, formula: dollared });
  const inBrackets = (one: string) => writeFormulas(one, { words: asItIs, formula: bracketed });
  return inBrackets(withDollars) === inBrackets(text) ? withDollars : text;
}

/** Whether it reads otherwise than it was typed: it holds a formula, or a dollar that is said to be one. */
export function holdsFormulas(text: string): boolean {
  if (!/[$\\]/.test(text)) return false;
  const [first, ...more] = readFormulas(text);
  return first !== undefined && (more.length > 0 || first !== text);
}
