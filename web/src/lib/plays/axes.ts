import { type Shape, width } from './play.ts';
import { type Point, point, straight, text } from './shapes.ts';
import { shown } from './shown.ts';

const edge = 12;
/** Where an axis runs along the edge, its numbers stand outside. */
const room = { left: 34, below: 24 };

export interface Frame {
  /** Where a pair of numbers lies on the picture. */
  at(x: number, y: number): Point;
  shapes: Shape[];
}

interface Wanted {
  x: readonly [number, number];
  y: readonly [number, number];
  height: number;
  across?: string;
  up?: string;
}

/** A pair of axes with a few round numbers, crossing at nought or else at the edge that is nearest to it. */
export function axes({ x, y, height, across = 'x', up = 'y' }: Wanted): Frame {
  const [cx, cy] = [within(0, x), within(0, y)];
  const left = cx === x[0] ? room.left : edge;
  const below = cy === y[0] ? room.below : edge;
  const at = (one: number, other: number) =>
    point(
      left + ((one - x[0]) / (x[1] - x[0])) * (width - left - edge),
      height - below - ((other - y[0]) / (y[1] - y[0])) * (height - below - edge),
    );
  const origin = at(cx, cy);
  const onX = marksOf(x).filter((mark) => mark !== cx);
  const onY = marksOf(y).filter((mark) => mark !== cy);
  return {
    at,
    shapes: [
      straight(at(x[0], cy), at(x[1], cy), 'faint'),
      straight(at(cx, y[0]), at(cx, y[1]), 'faint'),
      ...onX.map((mark) => text(point(inside(at(mark, cy).x), origin.y + 15), shown(mark), { look: 'faint' })),
      ...onY.map((mark) =>
        text(point(origin.x - 5, Math.max(at(cx, mark).y + 4, 12)), shown(mark), { anchor: 'end', look: 'faint' }),
      ),
      text(point(width - 4, origin.y - 5), across, { anchor: 'end' }),
      text(point(origin.x + 6, 12), up, { anchor: 'start' }),
    ],
  };
}

const within = (n: number, [low, high]: readonly [number, number]) => Math.min(Math.max(n, low), high);
const inside = (x: number) => within(x, [14, width - 22]);

/** Three to six round numbers inside a range, not at its ends. */
function marksOf([low, high]: readonly [number, number]): number[] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
  return marks.filter((mark) => mark > low && mark < high - step / 4).map((mark) => Number(mark.toPrecision(8)));
}
