import { bulletOf, numberOf } from '../../list-marks.ts';
import type { Word } from './page.ts';

/** The words of one line on one side of a gutter. */
export type SideLine = readonly Word[];

const widthOf = (line: SideLine) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0);

/**
 * Lines of running text: several words each, many of them as long as their column allows, and many that go on with a
 * sentence; or entries of a list. Cells of a table begin anew in each line.
 */
export function isRunningText(lines: readonly SideLine[], fewest: number): boolean {
  if (lines.length < fewest) return false;
  if (areContents(lines)) return true;
  const words = lines.reduce((sum, { length }) => sum + length, 0);
  const marked = lines.filter(isMarked).length;
  if (marked >= 2 && marked >= lines.length * 0.3 && words >= lines.length * 2) return true;
  if (words < lines.length * 2.5) return false;
  const goingOn = lines.filter(([first]) => /^\p{Ll}/u.test(first?.text ?? '')).length;
  if (goingOn < lines.length * 0.2 && words < lines.length * 6) return false;
  const widths = lines.map(widthOf).sort((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.9)] ?? 0;
  return widths.filter((width) => width > widest * 0.7).length >= lines.length * 0.35;
}

/** Entries with their pages at the end, which never fall. */
function areContents(lines: readonly SideLine[]): boolean {
  const pages = lines.map((line) => line.at(-1)?.text ?? '').filter((text) => /^\d{1,4}$/.test(text));
  const isRising = pages.every((page, index) => Number(page) >= Number(pages[index - 1] ?? 0));
  const named = lines.filter((line) => line.some(({ text }) => /\p{L}{3}/u.test(text))).length;
  return lines.length >= fewestEntries && isRising && pages.length >= lines.length * 0.7 && named >= pages.length;
}

const fewestEntries = 5;
const option = /^\(?[A-Ha-h][.)]$/;

/** An entry of a list, or one of the answers to choose from. */
function isMarked([first, second]: SideLine): boolean {
  const start = `${first?.text} ${second?.text ?? ''} x`;
  return option.test(first?.text ?? '') || bulletOf(start) !== null || numberOf(start) !== null;
}
