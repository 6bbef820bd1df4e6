import type { Deck, RecallCard } from '@akada/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { deckQuery } from './api.ts';
import { DeckView } from './deck-view.tsx';

afterEach(cleanup);

const place = { document_id: 'd1' };
const card: RecallCard = {
  id: 'c1',
  kind: 'meaning',
  front: 'What is osmosis?',
  back: 'The movement of water',
  html: null,
  source: { heading: '', sentence: '', section_id: null },
  own: false,
  card: null,
};
const deck: Deck = { ...place, sprint_id: null, day: null, title: 'Cells', exam_date: null, cards: [card], made: true };

function show(cards: RecallCard[]) {
  const queries = new QueryClient();
  queries.setQueryData(deckQuery(place).queryKey, { ...deck, cards });
  queries.setQueryDefaults(['deck'], { enabled: false });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DeckView place={place} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lists what the cards of a deck ask, and their answers only when asked for', async () => {
  show([card]);
  expect(screen.getByText('What is osmosis?')).toBeDefined();
  expect(screen.queryByText('The movement of water')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the answers' }));
  expect(screen.getByText('The movement of water')).toBeDefined();
});

it.each([
  [0, 'found none here'],
  [2, 'makes cards only from terms your notes explain'],
])('says what cards are made from where a document gave %i', (count, words) => {
  show(Array.from({ length: count }, (_, i) => ({ ...card, id: `c${i}` })));
  expect(screen.getByText(new RegExp(words))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Write a card' })).toBeDefined();
});

it('says nothing of it where a document gave many', () => {
  show(Array.from({ length: 5 }, (_, i) => ({ ...card, id: `c${i}` })));
  expect(screen.queryByText(/makes cards only from/)).toBeNull();
});
