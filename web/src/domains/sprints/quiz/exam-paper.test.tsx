import type { Assessment } from '@akada/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ExamPaper } from './exam-paper.tsx';
import { localScore, type QuizRun, startRun } from './quiz-run.ts';
import { QuizResult } from './result/quiz-result.tsx';

afterEach(cleanup);

const choice = (id: string) => ({
  id,
  question: `Question ${id}`,
  options: ['one', 'two'],
  correct_answer: 'two',
  explanation: `Because of ${id}.`,
  source: { heading: '', sentence: '' },
});
const paper = {
  kind: 'exam',
  questions: [choice('q1'), choice('q2')],
  open_questions: [
    { id: 'o1', marks: 3, question: 'Prove it.', answer: 'The model.', points: [{ marks: 3, for: 'all' }] },
  ],
  time_limit_minutes: 90,
  metadata: { sprint_id: 's', day: 9 },
  previous_attempts: [],
} as unknown as Assessment;

function Exam() {
  const [run, setRun] = useState(startRun(paper, 0));
  const [handedIn, setHandedIn] = useState<QuizRun | null>(null);
  if (handedIn) {
    const score = { ...localScore(handedIn), isWaiting: true };
    const none = () => {};
    return (
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <QuizResult run={handedIn} score={score} nextDay={null} onPractise={none} onAnother={none} onClose={none} />
        </QueryClientProvider>
      </MemoryRouter>
    );
  }
  return <ExamPaper run={run} onChange={setRun} onHandIn={setHandedIn} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('explains nothing before it is handed in, and everything afterwards', async () => {
  render(<Exam />);
  await userEvent.click(screen.getByRole('radio', { name: 'one' }));
  await press('Next');
  await press('Next');
  expect(screen.queryByText(/Because|The model/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Your answer'), 'By induction.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1) as HTMLElement);
  screen.getByText('You haven’t answered one multiple-choice question. Submit anyway?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1) as HTMLElement);
  screen.getByText('Because of q1.');
  screen.getByText('By induction.');
  screen.getByText('The model.');
});

it('lets an answer be changed when one goes back to it', async () => {
  render(<Exam />);
  await userEvent.click(screen.getByRole('radio', { name: 'one' }));
  await press('Next');
  await press('Previous');
  await userEvent.click(screen.getByRole('radio', { name: 'two' }));
  expect((screen.getByRole('radio', { name: 'two' }) as HTMLInputElement).checked).toBe(true);
});
