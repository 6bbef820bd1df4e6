import { type Drawing, drawingWidth, readDrawing, type Shape } from './drawing.ts';
import { block, words } from './lesson-nodes.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/** A drawing as a picture in the colours of the page; as it was written where it cannot be drawn. */

const margin = 16;
const headLength = 8;
const headWidth = 4;
const textHeight = 13;
const line = { stroke: 'currentColor', strokeWidth: 2, fill: 'none' };

interface Point {
  x: number;
  y: number;
}

const round = (n: number) => Math.round(n * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));

const straight = (points: readonly Point[]) => points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** Through all its points, without corners. */
function smooth(points: readonly Point[]): string {
  const [first] = points;
  const bends = points.slice(1).map((to, i) => {
    const from = points[i]!;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(out)} ${at(into)} ${at(to)}`;
  });
  return first ? `M${at(first)}${bends.join('')}` : '';
}

function headOf(points: readonly Point[]): string {
  const tip = points.at(-1)!;
  const from = points.at(-2)!;
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const side = (way: number): Point => ({
    x: tip.x - along.x * headLength - along.y * headWidth * way,
    y: tip.y - along.y * headLength + along.x * headWidth * way,
  });
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`;
}

const shape = (name: string, properties: object, children: MarkdownNode[] = []) =>
  block(name, '', children, properties);

/** Letters with a rim in the colour of the ground, so that a line below them does not cross them out. */
function lettersAt({ x, y }: Point, text: string): MarkdownNode[] {
  if (!text) return [];
  const half = Math.min((text.length * textHeight) / 4, drawingWidth / 2);
  const place = { x: round(Math.min(Math.max(x, half), drawingWidth - half)), y: round(y) };
  const rim = { stroke: 'var(--surface, none)', strokeWidth: 3, paintOrder: 'stroke' };
  return [shape('text', { ...place, textAnchor: 'middle', fill: 'currentColor', ...rim }, [words(text)])];
}

const middleOf = (points: readonly Point[]): Point => {
  const half = (points.length - 1) / 2;
  const a = points[Math.floor(half)]!;
  const b = points[Math.ceil(half)]!;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

function drawn({ kind, numbers, text }: Shape): MarkdownNode[] {
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers;
  const points = pointsOf(numbers);
  const beside = () => lettersAt({ ...middleOf(points), y: middleOf(points).y - 6 }, text);
  switch (kind) {
    case 'line':
      return [shape('path', { d: straight(points), ...line }), ...beside()];
    case 'curve':
      return [shape('path', { d: smooth(points), ...line, stroke: 'var(--primary, currentColor)' }), ...beside()];
    case 'arrow':
      return [
        shape('path', { d: straight(points), ...line }),
        shape('path', { d: headOf(points), fill: 'currentColor' }),
        ...beside(),
      ];
    case 'box':
      return [
        shape('rect', { x, y, width: third, height: fourth, rx: 6, ...line, fill: 'var(--accent-soft, none)' }),
        ...lettersAt({ x: x + third / 2, y: y + fourth / 2 + textHeight / 3 }, text),
      ];
    case 'circle':
      return [
        shape('circle', { cx: x, cy: y, r: third, ...line, fill: 'var(--accent-soft, none)' }),
        ...lettersAt({ x, y: y + textHeight / 3 }, text),
      ];
    case 'dot':
      return [shape('circle', { cx: x, cy: y, r: 4, fill: 'currentColor' }), ...lettersAt({ x, y: y - 8 }, text)];
    case 'label':
      return lettersAt({ x, y }, text);
  }
}

function lowestOf({ kind, numbers }: Shape): number {
  const [, y = 0, third = 0, fourth = 0] = numbers;
  if (kind === 'box') return y + fourth;
  return kind === 'circle' ? y + third : Math.max(...pointsOf(numbers).map((point) => point.y));
}

function picture({ title, shows, shapes }: Drawing): MarkdownNode {
  const height = Math.ceil(Math.max(...shapes.map(lowestOf))) + margin;
  const size = { viewBox: `0 0 ${drawingWidth} ${height}`, width: drawingWidth, height };
  return block('figure', 'picture', [
    block(
      'svg',
      '',
      [
        block('title', '', [words(title)]),
        block('desc', '', [words(shows)]),
        // The lines first: no letter lies below one.
        ...shapes.flatMap(drawn).toSorted((a, b) => Number(isLetters(a)) - Number(isLetters(b))),
      ],
      { ...size, role: 'img', fontSize: textHeight, fontFamily: 'inherit' },
    ),
    block('figcaption', '', [words(title)]),
  ]);
}

const isLetters = (node: MarkdownNode) => (node.data as { hName?: string } | undefined)?.hName === 'text';

export function drawingIn(text: string): MarkdownNode | null {
  const drawing = readDrawing(text);
  return drawing && picture(drawing);
}
