import type { Grey } from './grey.ts';
import { inkLevel, type Letters } from './ink.ts';

/** White kept around the writing, in heights of a letter. */
const margin = 4;
/** A strip beside the writing with more ink than this is no drawing but the table that the paper lies on. */
const mostInk = 0.1;

/** Where letters stand, but for the few that dust or the edge of the paper made. */
function writingOf({ strokes, height }: Letters, picture: Grey) {
  const along = (values: number[], share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;
  const across = strokes.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b);
  const down = strokes.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const room = height * margin;
  return {
    left: Math.max(0, Math.floor(along(across, 0.005) - room)),
    right: Math.min(picture.width, Math.ceil(along(across, 0.995) + room)),
    top: Math.max(0, Math.floor(along(down, 0.005) - room)),
    bottom: Math.min(picture.height, Math.ceil(along(down, 0.995) + room)),
  };
}

function inkShare({ width, data }: Grey, left: number, top: number, right: number, bottom: number): number {
  const pixels = (right - left) * (bottom - top);
  if (pixels <= 0) return 0;
  let ink = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if ((data[y * width + x] ?? 255) < inkLevel) ink += 1;
  }
  return ink / pixels;
}

/** The page without what lay around it, where that is dark. Drawings beside the writing stay. */
export function withoutSurroundings(picture: Grey, letters: Letters): Grey {
  const { width, height } = picture;
  const writing = writingOf(letters, picture);
  const left = inkShare(picture, 0, 0, writing.left, height) > mostInk ? writing.left : 0;
  const right = inkShare(picture, writing.right, 0, width, height) > mostInk ? writing.right : width;
  const top = inkShare(picture, 0, 0, width, writing.top) > mostInk ? writing.top : 0;
  const bottom = inkShare(picture, 0, writing.bottom, width, height) > mostInk ? writing.bottom : height;
  if (right - left < width / 3 || bottom - top < height / 8) return picture;
  if (left === 0 && top === 0 && right === width && bottom === height) return picture;
  const data = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    data.set(picture.data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  }
  return { width: right - left, height: bottom - top, data };
}
