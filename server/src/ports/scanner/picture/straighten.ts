import { emptyGrey, type Grey } from './grey.ts';
import { type Foot, slopeOf } from './slope.ts';

/** How far each place of the page lies below where it belongs: lines that fan out or bend become straight and level. */
export interface Bend {
  /** Slope = terms[0] + terms[1]·x + terms[2]·y + terms[3]·x·y, with x and y from −1 to 1 over the page. */
  terms: readonly number[];
}

const noBend: Bend = { terms: [0, 0, 0, 0] };
const across = 4;
const down = 5;
const fewestFeet = 25;
/** Lines may lean this much against the page as a whole, in degrees. */
const mostLean = 5;

/** How the lines lean in each part of the page, fitted by a smooth surface. The page as a whole is level already. */
export function bendOf(feet: readonly Foot[], size: Pick<Grey, 'width' | 'height'>, letterHeight: number): Bend {
  const parts: Foot[][] = Array.from({ length: across * down }, () => []);
  for (const foot of feet) {
    const column = Math.min(across - 1, Math.max(0, Math.floor((foot.x / size.width) * across)));
    const row = Math.min(down - 1, Math.max(0, Math.floor((foot.y / size.height) * down)));
    parts[row * across + column]?.push(foot);
  }
  const samples = parts.flatMap((part, at) => {
    if (part.length < fewestFeet) return [];
    const { degrees } = slopeOf(part, letterHeight, 0, mostLean);
    if (Math.abs(degrees) > mostLean - 0.3) return [];
    const x = (((at % across) + 0.5) / across) * 2 - 1;
    const y = ((Math.floor(at / across) + 0.5) / down) * 2 - 1;
    return [{ terms: [1, x, y, x * y], slope: Math.tan((degrees * Math.PI) / 180) }];
  });
  if (samples.length < 5) return noBend;
  const first = fit(samples);
  // A drawing or a table leans as it likes: what lies far from the surface is left out of it.
  const near = samples.filter(({ terms, slope }) => Math.abs(slope - heightOf(first, terms)) < 0.02);
  return { terms: near.length < 5 ? noBend.terms : fit(near) };
}

const heightOf = (surface: readonly number[], terms: readonly number[]) =>
  terms.reduce((sum, term, at) => sum + term * (surface[at] ?? 0), 0);

/** Least squares, with a little weight for a flat page so that few samples cannot throw it far. */
function fit(samples: readonly { terms: number[]; slope: number }[]): number[] {
  const size = noBend.terms.length;
  const rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => {
      const sum = samples.reduce(
        (total, { terms, slope }) => total + (terms[i] ?? 0) * (j === size ? slope : (terms[j] ?? 0)),
        0,
      );
      return i === j ? sum + 0.3 : sum;
    }),
  );
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at] as number[];
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue;
      const row = rows[other] as number[];
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let j = at; j <= size; j += 1) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** Where a point comes to lie when the page is turned by so many degrees about its middle, on a page of another size. */
export function levelled(foot: Foot, degrees: number, from: Pick<Grey, 'width' | 'height'>): Foot {
  const { width, height } = sizeLevelled(from, degrees);
  const radians = (degrees * Math.PI) / 180;
  const x = foot.x - from.width / 2;
  const y = foot.y - from.height / 2;
  return {
    x: x * Math.cos(radians) + y * Math.sin(radians) + width / 2,
    y: y * Math.cos(radians) - x * Math.sin(radians) + height / 2,
  };
}

export function sizeLevelled({ width, height }: Pick<Grey, 'width' | 'height'>, degrees: number) {
  const radians = Math.abs((degrees * Math.PI) / 180);
  return {
    width: Math.round(width * Math.cos(radians) + height * Math.sin(radians)),
    height: Math.round(height * Math.cos(radians) + width * Math.sin(radians)),
  };
}

/** The page with level, straight lines: one pass over the pixels, each mixed from four. What was outside is white. */
export function straightened(picture: Grey, degrees: number, bend: Bend): Grey {
  const { width, height } = sizeLevelled(picture, degrees);
  const result = emptyGrey(width, height);
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const [flat = 0, byX = 0, byY = 0, byBoth = 0] = bend.terms;
  for (let y = 0; y < height; y += 1) {
    const v = (y / height) * 2 - 1;
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * 2 - 1;
      // The slope summed up along the line, from the middle of the page.
      const lower = (width / 2) * (u * (flat + byY * v) + ((u * u) / 2) * (byX + byBoth * v));
      const dx = x - width / 2;
      const dy = y + lower - height / 2;
      const fromX = dx * cos - dy * sin + picture.width / 2;
      const fromY = dy * cos + dx * sin + picture.height / 2;
      result.data[y * width + x] = mixed(picture, fromX, fromY);
    }
  }
  return result;
}

function mixed({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const right = x - left;
  const low = y - top;
  const at = top * width + left;
  const upper = (data[at] ?? 255) * (1 - right) + (data[at + 1] ?? 255) * right;
  const lower = (data[at + width] ?? 255) * (1 - right) + (data[at + width + 1] ?? 255) * right;
  return upper * (1 - low) + lower * low;
}
