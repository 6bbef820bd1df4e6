import { COMPARES } from '../../facts/contrasts.ts';
import { excludeEachOther, sayTheSame } from '../../reading/cells.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { plainCell, type Table } from '../../reading/table-subject.ts';
import { capitalise } from '../../text/normalise.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

/** So many features of one table are asked at most. */
const FROM_ONE_TABLE = 2;

interface Row {
  feature: string;
  cells: [string, string];
  words: string;
}

const denies = (text: string) => /^(?:not?|never|none)\b/i.test(text);

/** Whether the two entries of a feature exclude each other and can be read beside each other. */
function areOpposed([left, right]: [string, string]): boolean {
  if ([left, right].some((cell) => !cell || /^[-–—?]+$/.test(cell) || cell.split(' ').length > 9)) return false;
  if ([left, right].some((cell) => COMPARES.test(cell.toLowerCase()) || /[$\\?]|\b(?:it|they|them|this)\b/.test(cell)))
    return false;
  // What nearly all have, the others have too.
  if ([left, right].some((cell) => /^(?:nearly |almost )?(?:all|any|every|most|both|either)\b/i.test(cell)))
    return false;
  if (/\d/.test(left) && /\d/.test(right)) return excludeEachOther(left, right) && !sayTheSame(left, right);
  if (denies(left) !== denies(right)) return true;
  return !sayTheSame(left, right) && overlap(contentStems(left), contentStems(right)) < 0.4;
}

/** Whether an entry or the feature has a word by which only one of the two is called. */
function tellsItself({ feature, cells }: Row, things: readonly [string, string]): boolean {
  const [a, b] = things.map(contentStems) as [string[], string[]];
  const own = [...a.filter((item) => !b.includes(item)), ...b.filter((item) => !a.includes(item))];
  return contentStems(`${feature} ${cells.join(' ')}`).some((item) => own.includes(item));
}

function rowsOf(table: Table, things: readonly [string, string]): Row[] {
  return (
    table.rows
      .map((row) => ({
        feature: plainCell(row[0] ?? ''),
        cells: [plainCell(row[1] ?? ''), plainCell(row[2] ?? '')] as [string, string],
        words: table.header
          .map((head, i) => (head ? `${head}: ${row[i] ?? ''}` : (row[i] ?? '')))
          .filter(Boolean)
          .join('; '),
      }))
      .filter((row) => row.feature !== '' && row.feature.split(' ').length <= 6 && !/[$\\?“”]/.test(row.feature))
      // "Relative potency": of one against the other, and never the same for both.
      .filter(({ feature }) => !/^(?:relative|ratio)\b/i.test(feature))
      .filter((row) => areOpposed(row.cells) && !tellsItself(row, things))
  );
}

/** "Which of these is right for “end walls”?": both things at once, the two exchanged, and each entry said of both. */
export function sideBySideQuestions(
  table: Table,
  spoken: readonly [string, string],
  corpus: Corpus,
  originOf: (words: string) => Origin,
  group: string,
): Candidate[] {
  const [, first = '', second = '', third] = table.header.map(plainCell);
  if (third !== undefined) return [];
  const found = rowsOf(table, [first, second]);
  // "The open loop" beside “Parallel” would read as two different sorts.
  const isQuoted = spoken.some((name) => name.startsWith('“'));
  const [x, y] = isQuoted ? [`“${inSentence(first, corpus)}”`, `“${inSentence(second, corpus)}”`] : spoken;
  // What a thing has tells more than that it has it.
  const ranked = found.toSorted(
    (a, b) =>
      Number(a.cells.some(denies)) - Number(b.cells.some(denies)) || hash(first + a.feature) - hash(first + b.feature),
  );
  return ranked.slice(0, FROM_ONE_TABLE).map(({ feature, cells, words }) => {
    // Where the one is a name ("Poaceae"), so is the other.
    const lowered = cells.map((cell) => inSentence(cell, corpus)) as [string, string];
    const [a, b] = lowered.some((cell, i) => /^\p{Lu}/u.test(cell) && cell === cells[i]) ? cells : lowered;
    const later = inSentence(second, corpus);
    const each = (left: string, right: string) => `${capitalise(first)}: ${left}; ${later}: ${right}`;
    const both = (said: string) => `Both ${inSentence(first, corpus)} and ${later}: ${said}`;
    return {
      form: 'table',
      stem: `In a comparison of ${x} with ${y}, which of these is right for “${inSentence(feature, corpus)}”?`,
      answer: each(a, b),
      distractors: [each(b, a), both(a), both(b)],
      because: `For “${inSentence(feature, corpus)}” the table has “${a}” under ${x} and “${b}” under ${y}.`,
      difficulty: 'medium',
      weight: 3.4,
      about: `${feature} ${first} ${second}`.toLowerCase(),
      subject: feature.toLowerCase(),
      group,
      facet: `${feature}/both`,
      origin: originOf(words),
    };
  });
}
