import { expect, it } from 'vitest';
import { lines, page, write } from '../../../../../../test/documents/ink.ts';
import { withoutFurniture } from './furniture.ts';
import type { PageInk } from './page.ts';

const body = (number: number) => lines([`Something is said on page ${number} of it.`, 'And more of it.'], 50, 600);
const textOf = ({ words }: PageInk) => words.map(({ text }) => text).join(' ');

it('drops a running head that changes with the chapter', () => {
  const pages = Array.from({ length: 8 }, (_, index) =>
    page([...write(index < 4 ? 'Cells' : 'Genes', 50, 770), ...body(index)], { number: index + 1 }),
  );
  expect(withoutFurniture(pages).map(textOf).join(' ')).not.toMatch(/Cells|Genes/);
});

it('drops a head with the number of its page, whatever else it says', () => {
  const heads = ['On cells', 'On genes', 'On plants', 'On animals', 'On water'];
  const pages = heads.map((head, index) =>
    page([...write(`${head} ${index + 7}`, 50, 770), ...body(index)], { number: index + 1 }),
  );
  expect(withoutFurniture(pages).map(textOf).join(' ')).not.toContain('On ');
});

it('keeps a sentence at the head of a page that no other page has', () => {
  const pages = [1, 2, 3, 4].map((number) =>
    page([...write(`The ${number}th law is this one.`, 50, 770), ...body(number)]),
  );
  expect(
    withoutFurniture(pages)
      .map(textOf)
      .join(' ')
      .match(/law is/g),
  ).toHaveLength(4);
});

it('drops the number of a page in the middle of its foot', () => {
  const pages = [1, 2, 3, 4].map((number) =>
    page([...body(number), ...write(`Form 398 Page ${number} Continuation`, 50, 30)], { number }),
  );
  expect(withoutFurniture(pages).map(textOf).join(' ')).not.toContain('Continuation');
});

it('drops a number that stands under the text, high above the edge', () => {
  const pages = [1, 2, 3, 4].map((number) => page([...body(number), ...write(String(number), 300, 140)], { number }));
  expect(withoutFurniture(pages).flatMap(({ words }) => words.filter(({ baseline }) => baseline < 200))).toEqual([]);
});
