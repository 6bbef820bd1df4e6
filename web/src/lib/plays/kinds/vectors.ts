import { axes } from '../axes.ts';
import type { Draw } from '../play.ts';
import { arrow, point, straight, text } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.vectors;

const height = 320;
const reach = 12.5;

/** Two vectors, and their sum by the parallelogram. */
export const draw: Draw = ({ ax = 0, ay = 0, bx = 0, by = 0 }) => {
  const { at, shapes } = axes({ x: [-reach, reach], y: [-reach, reach], height });
  const [a, b, sum] = [at(ax, ay), at(bx, by), at(ax + bx, ay + by)];
  const size = Math.hypot(ax + bx, ay + by);
  const [ofA, ofB, dot] = [Math.hypot(ax, ay), Math.hypot(bx, by), ax * bx + ay * by];
  const angle = (Math.acos(Math.min(Math.max(dot / (ofA * ofB), -1), 1)) * 180) / Math.PI;
  const beside = ({ x, y }: { x: number; y: number }) => point(Math.min(x + 6, 290), Math.max(y - 6, 14));
  return {
    height,
    shapes: [
      ...shapes,
      straight(a, sum, 'dashed'),
      straight(b, sum, 'dashed'),
      ...arrow(at(0, 0), a, 'line'),
      ...arrow(at(0, 0), b, 'line'),
      ...arrow(at(0, 0), sum, 'main'),
      text(beside(a), 'a', { anchor: 'start' }),
      text(beside(b), 'b', { anchor: 'start' }),
      text(beside(sum), 'a + b', { anchor: 'start', look: 'main' }),
    ],
    says: texts.says(shown(ax + bx), shown(ay + by), shown(size), shown(dot), ofA && ofB ? shown(angle) : null),
  };
};
