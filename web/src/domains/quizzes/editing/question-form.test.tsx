import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftQuestion } from './draft.ts';
import { QuestionForm } from './question-form.tsx';

const queries = new QueryClient();
afterEach(cleanup);

const saved = draftQuestion({
  id: 'a',
  question: 'What is H2O?',
  options: [
    { label: 'A', text: 'Salt' },
    { label: 'B', text: 'Water' },
  ],
  correct_answer: 'B',
  explanation: '',
  mistakes: ['Takes salt for water.', ''],
  difficulty: null,
  source: null,
  is_draft: false,
});

function Editing() {
  const [question, setQuestion] = useState(saved);
  return (
    <QueryClientProvider client={queries}>
      <QuestionForm question={question} onChange={setQuestion} />
    </QueryClientProvider>
  );
}

it('says under a wrong option what who chooses it reads, until the option is edited', async () => {
  render(<Editing />);
  const told = 'Shown to students who pick this: Takes salt for water.';
  const option = screen.getByLabelText('Option A');
  expect(screen.getByText(told).id).toBe(option.getAttribute('aria-describedby'));
  await userEvent.type(option, 's');
  expect(screen.queryByText(told)).toBeNull();
});
