import type { RecallCard } from '@akada/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { toStudy } from './deck.ts';
import { ReviewSession } from './review-session.tsx';

// What is loaded when it is needed: on a busy machine the first time takes longer than a test looks for it.
beforeAll(() => Promise.all([import('../../../ui/typed-answer/typed-question.tsx'), import('@akada/answers')]));
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

it('asks for a typed answer again where it cannot be read, and tells the known slip', async () => {
  const [one] = toStudy({ ...deck, cards: [card('a')] }, new Set(), new Date()).reviews;
  const review = {
    ...one!,
    form: 'typed' as const,
    question: 'What must be added?',
    options: [],
    correct_answer: '25',
    typed: { kind: 'number' as const, key: '25', nots: ['100'] },
    html: { question: 'What must be added?', options: [], why: ['Half of 10, squared.', 'You squared 10.'] },
  };
  const reviews = { reviews: [review], ahead: [], done_today: 0, due_count: 1, next_due_at: null };
  render(
    <MemoryRouter>
      <ReviewSession reviews={reviews} />
    </MemoryRouter>,
  );
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, '3,5{Enter}');
  await screen.findByText(/Write 3.5 with a point/);
  expect(screen.queryByText(/couldn’t read/)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '100{Enter}');
  expect(await screen.findByText('You squared 10.')).toBeTruthy();
  expect(document.body.textContent).toContain('The answer: 25.');
});
