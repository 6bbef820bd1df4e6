/**
 * A drawing as it is written in a lesson, a line a shape: `box 20 30 100 40 Cell wall`. Only these shapes, numbers and
 * short words: nothing in it can be an address, a script or a style.
 */

/** The fewest and the most numbers of each. */
const kinds = {
  line: { least: 4, most: 24 },
  arrow: { least: 4, most: 24 },
  curve: { least: 6, most: 40 },
  box: { least: 4, most: 4 },
  circle: { least: 3, most: 3 },
  dot: { least: 2, most: 2 },
  label: { least: 2, most: 2 },
};

export type ShapeKind = keyof typeof kinds;
export const shapeKinds = Object.keys(kinds) as ShapeKind[];

export interface Shape {
  kind: ShapeKind;
  /** Pairs of x and y; a box has its width and height, a circle its radius after them. */
  numbers: number[];
  text: string;
}

export interface Drawing {
  title: string;
  /** What it shows, for who cannot see it. */
  shows: string;
  shapes: Shape[];
}

/** The width of a phone's column; what lies beyond it would not be seen. */
export const drawingWidth = 320;
const tallest = 400;
const mostShapes = 40;
const fewestShapes = 2;
const longestText = 40;
const longestLine = 300;

const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);

function isShape({ kind, numbers, text }: Shape): boolean {
  const { least, most } = kinds[kind];
  const isCounted = numbers.length >= least && numbers.length <= most;
  const isPaired = kind === 'circle' || numbers.length % 2 === 0;
  const isWithin = numbers.every((n, i) => Number.isFinite(n) && n >= 0 && n <= (i % 2 === 0 ? drawingWidth : tallest));
  return isCounted && isPaired && isWithin && (kind !== 'label' || text !== '');
}

/** What of it can be drawn; null where that is no picture, or it does not say what it shows. */
export function soundDrawing({ title, shows, shapes }: Drawing): Drawing | null {
  const sound = shapes
    .slice(0, mostShapes)
    .map(({ kind, numbers, text }) => ({
      kind,
      numbers: numbers.map((n) => Math.round(n * 10) / 10),
      text: oneLine(text, longestText),
    }))
    .filter(isShape);
  const about = { title: oneLine(title, longestLine), shows: oneLine(shows, longestLine) };
  return sound.length >= fewestShapes && about.title && about.shows ? { ...about, shapes: sound } : null;
}

export function writeDrawing({ title, shows, shapes }: Drawing): string {
  const lines = shapes.map(({ kind, numbers, text }) => [kind, ...numbers, text].join(' ').trim());
  return [`Title: ${title}`, `Shows: ${shows}`, ...lines].join('\n');
}

export function readDrawing(text: string): Drawing | null {
  const drawing: Drawing = { title: '', shows: '', shapes: [] };
  for (const line of text.split('\n')) {
    const [, name, said] = /^(Title|Shows): (.*)$/.exec(line) ?? [];
    if (name && said) drawing[name === 'Title' ? 'title' : 'shows'] = said;
    const [, kind, numbers, label] = /^([a-z]+)((?: [\d.]+)+)(?: (.*))?$/.exec(line.slice(0, longestLine)) ?? [];
    if (!kind || !numbers || !shapeKinds.includes(kind as ShapeKind)) continue;
    drawing.shapes.push({ kind: kind as ShapeKind, numbers: numbers.trim().split(' ').map(Number), text: label ?? '' });
  }
  return soundDrawing(drawing);
}
