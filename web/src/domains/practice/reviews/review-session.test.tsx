import type { RecallCard } from '@akada/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { toStudy } from './deck.ts';
import { ReviewSession } from './review-session.tsx';

afterEach(cleanup);

const card = (id: string): RecallCard => ({
  id,
  kind: 'meaning',
  front: `What is ${id}?`,
  back: id,
  html: null,
  source: { heading: '', sentence: '', section_id: null },
  own: false,
  card: null,
});

const shown = () => {
  const bar = screen.getByRole('progressbar', { name: 'Progress' });
  return [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')];
};

const deck = {
  document_id: 'd',
  sprint_id: null,
  day: null,
  title: 'Notes',
  exam_date: null,
  made: true,
  making: null,
  failure: null,
};

it('asks what was missed once more at the end, and then is done', async () => {
  render(
    <MemoryRouter>
      <ReviewSession
        reviews={toStudy({ ...deck, cards: [card('a'), card('b')] }, new Set(), new Date())}
        deckLink="/cards"
      />
    </MemoryRouter>,
  );
  const grade = async (front: string, name: RegExp) => {
    await screen.findByText(front);
    await userEvent.click(screen.getByRole('button', { name: 'Turn the card' }));
    await userEvent.click(screen.getByRole('button', { name }));
  };
  await grade('What is a?', /^Again/);
  await grade('What is b?', /^Good/);
  await grade('What is a?', /^Good/);
  expect(await screen.findByText(/You went through 2 cards/)).toBeTruthy();
});

it('fills the bar as far as the count beside it says', async () => {
  const reviews = toStudy({ ...deck, cards: [card('a'), card('b')] }, new Set(), new Date());
  render(
    <MemoryRouter>
      <ReviewSession reviews={reviews} deckLink="/cards" />
    </MemoryRouter>,
  );
  expect(shown()).toEqual(['1', 'Card 1 of 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Turn the card' }));
  await userEvent.click(screen.getByRole('button', { name: /^Good/ }));
  await screen.findByText('What is b?');
  expect(shown()).toEqual(['2', 'Card 2 of 2']);
});
