/** A point as shares of width and height, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** The corners of a page in its photograph, clockwise from the top left one. */
export type Corners = readonly [Point, Point, Point, Point];

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Twice the area on the left of a → b → c; negative where the turn goes the other way. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether the corners go round once without a dent: only then can the page between them be laid flat. */
export function isRound([a, b, c, d]: Corners): boolean {
  const LEAST = 0.01;
  return [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)].every((bend) => bend > LEAST);
}

/** The share of the picture that lies between the corners. */
export function areaOf([a, b, c, d]: Corners): number {
  return (turn(a, b, c) + turn(a, c, d)) / 2;
}

/** One corner put elsewhere; as they were where the page would be folded over. */
export function moveCorner(corners: Corners, which: number, to: Point): Corners {
  const moved = corners.map((corner, at) => (at === which ? { x: within(to.x), y: within(to.y) } : corner));
  const [a, b, c, d] = moved;
  if (!a || !b || !c || !d) return corners;
  const next: Corners = [a, b, c, d];
  return isRound(next) ? next : corners;
}
