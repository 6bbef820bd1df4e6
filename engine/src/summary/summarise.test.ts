import { expect, test } from 'vitest';
import { readDocument } from '../text/sections.ts';
import { summarise } from './summarise.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const document = readDocument({
  id: 'd',
  title: 'Soil',
  blocks: [
    { kind: 'heading', level: 1, text: 'Soil' },
    paragraph(
      'Soil is a mixture of mineral particles, organic matter, water and air. Soil is made of mineral particles, organic matter, air and water. This makes it loose.',
    ),
    paragraph(
      'Clay soil holds water and mineral nutrients because its particles are very small. They are easily waterlogged.',
    ),
    { kind: 'heading', level: 1, text: 'References' },
    paragraph(
      'Soil mineral particles and organic matter are described in the standard soil handbook of water and air.',
    ),
  ],
});

test('does not say one thing twice', () => {
  const texts = summarise(document, 5).map(({ text }) => text);
  expect(texts.filter((text) => /organic matter/.test(text))).toHaveLength(1);
});

test('leaves out references', () => {
  expect(summarise(document, 5).some(({ text }) => text.includes('handbook'))).toBe(false);
});

test('gives no more sentences than asked for', () => {
  expect(summarise(document, 1)).toHaveLength(1);
});
