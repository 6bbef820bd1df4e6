import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { type Pixels, readPixels } from './read-pixels.ts';

/** As long as a code of a file may be. */
const code = `Q${'7KX2M9RC4TZ'.repeat(11)}`.slice(0, 120);

interface Look {
  /** Of one square, in pixels. */
  scale: number;
  /** Quarter turns. */
  turns?: number;
  /** Light on dark, as a phone in dark colours may show it. */
  isInverted?: boolean;
  /** So many of 255 shades each pixel may be off. */
  noise?: number;
  /** Of the wall behind the phone, in squares. */
  margin?: number;
}

/** A picture of what the file itself draws. */
function draw({ scale, turns = 0, isInverted = false, noise = 0, margin = 0 }: Look): Pixels {
  const { data, size } = encode(code, { ecc: 'L', border: 4 });
  const side = (size + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  let seed = 1;
  for (let at = 0; at < side * side; at++) {
    let [x, y] = [Math.floor((at % side) / scale) - margin, Math.floor(at / side / scale) - margin];
    for (let turn = 0; turn < turns; turn++) [x, y] = [y, size - 1 - x];
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const isInside = x >= 0 && y >= 0 && x < size && y < size;
    const isDark = isInside && data[y]?.[x] === true;
    const shade = (isDark !== isInverted ? 0 : 255) + (seed / 2 ** 31 - 0.5) * 2 * noise;
    pixels.set([shade, shade, shade, 255], at * 4);
  }
  return { width: side, height: side, data: pixels };
}

it.each<[string, Look]>([
  ['two pixels a square', { scale: 2 }],
  ['five pixels a square', { scale: 5 }],
  ['sixteen pixels a square', { scale: 16 }],
  ['small in a large picture', { scale: 4, margin: 40 }],
  ['turned by 90°', { scale: 5, turns: 1 }],
  ['upside down', { scale: 5, turns: 2 }],
  ['turned by 270°', { scale: 5, turns: 3 }],
  ['light on dark', { scale: 5, isInverted: true }],
  ['noisy', { scale: 5, noise: 60 }],
  ['noisy, light on dark and turned', { scale: 6, noise: 60, isInverted: true, turns: 1 }],
])('reads the code of a file that is %s', (_, look) => {
  expect(readPixels(draw(look), 'photo')).toBe(code);
});

it('reads none where there is none, or half of one', () => {
  const whole = draw({ scale: 4 });
  const blank = { ...whole, data: new Uint8ClampedArray(whole.data.length).fill(255) };
  expect(readPixels(blank, 'frame')).toBeNull();
  const half = { ...whole, data: new Uint8ClampedArray(whole.data).fill(255, 0, whole.data.length / 2) };
  expect(readPixels(half, 'photo')).toBeNull();
});
