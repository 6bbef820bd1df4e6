import { describe, expect, it } from 'vitest';
import { blocksOfPages, linesOfPages, mergedBlocks, type ScannedLine, type ScannedPage } from './port.ts';
import { inReadingOrder } from './reading/reading-order.ts';

const letterWidth = 11;

/** A line of print whose boxes fit its letters, as the engine gives them. */
function line(text: string, x: number, baseline: number, size = 24): ScannedLine {
  let left = x;
  const words = text.split(' ').map((word) => {
    const width = word.length * letterWidth * (size / 24);
    const top = /[A-Zbdfhklt0-9]/.test(word) ? 0.69 : 0.47;
    const below = /[gjpqy,]/.test(word) ? 0.21 : 0;
    const box = { x: left, y: baseline - Math.round(top * size), width, height: Math.round((top + below) * size) };
    left += width + letterWidth * (size / 24);
    return { text: word, box, confidence: 0.95, isDoubtful: false };
  });
  const box = { x, y: baseline - size, width: left - x, height: Math.round(size * 1.2) };
  return { box, words, keepsPicture: false };
}

const pageOf = (lines: ScannedLine[]): ScannedPage => ({
  width: 1414,
  height: 2000,
  lines,
  fault: null,
  readBy: 'reader',
});

const prose = (x: number, from: number, first: string) =>
  [
    first,
    'and the plant takes up water from',
    'the soil around it every morning',
    'until the sun stands high again.',
  ].map((text, at) => line(text, x, from + at * 36));

describe('the blocks of scanned pages', () => {
  it('have headings by their size, whole paragraphs, and the page of each', () => {
    const page = pageOf([
      line('How plants drink', 120, 200, 40),
      ...prose(120, 290, 'The roots of a tree grow deep down'),
    ]);
    expect(blocksOfPages([{ number: 4, page }])).toEqual([
      { kind: 'heading', level: 1, text: 'How plants drink', place: { page: 4 } },
      { kind: 'paragraph', text: expect.stringMatching(/^The roots .* high again\.$/), place: { page: 4 } },
    ]);
  });

  it('are put among those of pages with text by their pages', () => {
    const block = (text: string, page: number) => ({ kind: 'paragraph' as const, text, place: { page } });
    const merged = mergedBlocks([block('one', 1), block('three', 3)], [block('two', 2), block('four', 4)]);
    expect(merged.map((one) => 'text' in one && one.text)).toEqual(['one', 'two', 'three', 'four']);
  });
});

it('lines of two columns are read one column after the other', () => {
  const left = prose(100, 300, 'The leaf makes food in the light');
  const right = prose(800, 282, 'The stem carries what was made');
  const mixed = [...right, ...left].sort((a, b) => a.box.y - b.box.y);
  expect(inReadingOrder(mixed, 2000)).toEqual([...left, ...right]);
});

it('papers get the lines of a scan with their numbers', () => {
  const page = pageOf([line('1. What is a leaf made of', 120, 300), line('2. Name the parts of a root', 120, 340)]);
  expect(linesOfPages([{ number: 1, page }]).map(({ text }) => text)).toEqual([
    '1. What is a leaf made of',
    '2. Name the parts of a root',
  ]);
});
