import type { PageFault } from '../page.ts';
import type { Grey } from './grey.ts';
import { inkLevel, type Letters } from './ink.ts';
import type { Light } from './light.ts';
import type { Slope } from './slope.ts';

/** What was measured while a page was prepared. */
export interface Measures {
  /** How bright the paper is, from 0 to 255: in the middle, and where it is darkest but for a tenth. */
  paper: number;
  darkestPaper: number;
  /** How dark the ink is against the paper, from 0 to 1. */
  contrast: number;
  letters: number;
  letterHeight: number;
  /** How many pixels an edge of a letter takes, in heights of a letter. */
  softness: number;
  /** The share of lines that run over the left or right edge of the picture. */
  cut: number;
  degrees: number;
  clarity: number;
}

export function verdictOf(measures: Measures): PageFault | null {
  const { paper, contrast, letters, letterHeight, softness, cut, degrees } = measures;
  if (paper < 55 || contrast < 0.18) return letters < 20 && paper >= 55 ? 'empty' : 'too_dark';
  if (letters < 20) return 'empty';
  if (softness > 0.32 || letterHeight < 6) return 'blurred';
  if (Math.abs(degrees) > 15) return 'slanted';
  if (cut > 0.3) return 'cut_off';
  return null;
}

export function paperLevels({ levels }: Light): Pick<Measures, 'paper' | 'darkestPaper'> {
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { paper: at(0.5), darkestPaper: at(0.1) };
}

/**
 * How soft the edges of letters are. The steepest step beside a letter's ink, against the whole step from paper to
 * ink, tells how many pixels the edge takes; against the height of the letters it says whether they can be told apart.
 */
export function softnessOf({ width, data }: Grey, { strokes, height }: Letters): number {
  if (height === 0) return 0;
  const edges: number[] = [];
  // A thousand letters from all over the page tell as much as all.
  const step = Math.max(1, Math.floor(strokes.length / 1000));
  for (let index = 0; index < strokes.length; index += step) {
    const stroke = strokes[index];
    if (!stroke || stroke.bottom - stroke.top > height * 3) continue;
    let steepest = 0;
    let darkest = 255;
    const y = Math.round((stroke.top + stroke.bottom) / 2);
    for (let x = Math.max(1, stroke.left - 2); x < Math.min(width, stroke.right + 3); x += 1) {
      const here = data[y * width + x] ?? 255;
      steepest = Math.max(steepest, Math.abs(here - (data[y * width + x - 1] ?? 255)));
      darkest = Math.min(darkest, here);
    }
    if (darkest < inkLevel && steepest > 0) edges.push((250 - darkest) / steepest);
  }
  edges.sort((a, b) => a - b);
  return (edges[Math.floor(edges.length / 2)] ?? 0) / height;
}

/** Writing that goes on beyond an edge of the photograph: letters that touch it, against all lines that there are. */
export function cutOf({ strokes, height }: Letters, picture: Pick<Grey, 'width' | 'height'>, slope: Slope): number {
  if (height === 0 || strokes.length === 0) return 0;
  const tilt = Math.tan((slope.degrees * Math.PI) / 180);
  const rowOf = ({ left, right, bottom }: { left: number; right: number; bottom: number }) =>
    Math.round((bottom - ((left + right) / 2) * tilt) / (height * 1.5));
  const rows = new Map<number, number>();
  for (const stroke of strokes) rows.set(rowOf(stroke), (rows.get(rowOf(stroke)) ?? 0) + 1);
  const lines = [...rows.values()].filter((count) => count >= 5).length;
  if (lines < 4) return 0;
  const touching = (isAt: (stroke: Letters['strokes'][number]) => boolean) =>
    new Set(strokes.filter((stroke) => isAt(stroke) && (rows.get(rowOf(stroke)) ?? 0) >= 5).map(rowOf)).size / lines;
  return Math.max(
    touching(({ left }) => left <= 2),
    touching(({ right }) => right >= picture.width - 3),
  );
}
