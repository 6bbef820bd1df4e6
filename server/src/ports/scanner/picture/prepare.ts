import type { PageFault } from '../page.ts';
import { withoutSurroundings } from './edges.ts';
import { type Grey, turned } from './grey.ts';
import { lettersOf, strokesOf } from './ink.ts';
import { inEvenLight, lightOf, withContrast } from './light.ts';
import { feetOf } from './slope.ts';
import { bendOf, levelled, sizeLevelled, straightened } from './straighten.ts';
import { uprightOf } from './upright.ts';
import { cutOf, type Measures, paperLevels, softnessOf, verdictOf } from './verdict.ts';

export interface Mended {
  picture: Grey;
  fault: PageFault | null;
  measures: Measures;
}

/** Less than this many degrees is left: mixing pixels anew would cost more sharpness than it brings. */
const levelEnough = 0.25;
/** Lines that fall by less than this over half the page are straight. */
const straightEnough = 0.003;

/** A photograph of a page, upright, with level lines, in even light; and what is wrong with it. Linear in its pixels. */
export function mend(photograph: Grey): Mended {
  const light = lightOf(photograph);
  const even = inEvenLight(photograph, light);
  const { picture: clear, ink } = withContrast(even);
  const letters = lettersOf(strokesOf(clear), clear);
  const { quarters, slope } = uprightOf(letters.strokes, letters.height);
  const isPage = letters.strokes.length >= 20;
  const measures: Measures = {
    ...paperLevels(light),
    contrast: 1 - ink / 250,
    letters: letters.strokes.length,
    letterHeight: letters.height,
    softness: softnessOf(clear, letters),
    cut: quarters % 2 === 0 ? cutOf(letters, clear, slope) : 0,
    degrees: isPage ? slope.degrees : 0,
    clarity: slope.clarity,
  };
  const picture = isPage ? cutToPage(levelPage(turned(clear, quarters), slope.degrees)) : clear;
  return { picture, fault: verdictOf(measures), measures };
}

const cutToPage = (level: Grey) => withoutSurroundings(level, lettersOf(strokesOf(level), level));

function levelPage(upright: Grey, degrees: number): Grey {
  const letters = lettersOf(strokesOf(upright), upright);
  const turn = Math.abs(degrees) < levelEnough ? 0 : degrees;
  const feet = feetOf(letters.strokes).map((foot) => levelled(foot, turn, upright));
  const bend = bendOf(feet, sizeLevelled(upright, turn), letters.height);
  if (turn === 0 && bend.terms.every((term) => Math.abs(term) < straightEnough)) return upright;
  return straightened(upright, turn, bend);
}
