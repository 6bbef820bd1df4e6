import { append, tidy } from './line.ts';
import { type NumberMark, numberMark } from './number-marks.ts';
import { levelsIn } from './part-levels.ts';
import { stripOf } from './strip.ts';

/** What a key says of one number. */
export interface KeyEntry {
  /** "7", "2(a)". */
  number: string;
  /** "B", "True", or the words of the answer. */
  text: string;
  /** The same in parts, where it begins with (a) or (i): for a question that has them. */
  parts?: KeyEntry[];
  /** The letter that a roman stands below: (ii) of (b). */
  under?: string;
}

const CHOICE = '(?:[A-Ha-h](?:\\s?/\\s?[A-Ha-h])?|T|F|True|False|TRUE|FALSE)';
const PAIR = new RegExp(
  `(?:^|[\\s,;|(])(?:[Qq](?:uestion)?\\.?\\s*)?\\(?(\\d{1,3})(\\)?\\s{0,6}[.):=\\-–—|]{0,2})\\s{0,6}([(\\[]?)(${CHOICE})[)\\]]?(?=$|[\\s,;.|)])`,
  'g',
);
const RANGE = /^\(?(\d{1,3})\s*(?:-|–|—|to)\s*(\d{1,3})\)?\s*[:.)=-]?\s*([A-Ha-h](?:[\s,;.-]*[A-Ha-h])*)[\s.]*$/;
/** Of a line of pairs, so much may be something else: "1. B  2. D (see page 3)". */
const BESIDE = 0.34;

/** The next number of a line of answers is no further. */
const FURTHEST = 30;

/** The pairs of a number and a letter in a line that consists of them, or in the row of a table; empty otherwise. */
export function pairsIn(text: string): KeyEntry[] {
  const cells = pairsOfCells(text);
  return cells.length > 0 ? cells : pairsOfText(text);
}

/** "1. B 2. D", "1B 2D 3A", "1-5: B D A C E". */
function pairsOfText(text: string): KeyEntry[] {
  const range = RANGE.exec(text.trim());
  if (range) {
    const letters = range[3]!.match(/[A-Ha-h]/g) ?? [];
    const [from, to] = [Number(range[1]), Number(range[2])];
    if (letters.length === to - from + 1)
      return letters.map((letter, at) => ({ number: String(from + at), text: letter }));
  }
  const entries: KeyEntry[] = [];
  const line = text.trim();
  let [covered, end, isBracketed, hasBrackets] = [0, 0, false, false];
  const signs = new Set<boolean>();
  for (const match of line.matchAll(PAIR)) {
    // A key begins with a number: what does not is an option before "3 B".
    if (entries.length === 0 && match.index > 0) return [];
    entries.push({ number: match[1]!, text: match[4]! });
    covered += match[0].replace(/\s/g, '').length;
    signs.add(match[2]!.trim() !== '');
    hasBrackets ||= match[3] !== '';
    [end, isBracketed] = [match.index + match[0].length, match[3] !== ''];
  }
  // "1. B 2. (a) 8 (b) 10": a part and what it comes to.
  if ((signs.size > 1 && (hasBrackets || !countOn(entries))) || (isBracketed && /[\p{L}\p{N}]/u.test(line.slice(end))))
    return [];
  const all = text.replace(/[\s,;.|]/g, '').length;
  const isWhole = entries.length > 0 && covered >= all * (1 - BESIDE) - 1;
  return isWhole && !areOptions(entries) ? entries : [];
}

/** "3. c 4b 5b 6. a": a sign that a photograph swallowed; the numbers count on, with a key left out at most. */
const countOn = (entries: readonly KeyEntry[]) =>
  entries.length >= FEWEST_COUNTED &&
  entries.slice(1).every(({ number }, at) => {
    const step = Number(number) - Number(entries[at]!.number);
    return step > 0 && step <= WIDEST_STEP;
  });
const WIDEST_STEP = 2;
const FEWEST_COUNTED = 3;

const LETTER_CELL = new RegExp(`^[([]?(?:${CHOICE}|[A-H] or [A-H])[)\\].]?$`);
const NUMBER_CELL = /^\(?(\d{1,3})[.):]?$/;
/** No cell of a key says more. */
const LONGEST_CELL = 40;

const withoutSigns = (cell: string) => cell.trim().replace(/^[([]|[)\].]+$/g, '');

/**
 * "4 | B | 14 | | 24 | see note": the cells of a row, where most of those behind numbers are letters. What stands in an odd
 * one is the answer of its own number alone, and an empty one gives none.
 */
function pairsOfCells(text: string): KeyEntry[] {
  const cells = text.trim().split(/ {3,}/);
  const entries: KeyEntry[] = [];
  let number: string | undefined;
  for (const cell of cells) {
    const next = NUMBER_CELL.exec(cell)?.[1];
    if (next === undefined && (number === undefined || cell.length > LONGEST_CELL)) return [];
    if (next === undefined) entries.push({ number: number!, text: withoutSigns(cell) });
    number = next;
  }
  const lettered = entries.filter(({ text: said }) => LETTER_CELL.test(said)).length;
  return cells.length > 2 && lettered > 0 && lettered * 2 >= entries.length && !areOptions(entries) ? entries : [];
}

/** "10 B. 20 C. 30 D. 40": the letters count on and the numbers do not. */
function areOptions(entries: readonly KeyEntry[]): boolean {
  const steps = entries.slice(1).map(({ number, text }, at) => ({
    letter: text.charCodeAt(0) - entries[at]!.text.charCodeAt(0),
    number: Number(number) - Number(entries[at]!.number),
  }));
  return steps.length > 0 && steps.every(({ letter, number }) => letter === 1 && number !== 1);
}

/** A row of numbers above a row of letters. */
export function pairsOfRows(numbers: string, letters: string): KeyEntry[] {
  const above = withoutName(numbers).split(/[\s,;|]+/);
  if (above.length < 2 || !above.every((number) => NUMBER_CELL.test(number))) return [];
  const named = withoutName(letters);
  const below = [named.split(/ {3}/), named.split(/[\s,;|]+/)].find(({ length }) => length === above.length) ?? [];
  const lettered = below.filter((letter) => LETTER_CELL.test(letter.trim())).length;
  // An odd cell, or an empty one, spoils itself alone.
  if (lettered * 2 <= above.length || below.some((cell) => cell.length > LONGEST_CELL)) return [];
  return above.map((number, at) => ({ number: number.replace(/\D/g, ''), text: withoutSigns(below[at]!) }));
}

/** "Question: 1 2 3", "Ans | B | C | D". */
const withoutName = (text: string) =>
  text.replace(/^(?:questions?|q|nos?|numbers?|ans(?:wers?)?|keys?|options?|s\/n)\b[.:]?\s*(?:no\.?)?/i, '').trim();

const isName =
  /^(?:(?:questions?|q|nos?|numbers?|s\/n|(?:correct\s+)?(?:ans(?:wers?)?|keys?|options?|letters?))\b[.:\s|]*)+$/i;

/** Reads the lines of a key one after the other; what it does not know stays with the caller. */
export class KeyLines {
  readonly entries: KeyEntry[] = [];
  private number = '';
  private letter = '';
  /** The signs around the numbers: ".", "()". */
  private style = '';
  private above = '';

  /** Whether the line is part of the key. */
  take(text: string, isRow = false): boolean {
    const line = text.trim();
    const rows = this.above ? pairsOfRows(this.above, line) : [];
    if (rows.length === 0) this.finish();
    this.above = '';
    const pairs = rows.length > 0 ? rows : pairsIn(line);
    // Words among the letters: "27. True 28. osmosis 29. B".
    const isMixed = rows.length === 0 && pairsOfCells(line).length === 0 && this.cutsIn(line).length > pairs.length;
    if (pairs.length > 0 && !isMixed) {
      append(this.entries, pairs);
      this.number = pairs.at(-1)!.number;
      return true;
    }
    if (isName.test(line)) return true;
    if (/^\D{0,14}\d{1,3}(?:[\s,;|.)]+\d{1,3})+[.)]?$/.test(line)) {
      this.above = line;
      return true;
    }
    return this.takeWords(line, isRow);
  }

  /** Numbers with no letters below them were no row of a table: "2. 6" says that the answer is 6. */
  finish(): void {
    if (this.above) this.takeWords(this.above, false);
    this.above = '';
  }

  /** "7. Osmosis", "(b) 5 m/s", and lines that go on with them. */
  private takeWords(line: string, isRow: boolean): boolean {
    const cuts = this.cutsIn(line);
    const [first = 0] = cuts;
    // What stands in front of the first number goes on with the line above.
    const pieces = [0, ...cuts.filter((cut) => cut > 0)];
    if (first === 0 && cuts.length < 2) return this.takeOne(line, isRow);
    pieces.forEach((from, at) => {
      this.takeOne(line.slice(from, pieces[at + 1]).trim(), isRow);
    });
    return true;
  }

  /**
   * Where numbers that count on begin in a line: "7. True 8. osmosis 9. 8". Of two readings the one without a gap is
   * taken: a higher number begins an answer only if the next one does not stand further on.
   */
  private cutsIn(line: string): number[] {
    const found = [...line.matchAll(/(?<=^|\s)(\(?)(\d{1,3})([.):])(\s{0,4})(?=(\S)|$)/g)].map((match) => ({
      at: match.index,
      value: Number(match[2]),
      // The numbers of a key look alike: ")" behind a figure may close what was opened before it.
      style: `${match[1]}${match[3]}`,
      // "8.5" is a figure, "8. 5" may be an answer.
      isGlued: match[4] === '' && /\d/.test(match[5] ?? ''),
      isFigure: /\d/.test(match[5] ?? ''),
    }));
    const first = found[0]?.at === 0 ? found[0].style : this.style;
    const isAlike = (style: string) => first === '' || style === first;
    const latest = new Map(found.map(({ value, style }, index) => [isAlike(style) ? value : -1, index]));
    const cuts: number[] = [];
    let last = Number(this.number) || 0;
    found.forEach(({ at, value, style, isGlued, isFigure }, index) => {
      if (isGlued || !isAlike(style)) return;
      const isNext = value === last + 1;
      const isJump = value > last && value <= last + FURTHEST && !isFigure && (latest.get(last + 1) ?? -1) <= index;
      const isBeginning = cuts.length === 0 && at === 0;
      if (!isBeginning && (last === 0 || (!isNext && !isJump))) return;
      cuts.push(at);
      last = value;
    });
    return cuts;
  }

  private takeOne(line: string, isRow: boolean): boolean {
    const mark = numberMark(line) ?? this.bareMark(line);
    if (mark) {
      const parts = mark.parts.map((part) => `(${part})`).join('');
      const rest = line.slice(mark.end);
      this.number = mark.label;
      this.style ||= /^(\(?)\d{1,3}([.):])/.exec(line)?.slice(1).join('') ?? '';
      this.letter = mark.parts[0] ?? '';
      const several = mark.parts.length > 0 && !isRow ? partsOf(mark.label, mark.lead + rest) : [];
      if (several.length > 1) append(this.entries, several);
      else this.push(`${mark.label}${parts}`, rest, isRow);
      return true;
    }
    const [part, rest] = partIn(line);
    if (part && this.number) {
      const isRoman = /^[ivx]+$/.test(part);
      if (!isRoman) this.letter = part;
      this.push(`${this.number}(${part})`, rest, isRow, isRoman ? this.letter : '');
      return true;
    }
    const last = this.entries.at(-1);
    if (!last) return false;
    last.text = `${last.text} ${tidy(line, isRow)}`.trim();
    delete last.parts;
    return true;
  }

  /** "15 terracotta", "16 1973" in a key whose numbers have no sign: the next one or, past one that is left out, the one after. */
  private bareMark(line: string): NumberMark | null {
    const match = this.style === '' ? /^(\d{1,3})\s+(?=\S)/.exec(line) : null;
    const value = Number(match?.[1]);
    const last = Number(this.number) || 0;
    if (!match || last === 0 || value <= last || value > last + 2) return null;
    return { value, label: match[1]!, parts: [], lead: '', style: 'bare', end: match[0].length };
  }

  private push(number: string, text: string, isRow: boolean, under = ''): void {
    const parts = isRow ? [] : partsOf(number, text);
    this.entries.push({
      number,
      text: tidy(text, isRow),
      ...(parts.length > 0 ? { parts } : {}),
      ...(under ? { under } : {}),
    });
  }
}

const partIn = (text: string): [string, string] => {
  const match = /^\(([a-h]|[ivx]{1,4})\)\s*(?=\S)/.exec(text) ?? /^([a-h])\)\s+(?=\S\S)/.exec(text);
  return match ? [match[1]!, text.slice(match[0].length)] : ['', text];
};

const DEEPEST = 2;

/** "(a) 4 (b) (i) 5 (ii) 7": each with its number; empty where a text does not begin so. */
function partsOf(number: string, text: string, depth = 0): KeyEntry[] {
  const strip = stripOf([{ text: text.trim(), page: null }]);
  const level = depth < DEEPEST ? levelsIn(strip).find(({ marks }) => marks[0]!.at === 0) : undefined;
  if (!level) return [];
  return level.marks.flatMap((mark, at) => {
    const inner = strip.text.slice(mark.end, level.marks[at + 1]?.at ?? strip.text.length);
    const name = `${number}(${mark.label})`;
    const below = partsOf(name, inner, depth + 1);
    return below.length > 0 ? below : [{ number: name, text: tidy(inner).replace(/[,;]$/, '') }];
  });
}

const LETTER =
  /^[([]?([A-Ha-h])[)\]]?(?:\s*(?:[.):,;]|[–—-](?=\s)|\bbecause\b|\bsince\b|\bas\b)\s*(.*)|\s*)$|^[([]?([A-Ha-h])[)\]]?\s*(?:\(|=)\s*(.*)$/su;
const TWO = /^[([]?([A-Ha-h])[)\]]?\s*(,|&|and|or|\/)\s*[([]?([A-Ha-h])[)\]]?\s*\.?$/;

/** The letters that an entry names, and what it says beside them. */
export interface NamedLetters {
  letters: string[];
  reason: string;
  /** "B/C": one of them, and it doesn't say which. */
  isOpen: boolean;
}

/** Null where it names none. */
export function lettersOf(text: string): NamedLetters | null {
  const trimmed = text.trim();
  const two = TWO.exec(trimmed);
  if (two) return { letters: [two[1]!, two[3]!], reason: '', isOpen: /or|\//.test(two[2]!) };
  const match = LETTER.exec(trimmed);
  if (!match) return null;
  const reason = (match[2] ?? match[4] ?? '').replace(/\)$/, '').trim();
  return { letters: [(match[1] ?? match[3])!], reason, isOpen: false };
}
