import type { Corners, Point } from './corners.ts';

export interface Size {
  width: number;
  height: number;
}

/** How many quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

export const turned = (turns: Turns, by: 1 | -1): Turns => ((turns + by + 4) % 4) as Turns;

/** The size of the page between the corners, by the longer of each two opposite edges, before any turn. */
export function sizeBetween(corners: Corners, picture: Size): Size {
  const [a, b, c, d] = corners;
  const long = (from: Point, to: Point) =>
    Math.hypot((to.x - from.x) * picture.width, (to.y - from.y) * picture.height);
  return {
    width: Math.max(1, Math.round(Math.max(long(a, b), long(d, c)))),
    height: Math.max(1, Math.round(Math.max(long(a, d), long(b, c)))),
  };
}

export const afterTurns = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Made smaller to a longest side, never larger. */
export function fitted({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** From a place on the flat page to its place in the photograph, both as shares: the plane through four points. */
type Perspective = (x: number, y: number) => Point;

/** The projection of the unit square onto the corners, in closed form. */
export function perspectiveOf([a, b, c, d]: Corners): Perspective {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const right = { x: b.x - c.x, y: b.y - c.y };
  const down = { x: d.x - c.x, y: d.y - c.y };
  const whole = right.x * down.y - down.x * right.y;
  const g = (sum.x * down.y - down.x * sum.y) / whole;
  const h = (right.x * sum.y - sum.x * right.y) / whole;
  const along = { x: b.x - a.x + g * b.x, y: b.y - a.y + g * b.y };
  const across = { x: d.x - a.x + h * d.x, y: d.y - a.y + h * d.y };
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return { x: (along.x * x + across.x * y + a.x) / depth, y: (along.y * x + across.y * y + a.y) / depth };
  };
}

/** Which place of the unturned page lies at a place of the turned one. */
const beforeTurn: Readonly<Record<Turns, (x: number, y: number) => [number, number]>> = {
  0: (x, y) => [x, y],
  1: (x, y) => [y, 1 - x],
  2: (x, y) => [1 - x, 1 - y],
  3: (x, y) => [1 - y, x],
};

interface Pixels extends Size {
  /** Red, green, blue and opacity of each pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The page as seen from straight above, turned, in shades of grey; each of its pixels from four of the photograph. */
export function layFlat(photo: Pixels, corners: Corners, turns: Turns, { width, height }: Size): Pixels {
  const grey = greyOf(photo);
  const place = perspectiveOf(corners);
  const straighten = beforeTurn[turns];
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = straighten((column + 0.5) / width, (row + 0.5) / height);
      const from = place(x, y);
      const shade = between(grey, photo, from.x * photo.width - 0.5, from.y * photo.height - 0.5);
      data[at] = shade;
      data[at + 1] = shade;
      data[at + 2] = shade;
      data[at + 3] = 255;
      at += 4;
    }
  }
  return { width, height, data };
}

/** Brightness as the eye weighs the colours. */
export function greyOf({ data }: { data: Uint8ClampedArray }): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return grey;
}

function between(grey: Uint8ClampedArray, { width, height }: Size, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const upper = (grey[top * width + left] ?? 0) * (1 - across) + (grey[top * width + right] ?? 0) * across;
  const lower = (grey[low * width + left] ?? 0) * (1 - across) + (grey[low * width + right] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
