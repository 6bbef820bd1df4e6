import type { Row, Rule } from './page.ts';

/** A strip of white between text on its left and text on its right, over rows that follow each other. */
export interface Gutter {
  left: number;
  right: number;
  /** Indices of its first and its last row. */
  from: number;
  to: number;
  /** How many of its rows have text on either side of it. */
  leftRows: number;
  rightRows: number;
}

interface Gap {
  left: number;
  right: number;
}

/** More than these do not stay open side by side on any page that is read; it bounds the work for each row. */
const mostOpen = 48;

/**
 * The tallest strips that no word of their rows touches. One pass from top to bottom: what is open goes on where a
 * row has a gap in the same place, narrower perhaps, and ends where a row has none.
 */
export function findGutters(rows: readonly Row[], boxes: readonly Rule[], narrowest: number, fewest: number): Gutter[] {
  const found: Gutter[] = [];
  let open: Gutter[] = [];
  const close = (gutter: Gutter) => {
    if (gutter.leftRows >= fewest && gutter.rightRows >= fewest) found.push(gutter);
  };
  rows.forEach((row, index) => {
    const gaps = gapsOf(row, boxes, narrowest);
    const next: Gutter[] = [];
    for (const gutter of open) {
      const before = next.length;
      for (const gap of gaps) {
        const left = Math.max(gutter.left, gap.left);
        const right = Math.min(gutter.right, gap.right);
        if (right - left >= narrowest) next.push(grown(gutter, { left, right }, row, index));
      }
      if (next.length === before) close(gutter);
    }
    for (const gap of gaps) {
      next.push(grown({ ...gap, from: index, to: index, leftRows: 0, rightRows: 0 }, gap, row, index));
    }
    open = withoutContained(next);
  });
  for (const gutter of open) close(gutter);
  return found;
}

function grown(gutter: Gutter, { left, right }: Gap, row: Row, index: number): Gutter {
  return {
    left,
    right,
    from: gutter.from,
    to: index,
    leftRows: gutter.leftRows + (row.left < left ? 1 : 0),
    rightRows: gutter.rightRows + (row.right > right ? 1 : 0),
  };
}

/** Of two strips in the same place the one that began earlier and is as wide says all. */
function withoutContained(gutters: Gutter[]): Gutter[] {
  gutters.sort((a, b) => a.from - b.from || b.right - b.left - (a.right - a.left));
  const kept: Gutter[] = [];
  for (const gutter of gutters) {
    if (kept.length >= mostOpen) break;
    const isContained = kept.some((other) => other.left <= gutter.left + 0.5 && other.right >= gutter.right - 0.5);
    if (!isContained) kept.push(gutter);
  }
  return kept;
}

function gapsOf(row: Row, boxes: readonly Rule[], narrowest: number): Gap[] {
  const taken: Gap[] = row.words.map(({ left, right }) => ({ left, right }));
  for (const box of boxes) if (box.bottom < row.baseline && box.top > row.baseline) taken.push(box);
  if (taken.length > row.words.length) taken.sort((a, b) => a.left - b.left);
  const gaps: Gap[] = [];
  let at = Number.NEGATIVE_INFINITY;
  for (const { left, right } of taken) {
    if (left - at >= narrowest) gaps.push({ left: at, right: left });
    at = Math.max(at, right);
  }
  gaps.push({ left: at, right: Number.POSITIVE_INFINITY });
  return gaps;
}
