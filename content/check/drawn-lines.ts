/** A point of a picture, in its own units. */
export type Point = [x: number, y: number];
export type Segment = [Point, Point];

/** Pieces that a curve is drawn in: enough to see what it crosses. */
const PIECES = 12;

const along = (count: number, at: (part: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => at(index / count));

const chained = (points: Point[]): Segment[] => points.slice(1).map((point, index) => [points[index]!, point]);

const mixed = (part: number, ...of: number[]): number => {
  const [first = 0, ...others] = of;
  if (others.length === 0) return first;
  return (1 - part) * mixed(part, ...of.slice(0, -1)) + part * mixed(part, ...others);
};

const curve = (points: Point[]): Point[] =>
  along(PIECES, (part) => [mixed(part, ...points.map(([x]) => x)), mixed(part, ...points.map(([, y]) => y))]);

export function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  return chained(
    along(4 * PIECES, (part) => [cx + rx * Math.cos(2 * Math.PI * part), cy + ry * Math.sin(2 * Math.PI * part)]),
  );
}

export const polyline = (points: Point[]): Segment[] => chained(points);

/** How many numbers each command of a path takes. An arc is left out: its chord would cross what it goes round. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Pen {
  at: Point;
  start: Point;
}

function drawn(command: string, of: number[], pen: Pen): Point[] {
  const [x0, y0] = pen.at;
  const [dx, dy] = command === command.toLowerCase() ? pen.at : [0, 0];
  const points: Point[] = [];
  const name = command.toUpperCase();
  if (name === 'Z') return [pen.at, pen.start];
  if (name === 'H') return [pen.at, [dx + of[0]!, y0]];
  if (name === 'V') return [pen.at, [x0, dy + of[0]!]];
  const pairs = name === 'A' ? of.slice(5) : of;
  for (let index = 0; index < pairs.length; index += 2) points.push([dx + pairs[index]!, dy + pairs[index + 1]!]);
  return name === 'C' || name === 'Q' || name === 'S' ? curve([pen.at, ...points]) : [pen.at, ...points];
}

/** The lines of a path, curves in short pieces. */
export function pathLines(path: string): Segment[] {
  const pen: Pen = { at: [0, 0], start: [0, 0] };
  const lines: Segment[] = [];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const takes = TAKES[letter!.toUpperCase()] ?? 0;
    let command = letter!;
    for (let index = 0; index === 0 || index < numbers.length; index += takes || numbers.length + 1) {
      const points = drawn(command, numbers.slice(index, index + takes), pen);
      pen.at = points.at(-1)!;
      if (command.toUpperCase() === 'M') pen.start = pen.at;
      else if (command.toUpperCase() !== 'A') lines.push(...chained(points));
      // Further pairs after a move are lines.
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
  }
  return lines;
}
