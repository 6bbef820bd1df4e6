import { expect, it } from 'vitest';
import { bold, lines, page, write } from '../../../../../test/documents/ink.ts';
import { columnsOfPage } from './layout/page-elements.ts';
import { packPages, unpackPages } from './pages-message.ts';

const read = () => {
  const words = [...write('A bold title', 50, 720, { look: bold }), ...lines(['one line', 'and another'], 50, 700)];
  return {
    columns: columnsOfPage(page(words)),
    words: words.length,
    pages: 1,
    title: null,
    isDeck: false,
    pictures: [2],
  };
};

it('gives the words back as they were', () => {
  const sent = structuredClone(packPages(read()));
  expect(unpackPages(sent)).toEqual(read());
});

it('sends no word as an object', () => {
  const elements = packPages(read()).columns.flatMap((column) => column.elements);
  expect(elements.map((element) => 'words' in element && element.words)).toEqual([[], [], []]);
});
