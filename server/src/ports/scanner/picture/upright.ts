import type { Stroke } from './ink.ts';
import { type Foot, type Slope, slopeOf } from './slope.ts';

/** Sides that letters may stand on, in quarters by which the picture is then turned clockwise. */
const sides: ((stroke: Stroke) => Foot)[] = [
  ({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }),
  // Feet to the right: the lines run upwards, and one quarter clockwise sets them right.
  ({ right, top, bottom }) => ({ x: -(top + bottom) / 2, y: right }),
  ({ left, right, top }) => ({ x: -(left + right) / 2, y: -top }),
  ({ left, top, bottom }) => ({ x: (top + bottom) / 2, y: -left }),
];

/** Another way up has to be so much clearer than the one in which the picture was taken. */
const margin = 1.12;
/** Fewer letters say nothing. */
const fewest = 40;

export interface Upright {
  /** Quarters clockwise until the writing stands upright. */
  quarters: number;
  slope: Slope;
}

/**
 * Which way up the writing is. Letters stand on a line with their feet; their heads reach two heights, and sideways
 * they keep to no line at all. So the side on which letters fall into the clearest rows is the lower one.
 */
export function uprightOf(strokes: readonly Stroke[], letterHeight: number): Upright {
  const [asTaken, ...others] = sides.map((side, quarters) => ({
    quarters,
    slope: slopeOf(strokes.map(side), letterHeight),
  })) as [Upright, ...Upright[]];
  if (strokes.length < fewest) return asTaken;
  const best = others.reduce((clearest, one) => (one.slope.clarity > clearest.slope.clarity ? one : clearest));
  return best.slope.clarity > asTaken.slope.clarity * margin ? best : asTaken;
}
