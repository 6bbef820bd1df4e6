import { curve } from '../../answers/src/curve.ts';
import type { Fence } from '../courses/form/lesson.ts';
import { type Play, readPlay } from '../courses/form/play.ts';
import type { Say } from './faults.ts';

/** A figure that moves: its lines are understood, and its formulas have values where it begins. */
export function checkPlay({ lines, at }: Fence, say: Say) {
  const { play, faults } = readPlay(lines);
  for (const { at: line, fault } of faults) say(line, fault);
  for (const formula of faults.length > 0 ? [] : play.formulas) {
    if (!isSeen(play, formula)) say(at, `"${formula}" shows nothing within x and y: is each letter given a number?`);
  }
  for (const [, expression = ''] of play.says.matchAll(/@\{([^}]*)\}/g)) {
    if (!Number.isFinite(curve(expression)(begin(play))))
      say(at, `"${expression}" has no value where the figure begins`);
  }
}

const begin = ({ parameters }: Play) => Object.fromEntries(parameters.map(({ name, now }) => [name, now]));

function isSeen(play: Play, formula: string): boolean {
  const f = curve(formula);
  const [low, high] = play.x;
  return Array.from({ length: 50 }, (_, index) => f({ ...begin(play), x: low + ((high - low) * index) / 49 })).some(
    (y) => y >= play.y[0] && y <= play.y[1],
  );
}
