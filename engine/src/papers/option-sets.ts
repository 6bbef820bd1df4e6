import { bareMarks, type LetterMark, letterMarks } from './letter-marks.ts';
import type { Strip } from './strip.ts';

/** Letters that count on from A, each in front of an option or a part. */
export interface LetterSet {
  style: string;
  marks: LetterMark[];
}

/** The sets of letters in a text by their styles, the one that begins first in front. */
export function letterSets(strip: Strip): LetterSet[][] {
  const marks = letterMarks(strip);
  const styles = new Map<string, LetterMark[]>();
  for (const mark of marks) {
    const known = styles.get(family(mark)) ?? [];
    known.push(mark);
    styles.set(family(mark), known);
  }
  const found = [...styles.values()].map((list) => setsIn(list)).filter((sets) => sets.length > 0);
  if (found.length > 0) return found.sort((a, b) => a[0]!.marks[0]!.at - b[0]!.marks[0]!.at);
  const bare = setsIn(bareMarks(strip)).filter((set) => set.marks.length > 2);
  return bare.length > 0 ? [bare] : [];
}

/** "A." and "A)" are one family; "(A)" and "[A]", which may be parts or concentrations, are others. */
const family = ({ style }: LetterMark) => style.replace(/[^([a]+$/i, '');

/** With more letters than this something else is counted. */
const LONGEST = 16;

/** One pass: a letter is taken if it is the next, or if it stands apart and is missing. */
function setsIn(marks: readonly LetterMark[]): LetterSet[] {
  const sets: LetterMark[][] = [];
  let open: LetterMark[] = [];
  let most = -1;
  /** The letters of the open set, a bit each. */
  let seen = 0;
  const begin = (mark: LetterMark) => {
    open = [mark];
    sets.push(open);
    most = mark.index;
    seen = 1 << mark.index;
  };
  for (const mark of marks) {
    const last = open.at(-1);
    const { index, isStrong } = mark;
    if (!last) {
      if (index === 0 || (isStrong && index === 1)) begin(mark);
    } else if (index === 0 && open.length === 1 && last.index === 0 && (isStrong || !last.isStrong)) {
      open[0] = mark;
    } else if (index === 0 && open.length > 1 && (isStrong || !open[0]!.isStrong)) begin(mark);
    else if (index === last.index && isStrong && !last.isStrong) open[open.length - 1] = mark;
    // An option without a word is none: "A. B. Yusuf".
    else if (mark.at <= last.end && !isStrong) continue;
    else if (index === most + 1 || ((isStrong || open.length > 1) && isMissing(index, most, seen))) {
      open.push(mark);
      most = Math.max(most, index);
      seen |= 1 << index;
    } else if (isStrong && index === last.index && last.isStrong && open.length < LONGEST) open.push(mark);
  }
  return sets.filter(isSet).map((set) => ({ style: set[0]!.style, marks: set }));
}

const isMissing = (index: number, most: number, seen: number) =>
  index > most ? index === most + 2 : (seen & (1 << index)) === 0;

/** One letter alone is a mark only where it stands apart; a set without an A needs more. */
function isSet(set: readonly LetterMark[]): boolean {
  const [first] = set;
  if (first!.index === 0) return set.length > 1 || first!.isStrong;
  return set.length > 1 && set.every(({ isStrong }) => isStrong);
}
