import { isPlural } from '../text/number.ts';
import type { Corpus } from './corpus.ts';
import { leansOnAnother, saysNothingAlone } from './leaning-columns.ts';
import { type Asking, askingOf } from './table-columns.ts';
import { plainCell, type Subject, type Table } from './table-subject.ts';

export interface Cell {
  row: string;
  value: string;
  words: string;
}

export interface Column {
  name: string;
  asking: Asking;
  /** Row name and value, rows with a blank left out. */
  cells: Cell[];
}

const isBlank = (cell: string) => !cell || /^[-–—?]+$/.test(cell);

const FIGURE = /^[−–-]?[\d₦$£€.,]+(?:\s?(?:[–-]|to)\s?[\d.,]+)?(?:\s?%)?$/;

function cellsOf(table: Table, at: number, name: string): Cell[] {
  return table.rows
    .filter((row) => !isBlank(row[0] ?? '') && !isBlank(row[at] ?? '') && !saysNothingAlone(plainCell(row[at]!), name))
    .map((row) => ({
      row: plainCell(row[0]!),
      value: plainCell(row[at]!),
      words: table.header.map((head, j) => `${head}: ${row[j] ?? ''}`).join('; '),
    }));
}

export function columnsOf(table: Table, subject: Subject): Column[] {
  return table.header.slice(1).flatMap((head, i) => {
    const name = plainCell(head).replace(/\s*\((?:approx\.?|approximate(?:ly)?|usual(?:ly)?|e\.g\.?|about)\)$/i, '');
    if (leansOnAnother(table, i + 1, name, subject)) return [];
    const cells = cellsOf(table, i + 1, name);
    const figures = cells.filter((cell) => FIGURE.test(cell.value)).length > cells.length / 2;
    const single = cells.filter(({ value }) => !isPlural(value) && !/[,;]| and /.test(value)).length * 2 > cells.length;
    const asking = askingOf(name, figures, subject.told, single);
    // "What the firm does" over "a large share of one niche": what is had is not what is done.
    const deeds = cells.filter(({ value }) => !/^(?:an?|the|one|\p{L}+ offers?|offers)\b/iu.test(value));
    if (/^what (?!it\b)\p{L}+(?: \p{L}+)? (?:does|do)$/iu.test(name) && deeds.length * 2 < cells.length) return [];
    return asking ? [{ name, asking, cells }] : [];
  });
}

const DEGREE =
  /^(?:very |quite |fairly |extremely |rather |most |least )?(?:fast|slow|large|small|big|good|poor|fair|cheap|expensive|strong|weak|easy|difficult|hard|long|short|wide|narrow|old|young|heavy|light|great|little)(?:er|est)?$/i;

/** Bare numbers under a bare name are somebody's accounts, not knowledge; vague words and people's columns teach nothing. */
export function isPoor({ name, cells, asking }: Column, corpus: Corpus): boolean {
  // A letter that stands for a thing is agreed upon, and nothing to understand.
  if (/\b(?:symbols?|short ?hand|short (?:name|form)|abbreviation|acronym|notation|code)$/i.test(name)) return true;
  if (cells.filter(({ value }) => /^\p{L}[\p{M}₀-₉]?$/u.test(value)).length >= cells.length / 2) return true;
  if (cells.length < 3 || cells.some((cell) => /^(?:yes|no|none|✓|✗|x)(?:$|[ ,;]*[,;(])/i.test(cell.value)))
    return true;
  const numbers = cells.filter((cell) => FIGURE.test(cell.value)).length;
  if (numbers > cells.length / 2 && !asking.sure && !/[(%°]|\b(?:number|year|per|pH|days|hours|in)\b/i.test(name))
    return true;
  if (
    cells.some((cell) =>
      /^(?:rare|common|less common|more common|possible|often|usually|sometimes|high|low|moderate|medium|varies|various|variable|many|few|several|(?:widespread|worldwide|everywhere|universal)(?=$|[,;]))\b/i.test(
        cell.value,
      ),
    )
  )
    return true;
  // "Fast" beside "very fast": degrees of one thing do not exclude each other.
  if (cells.filter((cell) => DEGREE.test(cell.value)).length >= 2) return true;
  // "above 10 %" beside "creatinine above 265 µmol/L": each value tells its own row.
  const figures = cells.filter((cell) => /\d/.test(cell.value));
  const units = new Set(figures.map((cell) => cell.value.replace(/[\d.,–−-]+/g, '').trim()));
  if (!asking.sure && figures.length > cells.length / 2 && units.size > figures.length / 2) return true;
  const casing = corpus.casing.get(name.toLowerCase());
  return /^\p{Lu}\p{Ll}+$/u.test(name) && casing !== undefined && casing.upper > casing.lower;
}

/** "First normal form – requirement": what the first demands the third demands too, only the last has its own alone. */
export function isCumulative({ name, cells }: Column): boolean {
  const ranked = cells.filter(({ row }) =>
    /^(?:first|second|third|fourth|(?:level|stage|grade) \d)\b/i.test(row),
  ).length;
  return ranked >= 2 && /\b(?:requirements?|conditions?|rules?|criteri(?:on|a)|adds?)\b/i.test(name);
}
