import { expect, it } from 'vitest';
import { deckFile } from './deck-files.ts';

const lineOf = (front: string, back: string) => {
  const source = { heading: '', sentence: '', section_id: null };
  const card = { id: 'c', kind: 'written' as const, front, back, html: null, source, own: true, card: null };
  const { content } = deckFile('anki', { title: 'Deck', cards: [card] }, new Date(0));
  return String(content).trim().split('\n').at(-1)?.split('\t').slice(0, 2);
};

it('Anki gets formulas between its own brackets, and money as it is', () => {
  expect(lineOf('Is $x^2 < 4$ for $5 or $6?', '$$x$$ or \\(y\\), \\$7')).toEqual([
    'Is \\(x^2 &lt; 4\\) for $5 or $6?',
    '\\[x\\] or \\(y\\), $7',
  ]);
});
