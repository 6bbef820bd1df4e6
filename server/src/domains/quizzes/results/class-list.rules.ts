import type { ClassList, FieldFault } from '@akada/contract';

/** The class of a quiz: reading its list, and holding results against it. */

/** More than a lecture hall seats. */
const maxClassSize = 2000;

export interface Classmate {
  number: string;
  name: string;
  group: string;
}

interface Row {
  line: number;
  cells: readonly string[];
}

const columns = ['number', 'name', 'group'] as const;
type Column = (typeof columns)[number];
const limits: Record<Column, number> = { number: 40, name: 120, group: 80 };

/** What registries call the columns. */
const headings: Record<Column, RegExp> = {
  number: /^(number|no|matric|reg|student|id)( (number|no|id))?$|^(matriculation|registration)( (number|no))?$/,
  name: /^((full|student) )?names?$/,
  group: /^(group|department|dept|class|programme|level)$/,
};

/** Whatever case, spaces and strokes a number is typed with, it is the same. */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Which cell holds what, where the first row names it. */
function readHeadings(cells: readonly string[]): Map<Column, number> | null {
  const named = new Map<Column, number>();
  cells.forEach((cell, place) => {
    const words = cell
      .slice(0, 60)
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
    const column = columns.find((each) => headings[each].test(words));
    if (column && !named.has(column)) named.set(column, place);
  });
  return named.has('number') && named.has('name') ? named : null;
}

function faultOf({ number, name, group }: Classmate, lineBefore: number | undefined): string | null {
  if (!number) return 'The number is missing';
  if (!/\p{N}/u.test(number)) return `“${number.slice(0, limits.number)}” isn’t a number`;
  if (!name) return 'The name is missing';
  const long = columns.find((column) => ({ number, name, group })[column].length > limits[column]);
  if (long) return `The ${long} has more than ${limits[long]} characters`;
  return lineBefore === undefined ? null : `Line ${lineBefore} has the same number`;
}

/** More would not be read, and the first ones tell what is wrong. */
const mostFaults = 50;

/** Everybody in the list, or what is wrong with it by line: a list is taken as a whole. */
export function readClass([first, ...rest]: readonly Row[]): Classmate[] | FieldFault[] {
  const named = first ? readHeadings(first.cells) : null;
  const rows = named || !first ? rest : [first, ...rest];
  const places = named ?? new Map(columns.map((column, place) => [column, place]));
  const lines = new Map<string, number>();
  const students: Classmate[] = [];
  const faults: FieldFault[] = [];
  const complain = (line: number, msg: string) =>
    faults.push({ loc: ['body', 'content', line], msg: `Line ${line}: ${msg}`, type: 'class_list' });
  if (rows.length === 0) complain(1, 'There’s nobody on the list');
  if (rows.length > maxClassSize)
    complain(rows[maxClassSize]?.line ?? 1, `A class can have up to ${maxClassSize} students`);
  for (const { line, cells } of rows.slice(0, maxClassSize)) {
    if (faults.length >= mostFaults) break;
    const cellOf = (column: Column) => clean(cells[places.get(column) ?? -1] ?? '');
    const student = { number: cellOf('number'), name: cellOf('name'), group: cellOf('group') };
    const key = numberKey(student.number);
    const isWide = !named && cells.slice(columns.length).some((cell) => cell.trim());
    const fault = isWide
      ? 'There are more than three cells. Add headings, or put quotes around a name with a comma in it'
      : faultOf(student, lines.get(key));
    if (fault) complain(line, fault);
    else {
      lines.set(key, line);
      students.push(student);
    }
  }
  return faults.length > 0 ? faults : students;
}

const clean = (cell: string) => cell.replace(/[\p{Cc}\s]+/gu, ' ').trim();

export const isFaulty = (read: Classmate[] | FieldFault[]): read is FieldFault[] => 'msg' in (read[0] ?? {});

/** How large a class is, and how many of it have handed in; what was typed by others does not count. */
export function countHandedIn(
  listed: readonly string[],
  typed: readonly string[],
): { size: number; handed_in: number } {
  const handedIn = new Set(typed.map(numberKey));
  return { size: listed.length, handed_in: listed.filter((number) => handedIn.has(numberKey(number))).length };
}

interface Result {
  id: string;
  student_number: string | null;
  student_name: string;
  score: number;
  correct: number;
  total: number;
  is_late: boolean;
  submitted_at: Date;
}

type Standing = NonNullable<ClassList['students'][number]['result']>;
type Unlisted = Omit<ClassList['unlisted'][number], 'suggestion'>;

const toStanding = (result: Result, attempts: number): Standing => ({
  score: result.score,
  correctAnswers: result.correct,
  totalQuestions: result.total,
  attempts,
  is_late: result.is_late,
  submitted_at: result.submitted_at.toISOString(),
});

/** A name in whatever order, case and accents it is typed: “Ojo, Ṣẹ́gun” is “SEGUN OJO”. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** The one among these with a name; nobody where two have it, for then only the number tells. */
function suggestByName(students: readonly Classmate[]): (name: string) => { number: string; name: string } | null {
  const byName = new Map<string, Classmate | null>();
  for (const student of students) {
    const key = nameKey(student.name);
    byName.set(key, byName.has(key) ? null : student);
  }
  return (typed) => {
    const found = byName.get(nameKey(typed));
    return found ? { number: found.number, name: found.name } : null;
  };
}

/** The best of each number counts, of equals the earliest; `results` come the newest first. */
export function holdAgainst(
  students: readonly Classmate[],
  results: readonly Result[],
): Pick<ClassList, 'students' | 'missing' | 'unlisted'> {
  const listed = new Set(students.map(({ number }) => numberKey(number)));
  const best = new Map<string, { result: Result; attempts: number }>();
  const unlisted: Unlisted[] = [];
  for (const result of results) {
    const key = numberKey(result.student_number ?? '');
    if (!listed.has(key)) {
      const { id: submission_id, student_number, student_name: name } = result;
      unlisted.push({ ...toStanding(result, 1), submission_id, number: student_number ?? '', name });
      continue;
    }
    const before = best.get(key);
    const isBetter = !before || result.score >= before.result.score;
    best.set(key, { result: isBetter ? result : before.result, attempts: (before?.attempts ?? 0) + 1 });
  }
  const held = students.map((student) => {
    const found = best.get(numberKey(student.number));
    return { ...student, result: found ? toStanding(found.result, found.attempts) : null };
  });
  const missing = held.filter(({ result }) => result === null);
  const suggest = suggestByName(missing);
  return {
    students: held,
    missing: missing.length,
    unlisted: unlisted.map((result) => ({ ...result, suggestion: suggest(result.name) })),
  };
}
