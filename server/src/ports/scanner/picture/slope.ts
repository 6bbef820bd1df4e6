import type { Stroke } from './ink.ts';

/** Lines of writing that lean more than this are not looked for. */
const steepest = 20;

export interface Slope {
  /** In degrees; positive where lines fall to the right. */
  degrees: number;
  /** How clearly the letters stand in lines at this slope: sums of squares over what chance would give. */
  clarity: number;
}

/** A point where a letter stands: the middle of its foot. */
export interface Foot {
  x: number;
  y: number;
}

export const feetOf = (strokes: readonly Stroke[]): Foot[] =>
  strokes.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }));

/**
 * The slope at which the feet of letters fall together into the fewest rows. Linear in the letters: a fixed number of
 * slopes is tried, first coarse ones, then fine ones about the best.
 */
export function slopeOf(feet: readonly Foot[], letterHeight: number, around = 0, range = steepest): Slope {
  const bin = Math.max(1.5, letterHeight * 0.25);
  let best = { degrees: around, clarity: 0 };
  const tryAll = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const clarity = clarityAt(feet, degrees, bin);
      if (clarity > best.clarity) best = { degrees, clarity };
    }
  };
  const coarse = range > 5 ? 0.5 : 0.25;
  tryAll(around - range, around + range, coarse);
  const found = best.degrees;
  tryAll(found - coarse, found + coarse, coarse / 8);
  return best;
}

/** Rows are counted at this slope; letters that share rows make the sum of squares large. */
function clarityAt(feet: readonly Foot[], degrees: number, bin: number): number {
  if (feet.length === 0) return 0;
  const slope = Math.tan((degrees * Math.PI) / 180);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const { x, y } of feet) {
    const row = y - x * slope;
    if (row < lowest) lowest = row;
    if (row > highest) highest = row;
  }
  const counts = new Float32Array(Math.ceil((highest - lowest) / bin) + 2);
  for (const { x, y } of feet) {
    const row = (y - x * slope - lowest) / bin;
    const at = Math.floor(row);
    counts[at] = (counts[at] ?? 0) + 1 - (row - at);
    counts[at + 1] = (counts[at + 1] ?? 0) + row - at;
  }
  let squares = 0;
  for (const count of counts) squares += count * count;
  return (squares * counts.length) / (feet.length * feet.length);
}
