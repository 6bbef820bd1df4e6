import { curve } from '@akada/answers/curve';
import { axes } from '../axes.ts';
import type { Draw, Shape, Values } from '../play.ts';
import { dot, type Point, through } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.graph;

const height = 240;
const samples = 200;

/** A curve, with sliders for the letters in it; `p`, where there is one, is the x of a point on it. */
export const draw: Draw = (values, { formulas, x, y, says }) => {
  const [main, also] = formulas.map(curve);
  const { at, shapes } = axes({ x, y, height });
  const f = (at: number) => main?.({ ...values, x: at }) ?? Number.NaN;
  const g = also && ((at: number) => also({ ...values, x: at }));
  const p = values.p;
  return {
    height,
    shapes: [
      ...shapes,
      ...(g ? pieces(g, x, y, at).map((points) => through(points, 'dashed')) : []),
      ...pieces(f, x, y, at).map((points) => through(points, 'main')),
      ...(p === undefined ? [] : markAt(p, f(p), at)),
    ],
    says: says ? filled(says, values) : p === undefined ? crossings(f, x) : pointSays(p, f(p)),
  };
};

/** The parts of a curve that can be seen; it is not joined where it has no value or leaves the picture. */
function pieces(
  f: (x: number) => number,
  [low, high]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  at: (x: number, y: number) => Point,
): Point[][] {
  const parts: Point[][] = [];
  const room = (top - bottom) / 2;
  let open: Point[] = [];
  for (let index = 0; index <= samples; index += 1) {
    const x = low + ((high - low) * index) / samples;
    const y = f(x);
    if (y > bottom - room && y < top + room) open.push(at(x, y));
    else {
      if (open.length > 1) parts.push(open);
      open = [];
    }
  }
  return open.length > 1 ? [...parts, open] : parts;
}

const markAt = (x: number, y: number, at: (x: number, y: number) => Point): Shape[] =>
  Number.isFinite(y) ? [dot(at(x, y), 'other', 5)] : [];

const pointSays = (x: number, y: number) =>
  Number.isFinite(y) ? texts.at(shown(x), shown(y)) : texts.undefinedAt(shown(x));

function filled(says: string, values: Values): string {
  return says.replace(/@\{([^}]*)\}/g, (_, expression: string) => shown(curve(expression)(values)));
}

/** Where the curve meets the x-axis, as far as the picture goes. */
function crossings(f: (x: number) => number, [low, high]: readonly [number, number]): string {
  const step = (high - low) / samples;
  const found: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const [from, to] = [low + index * step, low + (index + 1) * step];
    const [a, b] = [f(from), f(to)];
    if (Math.abs(a) < 1e-9) found.push(from);
    else if (a * b < 0 && Math.abs(a - b) < 50) found.push(between(f, from, to));
  }
  const places = [...new Set(found.map((x) => shown(x)))];
  return places.length === 0 ? texts.meetsNowhere : texts.meets(places);
}

function between(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isUp = f(low) < 0;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === isUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
