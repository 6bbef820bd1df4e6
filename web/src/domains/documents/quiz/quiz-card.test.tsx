import type { QuizQuestion } from '@akada/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { madeQuizQuery } from '../api.ts';
import { QuizCard } from './quiz-card.tsx';

afterEach(cleanup);

const question = {
  id: 'q1',
  question: 'What is osmosis?',
  options: [
    { label: 'A', text: 'Movement of water' },
    { label: 'B', text: 'Movement of salt' },
  ],
  correct_answer: 'A',
  explanation: 'Only water passes.',
} as QuizQuestion;

function show(isTeaching: boolean, asked?: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const quiz = { id: 'z1', title: 'Membranes', link: '/quiz/l1', questions: [question], asks: false, said: '' };
  queries.setQueryData(madeQuizQuery('z1').queryKey, quiz);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <QuizCard quizId="z1" asked={asked} note={null} isTeaching={isTeaching} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('offers a student to take the quiz first, and to share it second', () => {
  show(false);
  const take = screen.getByRole('link', { name: 'Take it' });
  expect(take.getAttribute('href')).toBe('/quiz/l1');
  expect(isBefore(take, screen.getByLabelText('Quiz link'))).toBe(true);
});

it('hides the answers from a student until they are asked for', () => {
  show(false);
  expect(screen.getByText(/What is osmosis/)).toBeDefined();
  expect(screen.queryByText('(Right answer)')).toBeNull();
  expect(screen.queryByText('Only water passes.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the answers' }));
  expect(screen.getByText('(Right answer)')).toBeDefined();
  expect(screen.getByText('Only water passes.')).toBeDefined();
});

it('shows a lecturer the answers, who goes through the questions rather than taking them', () => {
  show(true);
  expect(screen.getByText('(Right answer)')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Take it' })).toBeNull();
});

it('says how many of the wanted questions the document carries', () => {
  show(false, 20);
  expect(screen.getByText('1 of 20 questions from “Membranes”')).toBeDefined();
});
