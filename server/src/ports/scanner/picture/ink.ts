import type { Grey } from './grey.ts';

/** One piece of connected ink: a letter, as a rule. */
export interface Stroke {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/** Darker than this is ink, in even light. */
export const inkLevel = 150;

/** Pieces of ink that touch one another, found in one pass over the rows with a forest of labels: linear. */
export function strokesOf({ width, height, data }: Grey, level = inkLevel): Stroke[] {
  const labels = new Int32Array(width * 2);
  const parents: number[] = [];
  const strokes: Stroke[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? root] ?? root;
      root = parents[root] ?? root;
    }
    return root;
  };
  for (let y = 0; y < height; y += 1) {
    const own = (y % 2) * width;
    const above = width - own;
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) >= level) {
        labels[own + x] = -1;
        continue;
      }
      let label = x > 0 ? (labels[own + x - 1] ?? -1) : -1;
      for (let beside = Math.max(0, x - 1); y > 0 && beside <= Math.min(width - 1, x + 1); beside += 1) {
        const other = labels[above + beside] ?? -1;
        if (other < 0) continue;
        if (label < 0) label = other;
        else join(rootOf(label), rootOf(other));
      }
      if (label < 0) {
        label = parents.length;
        parents.push(label);
        strokes.push({ left: x, right: x, top: y, bottom: y, pixels: 0 });
      }
      label = rootOf(label);
      labels[own + x] = label;
      const stroke = strokes[label];
      if (!stroke) continue;
      stroke.left = Math.min(stroke.left, x);
      stroke.right = Math.max(stroke.right, x);
      stroke.bottom = y;
      stroke.pixels += 1;
    }
  }
  return strokes.filter((_, label) => parents[label] === label);

  function join(one: number, other: number): void {
    if (one === other) return;
    const [kept, gone] = one < other ? [one, other] : [other, one];
    parents[gone] = kept;
    const a = strokes[kept];
    const b = strokes[gone];
    if (!a || !b) return;
    a.left = Math.min(a.left, b.left);
    a.right = Math.max(a.right, b.right);
    a.top = Math.min(a.top, b.top);
    a.bottom = Math.max(a.bottom, b.bottom);
    a.pixels += b.pixels;
  }
}

export interface Letters {
  /** What may be letters: neither dust nor drawings nor the edge of the paper. */
  strokes: Stroke[];
  /** How tall most of them are: about the height of an x. */
  height: number;
}

/** The strokes that look like letters, by the height that most of them have. */
export function lettersOf(strokes: readonly Stroke[], picture: Pick<Grey, 'width' | 'height'>): Letters {
  const tallest = Math.min(picture.width, picture.height) / 8;
  const possible = strokes.filter((stroke) => {
    const height = stroke.bottom - stroke.top + 1;
    const width = stroke.right - stroke.left + 1;
    return height >= 4 && height < tallest && width >= 2 && width < height * 12 && stroke.pixels > 6;
  });
  const heights = possible.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length * 0.4)] ?? 0;
  return {
    height,
    strokes: possible.filter(({ top, bottom }) => {
      const own = bottom - top + 1;
      return own > height * 0.45 && own < height * 4;
    }),
  };
}
