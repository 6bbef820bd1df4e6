import { expect, it } from 'vitest';
import { linesOf } from './found-lines.ts';

const texts = [
  'Transport',
  'Osmosis is the movement of water through a mem-',
  'brane. Diffusion needs',
  'no membrane.',
];
const lines = texts.map((text, number) => ({
  box: { x: 0, y: number * 20, width: 100, height: 20 },
  keepsPicture: false,
  words: text.split(' ').map((word) => ({
    text: word,
    box: { x: 0, y: number * 20, width: 10, height: 20 },
    confidence: 1,
    isDoubtful: false,
  })),
}));
const rows = (sentence: string) => linesOf({ lines }, sentence).map(({ y }) => y / 20);

it('finds the lines of a sentence, also where the page broke a word', () => {
  expect(rows('Osmosis is the movement of water through a membrane.')).toEqual([1, 2]);
  expect(rows('Diffusion needs no membrane.')).toEqual([2, 3]);
});

it('finds what is on the page of a sentence that was mended', () => {
  expect(rows('Osmosis is the movement of pure water through a membrane.')).toEqual([1, 2]);
});

it('finds nothing where nothing is', () => {
  expect([rows(''), rows('…'), rows('Crenation is something else entirely.')]).toEqual([[], [], []]);
});
