import { type LetterMark, letterMarks } from './letter-marks.ts';
import { romanMark, romanValue } from './number-marks.ts';
import type { Strip } from './strip.ts';

/** What a level of a paper counts by: 1 → a → i. */
type Kind = 'a' | 'A' | 'i' | 'I';

/** A letter or a roman that may stand in front of a part. */
export interface PartMark extends LetterMark {
  kind: Kind;
}

/** The labels of one level, which count on from the first. */
export interface Level {
  kind: Kind;
  marks: PartMark[];
}

const ROMAN = /(?<=^|\s)\(?[ivx]{1,5}(?:\)|\.)(?=\s*\S)/gi;
/** "a Comment on the rhyme.": without a sign only where a line begins and a sentence follows. */
const SIGNLESS = /(?<=^|\n)([a-h])\s+(?=["“‘]?\p{Lu}\p{Ll})/gu;

/** The levels that a text may be parted by, the one that begins first in front. Each mark is looked at once a kind. */
export function levelsIn(strip: Strip): Level[] {
  const marks = marksIn(strip);
  const levels = (['a', 'A', 'i', 'I'] as const).flatMap((kind) => {
    const counted = countOn(marks.filter((mark) => mark.kind === kind));
    return counted ? [{ kind, marks: counted }] : [];
  });
  return levels.sort((one, other) => one.marks[0]!.at - other.marks[0]!.at);
}

function marksIn(strip: Strip): PartMark[] {
  const letters = letterMarks(strip).map(
    (mark): PartMark => ({ ...mark, kind: mark.label === mark.label.toLowerCase() ? 'a' : 'A' }),
  );
  const hasSmall = letters.some(({ kind, isStrong }) => kind === 'a' && isStrong);
  return [...letters, ...(hasSmall ? [] : signless(strip)), ...romans(strip)];
}

function signless(strip: Strip): PartMark[] {
  const marks = [...strip.text.matchAll(SIGNLESS)].map(
    (match): PartMark => ({
      kind: 'a',
      index: match[1]!.charCodeAt(0) - 97,
      label: match[1]!,
      at: match.index,
      end: match.index + match[0].length,
      isStrong: true,
      style: 'a',
      isStarred: false,
    }),
  );
  return marks.length > 1 ? marks : [];
}

function romans(strip: Strip): PartMark[] {
  const marks: PartMark[] = [];
  for (const match of strip.text.matchAll(ROMAN)) {
    const mark = romanMark(strip.text.slice(match.index, match.index + 12));
    if (!mark) continue;
    const { label, style } = mark;
    const before = strip.text.slice(Math.max(0, match.index - 2), match.index);
    marks.push({
      kind: label === label.toLowerCase() ? 'i' : 'I',
      index: romanValue(label) - 1,
      label,
      at: match.index,
      end: match.index + mark.end,
      isStrong: before === '' || before.endsWith('\n') || before === '  ',
      style,
      isStarred: false,
    });
  }
  return marks;
}

/** "(a" and "a": a bracket in front is another way of counting, what stands behind is not. */
const familyOf = ({ style }: PartMark) => style.replace(/[^([a-z]+$/i, '');

/**
 * The labels of the outermost level of a kind. The first tells its style; at the beginning of a line the next one may
 * have another; a level inside that counts in another style is left to itself; one that is missing is jumped.
 */
function countOn(marks: readonly PartMark[]): PartMark[] | null {
  const level: PartMark[] = [];
  let inner: PartMark | null = null;
  for (const mark of marks) {
    const last = level.at(-1);
    if (!last) {
      if (mark.index === 0) level.push(mark);
      continue;
    }
    const isOfLevel = familyOf(mark) === familyOf(level[0]!);
    if (inner && !isOfLevel && mark.index === inner.index + 1 && familyOf(mark) === familyOf(inner)) inner = mark;
    else if (mark.at < last.end) continue;
    else if (mark.index === last.index + 1 && (mark.isStrong || isOfLevel)) {
      level.push(mark);
      inner = null;
    } else if (mark.index === last.index && mark.isStrong && !last.isStrong) level[level.length - 1] = mark;
    else if (mark.index === last.index + 2 && mark.isStrong && isOfLevel && last.isStrong) level.push(mark);
    else if (mark.index === 0 && !isOfLevel) inner = mark;
  }
  return level.length > 1 || (level[0]?.isStrong && /^[aA]/.test(level[0].kind)) ? level : null;
}

/** Labels at the beginning of a line that no level has: another part may stand there. */
export function strayLabels(strip: Strip): string[] {
  return marksIn(strip)
    .filter(({ at, isStrong }) => isStrong && (at === 0 || strip.text[at - 1] === '\n'))
    .map(({ label }) => label);
}
