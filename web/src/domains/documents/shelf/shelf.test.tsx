import type { Document } from '@akada/contract/client';
import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { DocumentList } from '../../../lib/documents/documents-list.ts';
import { decksQuery, quizHistoryQuery } from '../api.ts';
import { Shelf } from './shelf.tsx';

afterEach(cleanup);

const deck: Document = {
  document_id: 'd1',
  title: 'Membrane transport',
  metadata: {
    filename: 'membranes.pptx',
    size: 1000,
    summary: '',
    content_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  pages: 12,
  words: 840,
  reading_minutes: 4,
  language: 'en',
  tools: ['analysis', 'quiz', 'study'],
  notice: null,
  unlocked: false,
  scan_id: null,
  created_at: '2026-11-02T10:00:00Z',
};

function show(documents: Document[], savedAt: string | null = null, more = false) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const place = { sprint_id: null, day: null, title: '', cards: 9, fresh: 0 };
  queries.setQueryData(decksQuery.queryKey, [{ ...place, document_id: 'd1', due: 3 }]);
  queries.setQueryData(quizHistoryQuery.queryKey, [
    { id: 'q2', title: 'Other', timestamp: 2, link: '/quiz/q2', questionCount: 4, documentIds: ['d2'] },
    { id: 'q1', title: 'Membranes', timestamp: 1, link: '/quiz/l1', questionCount: 8, drafts: 5, documentIds: ['d1'] },
  ]);
  const list = { data: { data: documents, savedAt, more }, isPending: false } as UseQueryResult<DocumentList>;
  const nothing = () => undefined;
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Shelf list={list} add={<button type="button">Add a document</button>} onSprint={nothing} onRemoved={nothing} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows what a document is, with slides called slides', () => {
  show([deck]);
  expect(screen.getByRole('heading', { name: 'Membrane transport' })).toBeDefined();
  expect(screen.getByText(/^PowerPoint · 12 slides · 840 words · /)).toBeDefined();
});

it('offers cards, a quiz, a question and a sprint for each document', () => {
  show([deck]);
  expect(addressOf('Cards from Membrane transport')).toBe('/cards?document=d1');
  expect(addressOf('Quiz from Membrane transport')).toBe('/chat?document=d1&tool=quiz');
  expect(addressOf('Ask about Membrane transport')).toBe('/chat?document=d1&tool=analysis');
  expect(screen.getByRole('button', { name: 'Sprint from Membrane transport' })).toBeDefined();
});

it('says what waits in a document: due cards, its quiz to take, drafts to check', () => {
  show([deck, { ...deck, document_id: 'd3', title: 'Cells' }]);
  const waiting = screen.getAllByRole('list', { name: /^Waiting for you/ });
  expect(waiting.map((list) => list.getAttribute('aria-label'))).toEqual(['Waiting for you in Membrane transport']);
  const links = within(waiting[0]!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 cards due', '/reviews?document=d1'],
    ['Take your quiz (8 questions)', '/quiz/l1'],
    ['5 drafts to check', '/quizzes/q1/drafts'],
  ]);
});

it('offers no quiz from a text of which none can be made, and says why in one sentence', () => {
  show([{ ...deck, tools: ['analysis'], notice: 'This document does not seem to be in English.' }]);
  expect(screen.queryByRole('link', { name: 'Quiz from Membrane transport' })).toBeNull();
  expect(screen.getByText('This document does not seem to be in English.')).toBeDefined();
});

it('says what to do where there is no document yet', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add a document' })).toBeDefined();
});

it('says that the list is an earlier one where there is no network', () => {
  show([deck], '2026-11-03T08:00:00Z');
  expect(screen.getByText(/^You’re offline. This is your list from /)).toBeDefined();
});

it('says that only the newest are shown where there are more', () => {
  show([deck], null, true);
  expect(screen.getByText('Showing your newest 100')).toBeDefined();
  cleanup();
  show([deck]);
  expect(screen.queryByText(/^Showing/)).toBeNull();
});
