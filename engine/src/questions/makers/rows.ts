import type { RowFact } from '../../facts/fact.ts';
import { capitalise, countWords } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import { bestThree, comparableLength } from '../options/distractors.ts';
import { groupedBy } from '../options/grouped.ts';
import type { Candidate } from '../types.ts';

const FEWEST_ROWS = 4;
const LONGEST_WORDS = 10;

/** What speaks for or against a thing, or follows from it, is mostly true of others too. */
const SHARED =
  /advantage|drawback|weakness|strength|benefit|limitation|risk|problem|remed|prevention|effect|sign|symptom|consequence|result|feature|characteristic|propert|purpose|importance|treatment|\buse|suit|remark|note|comment|example|other|symbol|abbreviation|notation/i;
/** What does not tell one row from another. */
const VAGUE =
  /^(?:yes|no|none|rare|common|often|usually|sometimes|high|low|medium|large|small|varies|various|many|few)\b|\b(?:both|same|others?|it|they)\b/i;

interface Cell {
  row: string;
  value: string;
  fact: RowFact;
}

const unitOf = (value: string) => (/^[−–-]?[\d.,]+/.test(value) ? value.replace(/[−–-]?[\d.,]+/g, '#') : null);
const isLike = (own: Cell, other: Cell) =>
  own.value.toLowerCase() !== other.value.toLowerCase() &&
  unitOf(own.value) === unitOf(other.value) &&
  comparableLength(own.value, other.value) &&
  !contentStems(own.value).some((stem) => contentStems(other.value).includes(stem) && unitOf(own.value) === null);

const isTold = ({ row, value }: Cell) => contentStems(row).some((stem) => contentStems(value).includes(stem));

function questionOf(own: Cell, column: string, cells: readonly Cell[]): Candidate | null {
  const { topic, group, origin } = own.fact;
  if (isTold(own) || unitOf(own.value)?.includes('#–') || /[–-]\s?\d/.test(own.value)) return null;
  const ranked = cells
    .filter((other) => other !== own && isLike(own, other))
    .map((item) => ({ item, score: -Math.abs(item.value.length - own.value.length) }));
  const three = bestThree(ranked, (a, b) => a.value.toLowerCase() === b.value.toLowerCase());
  if (!three) return null;
  return {
    form: 'table',
    maker: 'table',
    stem: `Under “${topic}”, what is given as “${column}” for “${own.row}”?`,
    answer: capitalise(own.value),
    distractors: three.map(({ value }) => capitalise(value)),
    because: `“${capitalise(own.value)}” belongs to “${own.row}”; “${capitalise(three[0]!.value)}” to “${three[0]!.row}”.`,
    difficulty: 'easy',
    sureness: 0.8,
    about: `${own.row} ${column}`.toLowerCase(),
    subject: own.row.toLowerCase(),
    group: `table ${group}`,
    facet: `${column}/value`,
    origin,
  };
}

/** One question a column, of tables whose rows are things and whose entries are each one row's own. */
export function rowQuestions(rows: readonly RowFact[]): Candidate[] {
  const tables = groupedBy(
    rows.filter(({ isComparison }) => !isComparison),
    ({ group }) => group,
  );
  return [...tables.values()].flatMap((table) => {
    if (table.length < FEWEST_ROWS) return [];
    return table[0]!.cells.flatMap(({ column }, at) => {
      const cells = table.map((fact) => ({ row: fact.name, value: fact.cells[at]!.value, fact }));
      const isSharp = cells.every(
        ({ value }) => !VAGUE.test(value) && countWords(value) <= LONGEST_WORDS && !/[$\\“”]/.test(value),
      );
      if (SHARED.test(column) || !isSharp) return [];
      // Another row for each column, so that no row is asked twice.
      const order = [...cells.slice(at), ...cells.slice(0, at)];
      for (const cell of order) {
        const made = questionOf(cell, column, cells);
        if (made) return [made];
      }
      return [];
    });
  });
}
