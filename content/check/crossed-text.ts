import { ellipse, type Point, pathLines, polyline, type Segment } from './drawn-lines.ts';
import type { Say } from './faults.ts';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Drawing {
  name: string;
  index: number;
  attributes: Record<string, string>;
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>/g;
const INHERITED = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-width',
  'font-size',
  'text-anchor',
  'transform',
];

/** Each element with what it takes over from the groups around it. What is only defined is not seen. */
function drawingsOf(svg: string): Drawing[] {
  const around: Record<string, string>[] = [{}];
  const drawings: Drawing[] = [];
  const seen = svg.replace(/<(defs|marker|clipPath|pattern)\b[\s\S]*?<\/\1>/g, (text) => ' '.repeat(text.length));
  for (const { 1: closing, 2: name, 3: written, 4: single, index } of seen.matchAll(TAG)) {
    if (closing) {
      around.pop();
      continue;
    }
    const own = Object.fromEntries(
      [...written!.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const taken = Object.fromEntries(
      INHERITED.flatMap((key) => (key in around.at(-1)! ? [[key, around.at(-1)![key]]] : [])),
    );
    const attributes = { ...taken, ...own } as Record<string, string>;
    drawings.push({ name: name!, index, attributes });
    if (!single) around.push(attributes);
  }
  return drawings;
}

const pointsOf = (text: string): Point[] => {
  const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
};

function linesOf({ name, attributes: of }: Drawing): Segment[] {
  const number = (key: string) => Number(of[key] ?? 0);
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number) as [number, number, number, number];
  switch (name) {
    case 'path':
      return pathLines(of.d ?? '');
    case 'line':
      return [
        [
          [number('x1'), number('y1')],
          [number('x2'), number('y2')],
        ],
      ];
    case 'polyline':
      return polyline(pointsOf(of.points ?? ''));
    case 'polygon':
      return polyline([...pointsOf(of.points ?? ''), ...pointsOf(of.points ?? '').slice(0, 1)]);
    case 'rect':
      return polyline([
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
        [x, y],
      ]);
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    default:
      return [];
  }
}

/** Widths of letters in parts of the font's size, as sans-serif fonts have them. */
const widthOf = (letter: string) =>
  /[iljtf.,:;'’|! ()[\]]/.test(letter)
    ? 0.28
    : /[₀-₉⁰-⁹]/.test(letter)
      ? 0.36
      : /[mwMW—]/.test(letter)
        ? 0.8
        : /[A-Z]/.test(letter)
          ? 0.66
          : 0.53;

/** The middle of a text, where a line would go through its letters; null where it is turned or made of parts. */
function boxOf({ attributes: of, index }: Drawing, svg: string): Box | null {
  const text = /^[^>]*>([^<]*)<\/text>/.exec(svg.slice(index))?.[1]?.replace(/&\w+;/g, 'x').trim();
  if (!text) return null;
  const size = Number.parseFloat(of['font-size'] ?? '13');
  const width = size * [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  const [x, y] = [Number.parseFloat(of.x ?? '0'), Number.parseFloat(of.y ?? '0')];
  const left = x - width * ({ middle: 0.5, end: 1 }[of['text-anchor'] ?? ''] ?? 0);
  return { left: left + 2, right: left + width - 2, top: y - 0.5 * size, bottom: y - 0.15 * size };
}

function crosses([[x1, y1], [x2, y2]]: Segment, { left, right, top, bottom }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, move, least, most] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, bottom],
  ] as const) {
    if (move === 0 && (start < least || start > most)) return false;
    if (move === 0) continue;
    const [a, b] = [(least - start) / move, (most - start) / move];
    [from, to] = [Math.max(from, Math.min(a, b)), Math.min(to, Math.max(a, b))];
  }
  return from < to;
}

/** Whether what was drawn before it cannot be seen at the middle of a text. */
function hides({ name, attributes: of }: Drawing, { left, right, top, bottom }: Box): boolean {
  if (!of.fill || of.fill === 'none' || of['fill-opacity'] || of.opacity) return false;
  const number = (key: string) => Number(of[key] ?? 0);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (name === 'rect') {
    const [dx, dy] = [x - number('x'), y - number('y')];
    return dx > 0 && dx < number('width') && dy > 0 && dy < number('height');
  }
  const [rx, ry] = name === 'ellipse' ? [number('rx'), number('ry')] : [number('r'), number('r')];
  return rx > 0 && ((x - number('cx')) / rx) ** 2 + ((y - number('cy')) / ry) ** 2 < 1;
}

/** A stroke as broad as letters are high is a ground and no line. */
const BROAD = 12;
const isLine = ({ attributes: of }: Drawing) =>
  of.stroke && of.stroke !== 'none' && of.opacity !== '0' && Number(of['stroke-width'] ?? 1) < BROAD;

/** No line goes through the letters of a text. A text in a halo of the paper's colour hides what lies behind it. */
export function checkCrossedText(svg: string, say: Say): void {
  const drawings = drawingsOf(svg).filter(({ attributes }) => !attributes.transform);
  drawings.forEach((text, place) => {
    if (text.name !== 'text' || text.attributes.stroke?.startsWith('var(--surface')) return;
    const box = boxOf(text, svg);
    if (!box || box.right <= box.left) return;
    const ground = drawings.slice(0, place).findLastIndex((one) => hides(one, box));
    const crossed = drawings.some(
      (one, index) =>
        index >= ground && one.name !== 'text' && isLine(one) && linesOf(one).some((line) => crosses(line, box)),
    );
    if (!crossed) return;
    const shown = /^[^>]*>([^<]*)/.exec(svg.slice(text.index))![1];
    say(svg.slice(0, text.index).split('\n').length, `a line goes through "${shown}": move the text beside it`);
  });
}
