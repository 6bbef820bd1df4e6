import { describe, expect, it } from 'vitest';
import { lines, page, write } from '../../../../../../test/documents/ink.ts';
import { blocksOf } from './blocks.ts';
import { cleanSlides, isDeck } from './deck.ts';
import type { PageInk, Word } from './page.ts';
import { columnsOfPage } from './page-elements.ts';

const slide = (number: number, words: Word[]): PageInk => page(words, { number, width: 400, height: 300 });
const title = (text: string) => write(text, 30, 260, { size: 14 });
const points = (texts: string[]) =>
  lines(
    texts.map((text) => `• ${text}`),
    30,
    220,
    { leading: 16 },
  );
const opening = slide(1, write('All about cells', 100, 160, { size: 20 }));
const read = (slides: PageInk[]) =>
  blocksOf(cleanSlides(slides).flatMap(columnsOfPage), isDeck(slides)).map(({ place: _, ...block }) => block);
const headings = (slides: PageInk[]) =>
  read(slides).flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []));
const deckOf = (...titles: string[]) => [
  opening,
  ...titles.map((text, index) => slide(index + 2, [...title(text), ...points([`point ${text} has`, 'and another'])])),
];

describe('a deck', () => {
  it('shows itself by wide pages with few words in large letters', () => {
    expect(isDeck(deckOf('Walls', 'Nuclei'))).toBe(true);
  });

  it('is not what is printed on wide pages in small letters', () => {
    const table = (number: number) => slide(number, lines(['many small words'], 30, 250, { size: 5 }));
    expect(isDeck([table(1), table(2), table(3)])).toBe(false);
  });

  it('has the title of the talk above the titles of its slides', () => {
    expect(headings(deckOf('Walls', 'Nuclei'))).toEqual(['1 All about cells', '2 Walls', '2 Nuclei']);
  });

  it('has titles in letters no larger than the text, where they stand in their place', () => {
    const plain = (number: number, text: string) =>
      slide(number, [...write(text, 30, 260), ...points([`one point of ${text}`, `another of ${text}`])]);
    expect(headings([plain(1, 'Walls'), plain(2, 'Nuclei'), plain(3, 'Genes')])).toEqual([
      '2 Walls',
      '2 Nuclei',
      '2 Genes',
    ]);
  });

  it('joins nothing over the end of a slide', () => {
    const [first, second, third] = ['a point without an end', 'goes on in small letters', 'the last one'].map(
      (text, index) => slide(index + 1, write(text, 30, 200)),
    ) as [PageInk, PageInk, PageInk];
    expect(read([first, second, third])).toHaveLength(3);
  });

  it.each(['Walls (cont.)', 'Walls (continued)', 'Walls – cont’d', 'Walls (2/3)', 'Walls (II)', 'Walls'])(
    'goes on under the same title with "%s"',
    (again) => {
      expect(headings(deckOf('Walls', again))).toEqual(['1 All about cells', '2 Walls']);
    },
  );

  it('keeps a title that ends in a number of its own', () => {
    expect(headings(deckOf('Phase 1', 'Phase 2')).slice(1)).toEqual(['2 Phase 1', '2 Phase 2']);
  });
});

describe('of slides', () => {
  it('the last is kept where points appear one after the other', () => {
    const steps = [['one'], ['one', 'two'], ['one', 'two', 'three']];
    const slides = steps.map((texts, index) => slide(index + 1, [...title('Walls'), ...points(texts)]));
    expect(cleanSlides(slides)).toHaveLength(1);
  });

  it('their foot is dropped, with the number that it counts', () => {
    const slides = deckOf('Walls', 'Nuclei', 'Genes').map((one) => ({
      ...one,
      words: [...one.words, ...write(`Dr Bello | ${one.number}`, 30, 10, { size: 6 })],
    }));
    expect(JSON.stringify(read(slides))).not.toContain('Bello');
  });

  it('a number at the head is dropped', () => {
    const slides = deckOf('Walls', 'Nuclei').map((one) => ({
      ...one,
      words: [...one.words, ...write(String(one.number), 380, 290)],
    }));
    expect(headings(slides)).toEqual(['1 All about cells', '2 Walls', '2 Nuclei']);
  });
});

it('a triangle is a bullet', () => {
  const slides = deckOf('Walls', 'Nuclei').map((one) => ({
    ...one,
    words: one.words.map((word) => (word.text === '•' ? { ...word, text: '▶' } : word)),
  }));
  expect(read(slides).filter((block) => block.kind === 'list')).toHaveLength(2);
});
