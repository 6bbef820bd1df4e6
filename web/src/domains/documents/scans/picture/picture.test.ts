import { describe, expect, it } from 'vitest';
import { areaOf, type Corners, isRound, moveCorner, wholePicture } from './corners.ts';
import { afterTurns, fitted, layFlat, perspectiveOf, sizeBetween, turned } from './lay-flat.ts';
import { findPage, type Grey } from './page-edges.ts';
import { isSmallEnough, qualitiesFor } from './shrink.ts';

const width = 160;
const height = 200;

/** A photograph by a rule: the shade at each place. */
function photo(shadeAt: (x: number, y: number) => number): Grey {
  const shades = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) shades[y * width + x] = shadeAt(x, y);
  return { width, height, shades };
}

/** A sheet between straight edges that lean by `slant`, with lines of print on a table. */
const sheet = (slant: number, table = 70, paper = 220) =>
  photo((x, y) => {
    const across = x - 80 + slant * (y - 100);
    const down = y - 100 - slant * (x - 80);
    if (Math.abs(across) > 55 || Math.abs(down) > 75) return table;
    return Math.floor(y / 4) % 3 === 0 && Math.abs(across) < 45 && x % 3 > 0 ? 90 : paper;
  });

describe('the edges of a page', () => {
  it('are found where a bright sheet lies on a darker table, print or not', () => {
    const [a, , c] = findPage(sheet(0)) ?? wholePicture;
    expect(a.x).toBeCloseTo(25 / width, 1);
    expect(a.y).toBeCloseTo(25 / height, 1);
    expect(c.x).toBeCloseTo(135 / width, 1);
    expect(c.y).toBeCloseTo(175 / height, 1);
  });

  it('lean with a sheet that leans', () => {
    const [a, b] = findPage(sheet(0.12)) ?? wholePicture;
    expect(b.y - a.y).toBeGreaterThan(0.04);
  });

  it('are not guessed where page and table are equally bright', () => {
    expect(findPage(sheet(0, 205, 220))).toBeNull();
  });

  it('are those of the picture where the page fills it', () => {
    expect(findPage(photo((x, y) => (x % 9 === 0 && y % 5 < 2 ? 60 : 225)))).toBeNull();
  });

  it('are not taken from a small bright thing on a dark table', () => {
    expect(findPage(photo((x, y) => (x < 40 && y < 40 ? 230 : 60)))).toBeNull();
  });

  it('are not taken from a shape that is no sheet', () => {
    expect(findPage(photo((x, y) => (Math.abs(x - 80) < 16 || Math.abs(y - 100) < 20 ? 230 : 60)))).toBeNull();
  });
});

describe('corners by hand', () => {
  it('move one by one and stay within the picture', () => {
    const moved = moveCorner(wholePicture, 0, { x: -0.2, y: 0.25 });
    expect(moved[0]).toEqual({ x: 0, y: 0.25 });
    expect(areaOf(moved)).toBeLessThan(1);
  });

  it('cannot fold the page over', () => {
    expect(moveCorner(wholePicture, 0, { x: 0.9, y: 0.95 })).toBe(wholePicture);
    expect(isRound([wholePicture[1], wholePicture[0], wholePicture[2], wholePicture[3]])).toBe(false);
  });
});

describe('a page laid flat', () => {
  const corners: Corners = [
    { x: 0.1, y: 0.2 },
    { x: 0.8, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0.2, y: 0.8 },
  ];

  it('has its corners where they were put', () => {
    const place = perspectiveOf(corners);
    const [a, b, c, d] = corners;
    for (const [at, x, y] of [
      [a, 0, 0],
      [b, 1, 0],
      [c, 1, 1],
      [d, 0, 1],
    ] as const) {
      expect(place(x, y).x).toBeCloseTo(at.x);
      expect(place(x, y).y).toBeCloseTo(at.y);
    }
  });

  it('comes out turned, in grey', () => {
    // Two pixels, red on the left and white on the right.
    const data = new Uint8ClampedArray([255, 0, 0, 255, 255, 255, 255, 255]);
    const flat = layFlat({ width: 2, height: 1, data }, wholePicture, 1, { width: 1, height: 2 });
    expect([...flat.data]).toEqual([76, 76, 76, 255, 255, 255, 255, 255]);
    const back = layFlat({ width: 2, height: 1, data }, wholePicture, 3, { width: 1, height: 2 });
    expect([...back.data]).toEqual([255, 255, 255, 255, 76, 76, 76, 255]);
  });

  it('keeps its measures through cut, turn and shrinking', () => {
    const half: Corners = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0, y: 1 },
    ];
    const size = sizeBetween(half, { width: 4000, height: 3000 });
    expect(size).toEqual({ width: 2000, height: 3000 });
    expect(fitted(size, 2000)).toEqual({ width: 1333, height: 2000 });
    expect(afterTurns(fitted(size, 2000), 1)).toEqual({ width: 2000, height: 1333 });
    expect(fitted({ width: 300, height: 400 }, 2000)).toEqual({ width: 300, height: 400 });
  });

  it('turns all the way round in either direction', () => {
    expect(turned(3, 1)).toBe(0);
    expect(turned(0, -1)).toBe(3);
  });
});

describe('a page made small', () => {
  it('is tried at lower qualities, but never at one that frays the letters', () => {
    const tries = qualitiesFor({ longestSide: 2000, quality: 0.6 });
    expect(tries[0]).toBe(0.6);
    expect(tries).toEqual([...tries].sort((a, b) => b - a));
    expect(Math.min(...tries)).toBeGreaterThanOrEqual(0.29);
  });

  it('is sent as it is where it weighs what a page weighs', () => {
    expect(isSmallEnough(200_000)).toBe(true);
    expect(isSmallEnough(3_000_000)).toBe(false);
  });
});
