import { emptyGrey, type Grey, percentile } from './grey.ts';

/** The side of the squares in which the paper's brightness is measured: wider than the strokes of a large heading. */
const cell = 16;
/** In a square half full of letters this share of the pixels is still paper. */
const paperShare = 0.9;

/** What light falls on the paper, measured on a coarse grid. */
export interface Light {
  columns: number;
  rows: number;
  levels: Float32Array;
}

/** The brightness of the paper everywhere, without what is written on it. Linear in the pixels. */
export function lightOf({ width, height, data }: Grey): Light {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const levels = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const bottom = Math.min(height, (row + 1) * cell);
      const right = Math.min(width, (column + 1) * cell);
      for (let y = row * cell; y < bottom; y += 1) {
        for (let at = y * width + column * cell; at < y * width + right; at += 1) {
          counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
        }
      }
      levels[row * columns + column] = percentile(counts, paperShare);
    }
  }
  // A square full of ink borrows the light of its neighbours; then the steps between squares are smoothed away.
  const grid = { columns, rows, levels };
  return smooth(smooth(brightest(grid)));
}

function brightest({ columns, rows, levels }: Light): Light {
  return { columns, rows, levels: levels.map((_, at) => around({ columns, rows, levels }, at, Math.max)) };
}

function smooth({ columns, rows, levels }: Light): Light {
  const grid = { columns, rows, levels };
  const result = levels.map((_, at) => {
    let count = 0;
    const sum = around(grid, at, (total, level) => {
      count += 1;
      return total + level;
    });
    return sum / Math.max(1, count);
  });
  return { columns, rows, levels: result };
}

function around({ columns, rows, levels }: Light, at: number, add: (total: number, level: number) => number): number {
  const row = Math.floor(at / columns);
  const column = at % columns;
  let total = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      total = add(total, levels[y * columns + x] ?? 0);
    }
  }
  return total;
}

/** The picture as if the same light fell on all of it: paper becomes white, whatever shadow lay on it. */
export function inEvenLight(picture: Grey, { columns, rows, levels }: Light): Grey {
  const { width, height, data } = picture;
  const result = emptyGrey(width, height);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / cell - 0.5));
    const row = Math.min(Math.floor(down), Math.max(0, rows - 2));
    const low = down - row;
    const next = rows > 1 ? columns : 0;
    for (let x = 0; x < width; x += 1) {
      const along = Math.min(columns - 1, Math.max(0, (x + 0.5) / cell - 0.5));
      const column = Math.min(Math.floor(along), Math.max(0, columns - 2));
      const right = along - column;
      const at = row * columns + column;
      const beside = columns > 1 ? 1 : 0;
      const upper = (levels[at] ?? 0) * (1 - right) + (levels[at + beside] ?? 0) * right;
      const lower = (levels[at + next] ?? 0) * (1 - right) + (levels[at + next + beside] ?? 0) * right;
      const paper = Math.max(8, upper * (1 - low) + lower * low);
      result.data[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) / paper) * 250);
    }
  }
  return result;
}

/** Makes the ink darker where it is faint: what the darkest strokes have becomes nearly black. */
export function withContrast(picture: Grey): { picture: Grey; ink: number } {
  const counts = new Uint32Array(256);
  for (const value of picture.data) if (value < 215) counts[value] = (counts[value] ?? 0) + 1;
  const ink = percentile(counts, 0.15);
  const black = Math.max(0, ink - 10);
  const white = 242;
  if (white - black < 20) return { picture, ink };
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.min(255, Math.max(0, ((value - black) / (white - black)) * 255))),
  );
  return { picture: { ...picture, data: picture.data.map((value) => table[value] ?? value) }, ink };
}
