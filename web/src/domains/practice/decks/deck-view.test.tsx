import type { RecallCard } from '@akada/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { deckQuery, type OpenDeck } from './api.ts';
import { DeckView } from './deck-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
const deck: OpenDeck = {
  ...place,
  sprint_id: null,
  day: null,
  title: 'Cells',
  exam_date: null,
  cards: [card],
  made: true,
  making: null,
  failure: null,
  isKept: false,
};

function show(cards: RecallCard[]) {
  const queries = new QueryClient();
  queries.setQueryData(deckQuery(place).queryKey, { ...deck, cards });
  queries.setQueryDefaults(['deck'], { enabled: false });
  open(queries);
}

function open(queries: QueryClient) {
  return render(
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

describe('a deck that nobody has had made', () => {
  const { isKept: _, ...whole } = deck;
  const unmade = { ...whole, made: false, cards: [] };
  const making = { task_id: 't1', percent: 40, doing: 'Making cards', created_at: '2026-11-17T10:00:00.000Z' };
  const refusal = { code: 'system_error', detail: 'Something went wrong on our side.' };
  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

  let begins: number;
  /** What the server has; a test moves it on. */
  let stored: object;
  let begin: () => Response;
  beforeEach(() => {
    storedSession.userId.set('ada');
    storedSession.token.set('a.b.c');
    begins = 0;
    stored = unmade;
    begin = () => {
      stored = { ...unmade, making };
      return answer(stored);
    };
    vi.stubGlobal('fetch', async (url: string | URL | Request) => {
      if (!String(url instanceof Request ? url.url : url).includes('/cards/begin')) return answer(stored);
      begins++;
      return begin();
    });
  });
  afterEach(() => localStorage.clear());

  it('is begun once, says how far it is, and shows its cards when they are there', async () => {
    open(createQueryClient());
    expect(await screen.findByText('40%')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Making cards' })).toBeDefined();
    stored = whole;
    expect(await screen.findByText('What is osmosis?', {}, { timeout: 3000 })).toBeDefined();
    expect(begins).toBe(1);
  });

  it('is only watched where another tab has begun it, also when it fails there', async () => {
    stored = { ...unmade, making };
    open(createQueryClient());
    expect(await screen.findByText('40%')).toBeDefined();
    stored = { ...unmade, failure: refusal };
    expect(await screen.findByText(refusal.detail, {}, { timeout: 3000 })).toBeDefined();
    expect(begins).toBe(0);
  });

  it('is found again after a reload', async () => {
    open(createQueryClient());
    expect(await screen.findByText('40%')).toBeDefined();
    cleanup();
    stored = whole;
    open(createQueryClient());
    expect(await screen.findByText('What is osmosis?')).toBeDefined();
    expect(begins).toBe(1);
  });

  it('says why it could not be made, and is begun again by Retry', async () => {
    begin = () => {
      stored = { ...unmade, failure: refusal };
      return answer(stored);
    };
    open(createQueryClient());
    expect(await screen.findByText(refusal.detail)).toBeDefined();
    begin = () => {
      stored = whole;
      return answer(whole);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('What is osmosis?')).toBeDefined();
    expect(begins).toBe(2);
  });

  it('shows the learner’s own cards while the others are made', async () => {
    stored = { ...unmade, making, cards: [{ ...card, own: true, front: 'Mine?' }] };
    open(createQueryClient());
    expect(await screen.findByText('Mine?')).toBeDefined();
    expect(screen.getByText('40%')).toBeDefined();
  });

  it('in which nothing was found is looked through again only when the learner says so', async () => {
    stored = { ...unmade, made: true, failure: { code: 'no_cards', detail: 'None.' } };
    open(createQueryClient());
    fireEvent.click(await screen.findByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('40%')).toBeDefined();
    expect(begins).toBe(1);
  });
});
