import { expect, it } from 'vitest';
import type { ScannedLine } from '../page.ts';
import type { Stroke } from '../picture/ink.ts';
import { hasGaps, unreadShare } from './page-of-lines.ts';

const height = 10;
const stroke = (left: number, top: number): Stroke => ({ left, top, right: left + 6, bottom: top + 10, pixels: 30 });
/** Twenty letters side by side. */
const row = (top: number) => Array.from({ length: 20 }, (_, at) => stroke(100 + at * 10, top));
const line = (y: number, tall = 14): ScannedLine => {
  const box = { x: 98, y, width: 204, height: tall };
  return { box, keepsPicture: false, words: [{ text: 'word', box, confidence: 0.95, isDoubtful: false }] };
};

it('counts the letters that no word covers', () => {
  const strokes = [...row(100), ...row(130), ...row(160)];
  expect(unreadShare([line(98), line(128), line(158)], { strokes, height })).toBe(0);
  expect(unreadShare([line(98), line(158)], { strokes, height })).toBeCloseTo(1 / 3);
});

it('counts them below the last line too, and not what lies far from the writing', () => {
  const below = row(150);
  const desk = row(600);
  expect(unreadShare([line(98)], { strokes: [...row(100), ...below], height })).toBe(0.5);
  expect(unreadShare([line(98)], { strokes: [...row(100), ...desk, stroke(900, 100)], height })).toBe(0);
});

it('believes no word that is as tall as a column', () => {
  const strokes = [...row(100), ...row(130), ...row(160), ...row(190)];
  expect(unreadShare([line(98), line(125, 90)], { strokes, height })).toBe(0.75);
});

it('lets a label of a drawing pass', () => {
  expect([hasGaps(0.02), hasGaps(0.1)]).toEqual([false, true]);
});
