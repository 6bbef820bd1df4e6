import type { ListedQuiz } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { QuizCard } from './quiz-card.tsx';

afterEach(cleanup);

const quiz: ListedQuiz = {
  quiz_id: 'q1',
  title: 'Networks',
  link: '/quiz/l1',
  status: 'closed',
  question_count: 4,
  draft_count: 0,
  asks_before_sharing: false,
  is_practice: true,
  attempts: 104,
  document_ids: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  average_score: 71,
  opens_at: null,
  closes_at: null,
  closed_at: '2026-01-02T00:00:00.000Z',
  wanted_count: 4,
  drafts_to_see: 0,
  weak_questions: 0,
  class_list: null,
  live: null,
};

const show = (given: Partial<ListedQuiz>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QuizCard quiz={{ ...quiz, ...given }} onChanged={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('says how many of the class have handed in', () => {
  show({ class_list: { size: 112, handed_in: 97 } });
  expect(screen.getByText('97 of 112 on your list submitted')).toBeTruthy();
});

it('leads to the statistics that mark questions', () => {
  show({ weak_questions: 2 });
  const link = screen.getByRole('link', { name: '2 questions in “Networks” to check' });
  expect(link.textContent).toBe('2 to check');
  expect(link.getAttribute('href')).toBe('/quizzes/q1/stats');
});

it('is silent where there is no list and nothing is marked', () => {
  show({});
  expect(screen.queryByText(/submitted|to check/)).toBeNull();
});
