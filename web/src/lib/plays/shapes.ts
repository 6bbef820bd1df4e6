import type { Look, Shape } from './play.ts';

export interface Point {
  x: number;
  y: number;
}

const round = (n: number) => Math.round(n * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export const point = (x: number, y: number): Point => ({ x, y });

export const path = (d: string, look: Look = 'line'): Shape => ({ is: 'path', d, look });

export const straight = (from: Point, to: Point, look: Look = 'line') => path(`M${at(from)}L${at(to)}`, look);

const along = (points: readonly Point[]) => points.map((one, index) => `${index === 0 ? 'M' : 'L'}${at(one)}`).join('');

export const through = (points: readonly Point[], look: Look = 'main') => path(along(points), look);

export const area = (points: readonly Point[], look: Look = 'soft') => path(`${along(points)}Z`, look);

export const circle = ({ x, y }: Point, r: number, look: Look = 'line') =>
  path(`M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, look);

export const box = ({ x, y }: Point, wide: number, high: number, look: Look = 'line') =>
  path(`M${at({ x, y })}h${round(wide)}v${round(high)}h${round(-wide)}Z`, look);

export const dot = ({ x, y }: Point, look: Look = 'main', r = 4): Shape => ({
  is: 'dot',
  x: round(x),
  y: round(y),
  r,
  look,
});

export const text = (
  { x, y }: Point,
  words: string,
  { anchor = 'middle', look = 'line' }: { anchor?: 'start' | 'middle' | 'end'; look?: Look } = {},
): Shape => ({ is: 'text', x: round(x), y: round(y), text: words, anchor, look });

const HEAD = 8;

/** A line with a head; none where it is too short to have one. */
export function arrow(from: Point, to: Point, look: Look = 'main'): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2) return [];
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(HEAD, length);
  const side = (way: number) => point(to.x - x * head - y * way * (head / 2), to.y - y * head + x * way * (head / 2));
  return [straight(from, to, look), path(`M${at(side(1))}L${at(to)}L${at(side(-1))}`, look)];
}
