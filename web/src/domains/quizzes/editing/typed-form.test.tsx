import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { blankQuestion, type DraftQuestion, questionFaults, questionsToSend } from './draft.ts';
import { QuestionForm } from './question-form.tsx';
import { withKind, withNote } from './typed-kinds.ts';

const queries = new QueryClient();
afterEach(cleanup);

let now: DraftQuestion;
function Writing({ from = blankQuestion() }: { from?: DraftQuestion }) {
  const [question, setQuestion] = useState(from);
  now = question;
  return (
    <QueryClientProvider client={queries}>
      <QuestionForm question={question} onChange={setQuestion} />
    </QueryClientProvider>
  );
}

const key = () => screen.getByRole('textbox', { name: 'Right answer' });

it('writes a typed question with its notes, and sends no options with it', async () => {
  render(<Writing />);
  await userEvent.type(screen.getByLabelText('Question'), 'How fast?');
  await userEvent.type(screen.getByLabelText('Option A'), 'Very');
  await userEvent.click(screen.getByLabelText('Type the answer'));
  expect(questionFaults(now)).toEqual(['Please write the right answer.']);
  await userEvent.type(key(), '25 m/s');
  await userEvent.type(screen.getByLabelText('How far off is fine'), '2 %');
  expect(questionFaults(now)).toEqual([]);
  expect(questionsToSend([now])).toEqual([
    {
      question: 'How fast?',
      options: [],
      correct_answer: null,
      typed: { kind: 'number', key: '25 m/s', tolerance: '2 %' },
      explanation: '',
    },
  ]);
});

it('keeps both kinds of answers for whoever changes their mind', async () => {
  render(<Writing />);
  await userEvent.type(screen.getByLabelText('Option A'), 'Very');
  await userEvent.click(screen.getByLabelText('Type the answer'));
  await userEvent.type(key(), '25');
  await userEvent.click(screen.getByLabelText('Choose one'));
  expect(now).not.toHaveProperty('typed');
  expect((screen.getByLabelText('Option A') as HTMLInputElement).value).toBe('Very');
  await userEvent.click(screen.getByLabelText('Type the answer'));
  expect((key() as HTMLInputElement).value).toBe('25');
});

it('says how an answer would be judged, and nothing while the key cannot be read', async () => {
  render(<Writing from={{ ...blankQuestion(), typed: { kind: 'number', key: '3,5' } }} />);
  screen.getByText(/We can’t read the right answer/);
  expect(screen.queryByLabelText('Try an answer')).toBeNull();
  await userEvent.clear(key());
  await userEvent.type(key(), '25 m/s');
  const attempt = screen.getByLabelText('Try an answer');
  await userEvent.type(attempt, '90 km/h');
  screen.getByText('✓ Counts as right.');
  await userEvent.clear(attempt);
  await userEvent.type(attempt, '25');
  screen.getByText('✗ Counts as wrong: the unit is missing.');
  await userEvent.clear(attempt);
  await userEvent.type(attempt, '(25');
  screen.getByText(/^Can’t be read, so the student is asked again/);
});

it('leaves behind the notes that another kind does not have', () => {
  const number = { kind: 'number', key: '5', sf: 2, tolerance: '1 %', form: 'exact' } as const;
  expect(withKind(number, 'expression')).toEqual({ kind: 'expression', key: '5', form: 'exact' });
  expect(withKind(number, 'pair')).toEqual({ kind: 'set', ordered: true, key: '5' });
  expect(withKind(withKind(number, 'pair'), 'set')).toEqual({ kind: 'set', key: '5' });
  expect(withNote(number, 'sf', null)).not.toHaveProperty('sf');
});
