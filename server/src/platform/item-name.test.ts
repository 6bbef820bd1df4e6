import { expect, it } from 'vitest';
import { checkNamer, itemNameOf } from './item-name.ts';

const asked = { stem: 'What is $2 + 2$?', options: ['4', '5'] };

it('the same question has the same name, however its lines are broken', () => {
  expect(itemNameOf('check', { ...asked, stem: ' What is\n$2 + 2$?' })).toBe(itemNameOf('check', asked));
  expect(itemNameOf('check', asked)).toMatch(/^[\w-]{8}$/);
});

it('another question, another option, another order of options and another key are another name', () => {
  const typed = { stem: asked.stem, options: [], typed: { kind: 'number', key: '4' } };
  const names = [
    itemNameOf('check', asked),
    itemNameOf('quiz', asked),
    itemNameOf('check', { ...asked, stem: 'What is $2 - 2$?' }),
    itemNameOf('check', { ...asked, options: ['5', '4'] }),
    itemNameOf('check', { ...asked, options: ['4', '6'] }),
    itemNameOf('check', typed),
    itemNameOf('check', { ...typed, typed: { kind: 'number', key: '5' } }),
  ];
  expect(new Set(names).size).toBe(names.length);
});

it('keeps apart what one lesson asks twice in the same words, and the first of them as it was', () => {
  const other = { ...asked, stem: 'Why?' };
  const names = [asked, other, asked, asked].map(checkNamer());
  expect(names.slice(0, 2)).toEqual([itemNameOf('check', asked), itemNameOf('check', other)]);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[\w-]{8}$/);
  expect([asked, asked].map(checkNamer())[1]).toBe(names[2]);
});
