import { kindOf } from '../../kinds/kinds.ts';
import { excludeEachOther, haveInCommon, isSpelledIn, readsWith, sameKind, sayTheSame } from '../../reading/cells.ts';
import type { Cell, Column } from '../../reading/column.ts';
import { isSharedByRows } from '../../reading/shared-columns.ts';
import type { Subject } from '../../reading/table-subject.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { isPlainFor, isShortFor } from '../options/plain-roots.ts';
import type { Candidate } from '../types.ts';
import { becauseOf, common, isSaidOf, opened, type Place, shown } from './table-place.ts';

/** Rows like "If one lamp fails" and formulas beside words make pairs that nobody would believe. */
function canBePaired({ cells }: Column, own: Cell): boolean {
  const short = cells.every((cell) => cell.value.split(' ').length <= 9 && cell.row.split(' ').length <= 6);
  const values = new Set(cells.map((cell) => cell.value.toLowerCase()));
  if (!short || cells.length < 3 || values.size < 3) return false;
  const odd = cells.some(
    (cell) =>
      /^(?:If|When|Where|Why|How)\b/.test(cell.row) ||
      /^\d+$/.test(cell.row) ||
      /[$\\=]/.test(cell.value) ||
      !sameKind(cell.value, own.value) ||
      !readsWith(own, cell) ||
      (cell !== own && !excludeEachOther(cell.value, own.value)),
  );
  const tells = ({ row, value }: Cell) => isSpelledIn(row, value) || isPlainFor(row, value) || isShortFor(row, value);
  return !odd && !tells(own) && cells.filter(tells).length <= 1;
}

/** What a row is paired with; a person, known by the kind or by a name of two words, has no "its". */
function partnerOf({ asking, cells }: Column, { kind }: Subject): string | null {
  const { paired } = asking;
  const head = kind.split(' ').at(-1)!;
  const isPersonal = ({ row }: Cell) =>
    /^\p{Lu}\S+(?: (?:\p{Lu}\p{Ll}\S*|\p{Lu}\.|de|von|van|al-\S+))+$/u.test(row) && !row.toLowerCase().includes(head);
  if (!paired || (kindOf(head) !== 'person' && cells.filter(isPersonal).length <= cells.length / 2)) return paired;
  return /^its /.test(paired) ? paired.replace(/^its /, 'the right ') : null;
}

/** "Which vessel is correctly paired with its function?": each wrong pair joins a row with the entry of another. */
export function pairQuestion(own: Cell, place: Place): Candidate | null {
  const { column, subject, corpus } = place;
  if (isSharedByRows(column.name)) return null;
  const { cells, asking } = column;
  const partner = partnerOf(column, subject);
  if (!partner || !canBePaired(column, own)) return null;
  const at = cells.indexOf(own);
  const joint = cells.some((cell) => /[–-] /.test(cell.row + cell.value)) ? ': ' : ' – ';
  const paired = (row: Cell, value: Cell) => `${shown(row.row)}${joint}${value.value}`;
  const wrong: { text: string; row: Cell; value: Cell }[] = [];
  // A row or an entry that stands in three of the four options points to the answer.
  const isWorn = (row: Cell, value: Cell) =>
    wrong.filter((pair) => pair.row === row).length + Number(row === own) > 1 ||
    wrong.filter((pair) => sayTheSame(pair.value.value, value.value)).length +
      Number(sayTheSame(own.value, value.value)) >
      1;
  // Each wrong pair joins a row with the value of another row; rows and values are used evenly.
  for (let step = 1; step < cells.length && wrong.length < 3; step++) {
    for (let i = 0; i < cells.length && wrong.length < 3; i++) {
      const row = cells[(at + 1 + i) % cells.length]!;
      const value = cells[(at + 1 + i + step) % cells.length]!;
      if (row === own && wrong.length < 2) continue;
      if (!excludeEachOther(row.value, value.value) || sayTheSame(row.value, value.value)) continue;
      if (haveInCommon(row.value, value.value)) continue;
      if (overlap(contentStems(row.value), contentStems(value.value)) >= 0.6) continue;
      if (isWorn(row, value) || isSaidOf(row.row, value.value, corpus)) continue;
      const text = paired(row, value);
      if (!wrong.some((other) => other.text === text)) wrong.push({ text, row, value });
    }
  }
  if (wrong.length < 3) return null;
  return {
    ...common(own, place, 'pair'),
    form: 'pair',
    stem: opened(subject, `Which ${subject.kind} is correctly paired with ${partner}?`),
    answer: paired(own, own),
    distractors: wrong.map(({ text }) => text),
    because: becauseOf(own, wrong.find(({ value }) => value !== own)!.value, place),
    difficulty: 'medium',
    weight: asking.sure ? 3.5 : 3,
    about: `pair ${subject.kind} ${column.name}`.toLowerCase(),
  };
}
