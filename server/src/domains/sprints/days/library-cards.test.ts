import { expect, it } from 'vitest';
import { writtenCards } from './library-cards.ts';

const markdown = `Opening.

## Animal cells

Text.

\`\`\`card
What has a wall?
---
A plant cell.
\`\`\`
`;
const terms = [
  { term: 'Cell', definition: 'the basic unit of living things.' },
  { term: 'Cell wall', definition: 'a firm layer outside the membrane.' },
];
const cardsOf = (remember: string[] = []) => writtenCards({ markdown, terms, remember });

it('takes the cards that the writer set, under their heading', () => {
  expect(cardsOf()[0]).toEqual({
    kind: 'written',
    front: 'What has a wall?',
    back: 'A plant cell.',
    heading: 'Animal cells',
    sentence: '',
  });
});

it('asks for the meaning of a key term', () => {
  expect(cardsOf()[1]).toMatchObject({
    kind: 'meaning',
    front: 'What is meant by “Cell”?',
    back: 'The basic unit of living things.',
  });
});

it('leaves the longest key term out of what is to be remembered', () => {
  expect(cardsOf(['No animal has a cell wall.'])[3]).toMatchObject({
    kind: 'gap',
    front: 'Fill the gap: “No animal has a \\_\\_\\_\\_\\_.”',
    back: 'Cell wall',
  });
});

it('leaves nothing out of a formula, nor what is said twice', () => {
  expect(cardsOf(['Write $cell = 1$.', 'A cell comes from a cell.'])).toHaveLength(3);
});

it('asks for the names of some terms, so that at most half of the cards ask for a meaning', () => {
  const many = [
    ...terms,
    { term: 'Nucleus', definition: 'the part that holds the genes. Also: karyon.' },
    { term: 'Vacuole', definition: 'a space filled with sap.' },
  ];
  const cards = writtenCards({ markdown, terms: many, remember: [] });
  expect(cards.map(({ kind }) => kind)).toEqual(['written', 'meaning', 'meaning', 'name', 'name']);
  expect(cards[3]).toMatchObject({
    front: 'What’s this called? The part that holds the genes.',
    back: 'Nucleus. Also: karyon.',
  });
});

it('keeps asking for the meaning of what its own definition names', () => {
  const [, card] = writtenCards({
    markdown: '',
    terms: [terms[0]!, { term: 'Field', definition: 'a field is a region.' }],
    remember: [],
  });
  expect(card).toMatchObject({ kind: 'meaning' });
});
