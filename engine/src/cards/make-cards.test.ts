import { expect, test } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { makeCards } from './make-cards.ts';

const NOTES = `# Weaving

## The loom

A **loom** is a frame that holds the warp. **Heddles** are loops of wire that lift the threads. The **shuttle** carries the weft from side to side. **Amina** was a queen who ruled Zazzau.

## Parts of a loom

- frame
- reed
- shuttle box

## How to warp a loom

1. Measure the threads.
2. Wind the beam.
3. Tie the ends.

## Fibres

| Fibre | Source | Warmth |
|---|---|---|
| Wool | sheep | high |
| Cotton | a plant | low |

| Basis | Wool cloth | Cotton cloth |
|---|---|---|
| Price | high | low |
| Weight | heavy | light |

## Key terms

Selvedge: the edge that does not fray

Felt: cloth that is pressed, not woven
`;
const document = documentFromMarkdown(NOTES, 'd');
const cards = makeCards(document);

test('asks for what the text sets out, in its order', () => {
  expect(cards.map(({ front, back }) => [front, back])).toEqual([
    ['What is a loom?', 'A frame that holds the warp.'],
    ['What are heddles?', 'Loops of wire that lift the threads.'],
    ['What does the shuttle do?', 'Carries the weft from side to side.'],
    ['Who was Amina?', 'A queen who ruled Zazzau.'],
    ['What are the parts of a loom?', '• Frame\n• Reed\n• Shuttle box'],
    ['How to warp a loom: what are the steps, in order?', '1. Measure the threads\n2. Wind the beam\n3. Tie the ends'],
    ['Weaving, fibres: for “Wool”, what is given as “Source” and “Warmth”?', 'Source: sheep\nWarmth: high'],
    ['Weaving, fibres: for “Cotton”, what is given as “Source” and “Warmth”?', 'Source: a plant\nWarmth: low'],
    ['Weaving, fibres: compare wool cloth and cotton cloth by “price”.', 'Wool cloth: high\nCotton cloth: low'],
    ['Weaving, fibres: compare wool cloth and cotton cloth by “weight”.', 'Wool cloth: heavy\nCotton cloth: light'],
    ['What is meant by “selvedge”?', 'The edge that does not fray.'],
    ['What is meant by “felt”?', 'Cloth that is pressed, not woven.'],
  ]);
});

test('each card says where it stands', () => {
  expect(cards[0]!.source).toMatchObject({
    documentId: 'd',
    headingPath: ['Weaving', 'The loom'],
    sentence: 'A loom is a frame that holds the warp.',
  });
});

test('the same front has the same id', () => {
  expect(makeCards(document).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test('of more than are wanted, terms come before lists and tables', () => {
  expect(makeCards(document, { limit: 7 }).map(({ form }) => form)).toEqual([
    ...Array(4).fill('meaning'),
    'list',
    ...Array(2).fill('meaning'),
  ]);
});

test('gives only what speaks of what was asked about', () => {
  expect(makeCards(document, { about: 'heddles' }).map(({ front }) => front)).toEqual(['What are heddles?']);
});

test('prose that explains nothing by its form gives none', () => {
  const prose =
    'The river rose in the night. Its water took the bridge, and the market was closed. Prices went up at once.';
  expect(makeCards(documentFromMarkdown(`# The flood\n\n${prose}`, 'd'))).toEqual([]);
});

test('a text that is not English gives none', () => {
  const text =
    '# La cellule\n\nLa **cellule** est la plus petite unité du vivant et elle se trouve dans tous les organismes qui vivent sur la terre avec les autres.';
  expect(makeCards(documentFromMarkdown(text, 'd'))).toEqual([]);
});

test('a label that only says "in the same way" as another gives none', () => {
  const text =
    '# Keeping food\n\n- **Salt** draws water out of cells by osmosis.\n- **Sugar** works in the same way. Jam needs much of it.\n- **Acid** stops most bacteria that spoil food.';
  const fronts = makeCards(documentFromMarkdown(text, 'd')).map(({ front }) => front);
  expect(fronts).toContain('What does salt do?');
  expect(fronts.join()).not.toContain('sugar');
});
