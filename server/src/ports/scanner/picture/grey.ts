/** A picture in shades of grey, row by row: 0 is black, 255 white. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

export const emptyGrey = (width: number, height: number): Grey => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

/** Turned by quarters, clockwise. */
export function turned(picture: Grey, quarters: number): Grey {
  const { width, height, data } = picture;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return picture;
  if (turn === 2) return { width, height, data: data.slice().reverse() };
  const result = emptyGrey(height, width);
  let from = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turn === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result.data[to] = data[from] ?? 255;
      from += 1;
    }
  }
  return result;
}

/** The value below which this share of them lies, from a count of each value. */
export function percentile(counts: Uint32Array, share: number): number {
  let total = 0;
  for (const count of counts) total += count;
  let below = 0;
  for (let value = 0; value < counts.length; value += 1) {
    below += counts[value] ?? 0;
    if (below > 0 && below >= total * share) return value;
  }
  return counts.length - 1;
}
