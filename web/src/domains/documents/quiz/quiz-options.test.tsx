import type { QuestionForm } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { wishesQuery } from '../api.ts';
import { noWishes } from '../quiz-wishes.ts';
import { QuizOptions } from './quiz-options.tsx';

afterEach(cleanup);

function open(question_forms: QuestionForm[]) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(wishesQuery.queryKey, { is_allowed: true, reason: null, max_documents: 1, question_forms });
  render(
    <QueryClientProvider client={queryClient}>
      <QuizOptions wishes={noWishes} onChange={() => {}} documentId={null} disabled={false} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Advanced options/ }));
}

it('offers the forms of question that the teacher makes, and no others', () => {
  open(['term', 'sequence', 'table']);
  const offered = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(offered).toEqual([
    expect.stringContaining('Terms'),
    expect.stringContaining('Order of steps'),
    expect.stringContaining('Tables'),
  ]);
});

it('offers no choice of forms where there is only one', () => {
  open(['term']);
  expect(screen.getByLabelText('Difficulty')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Question types' })).toBeNull();
});
