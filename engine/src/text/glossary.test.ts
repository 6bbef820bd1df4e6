import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import type { Block } from '../document.ts';
import { withGlossary } from './glossary.ts';

const entry = (i: number) =>
  `Term ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}: what the word stands for in this field`;
const termsIn = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'definitions' ? block.entries.map(({ term }) => term) : []));
const list = (items: string[], ordered = false): Block => ({ kind: 'list', ordered, items });
const paragraph = (text: string, emphasised?: string[]): Block => ({
  kind: 'paragraph',
  text,
  ...(emphasised ? { emphasised } : {}),
});

describe('a list of terms', () => {
  test('is a glossary though one bullet differs, which is kept', () => {
    const items = Array.from({ length: 95 }, (_, i) => entry(i));
    items[40] = 'See also the list of units at the end of the book';
    const blocks = withGlossary([list(items)], false);
    expect(termsIn(blocks)).toHaveLength(94);
    expect(blocks).toContainEqual(list([items[40]!]));
  });
  test('is none where few of its bullets are', () => {
    const items = [entry(1), entry(2), 'Wash the slide', 'Dry the slide', 'Look at it'];
    expect(withGlossary([list(items)], false)).toEqual([list(items)]);
  });
  test('is none where steps are told', () => {
    const items = ['Step 1: open the lid of the jar', 'Step 2: pour the water into it'];
    expect(withGlossary([list(items)], false)).toEqual([list(items)]);
  });
});

test('paragraphs of terms in a row are a glossary, and one alone is none', () => {
  expect(
    termsIn(
      withGlossary(
        [entry(1), entry(2), entry(3)].map((text) => paragraph(text)),
        false,
      ),
    ),
  ).toHaveLength(3);
  expect(termsIn(withGlossary([paragraph(entry(1)), paragraph('Soil is wet.')], false))).toEqual([]);
});

test('in a glossary the bold words before an explanation are its term', () => {
  expect(withGlossary([paragraph('abiotic not living, as light and water are', ['abiotic'])], true)).toEqual([
    {
      kind: 'definitions',
      entries: [{ term: 'abiotic', definition: 'not living, as light and water are' }],
      emphasised: ['abiotic'],
    },
  ]);
});

test('a table of terms and meanings is a glossary, another one is not', () => {
  const rows = [
    ['Humus', 'dead matter that has rotted'],
    ['Loam', 'a soil of sand, silt and clay'],
  ];
  expect(termsIn(withGlossary([{ kind: 'table', header: ['Term', 'Meaning'], rows }], false))).toEqual([
    'Humus',
    'Loam',
  ]);
  expect(termsIn(withGlossary([{ kind: 'table', header: ['Soil', 'Colour'], rows }], false))).toEqual([]);
  expect(termsIn(withGlossary([{ kind: 'table', header: ['Gley', 'a wet grey soil'], rows }], true))).toHaveLength(3);
});

test('every term of a glossary is a key term, and nothing of a summary is', () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: 'Soil' },
    paragraph(
      'The soil of the south is red, and the soil of the north is brown. Rain washes the soil away in the wet months.',
    ),
    { kind: 'heading', level: 2, text: 'Glossary' },
    list(Array.from({ length: 40 }, (_, i) => entry(i))),
    { kind: 'heading', level: 2, text: 'Summary' },
    list(['Erosion: the loss of soil to wind and water', 'Leaching: the loss of salts to water that sinks']),
  ];
  const { keyTerms } = analyse({ id: 'd', title: 'Soil', blocks });
  expect(keyTerms).toHaveLength(40);
});
