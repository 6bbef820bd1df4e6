import type { Assessment } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { QuizDialog } from './quiz-dialog.tsx';

const onClose = vi.fn();
const source = { heading: 'Numbers', sentence: '' };
const choice = (id: string) => ({
  id,
  question: `Question ${id}`,
  question_text: `Question ${id}`,
  options: ['one', 'two'],
  correct_answer: 'two',
  explanation: 'Because.',
  source,
});
const card = (id: string) => ({ ...choice(id), form: 'card', question: `Front ${id}`, options: ['two'] });
const quizOf = (questions: unknown): unknown => ({
  id: 'a1',
  kind: 'quiz',
  topic: 'Numbers',
  time_limit_minutes: 10,
  metadata: { sprint_id: 's1', week_number: 1, day: 1, day_range: '1' },
  questions,
  open_questions: [],
  previous_attempts: [],
});

/** The dialog of a day whose quiz the server answers with this. */
function show(made: unknown, place = { sprintId: 's1', week: 1, dayRange: '1' }): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/from-learning-path/')) return Response.json(made);
    if (!url.endsWith('/submit-learning-path-assessment')) return Response.json({});
    const { answers } = JSON.parse(body ?? '{}') as { answers: Record<string, string> };
    const { questions } = made as Assessment;
    const scored = questions.filter(({ form }) => form !== 'card');
    const right = scored.filter(({ id, correct_answer }) => answers[id] === correct_answer).length;
    const score = Math.round((100 * right) / scored.length);
    return Response.json({ score, correct_answers: right, total_questions: scored.length, achievements: [] });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QuizDialog place={place} onClose={onClose} onAnother={vi.fn()} />
        <Toaster label="Notices" closeLabel="Close" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['an empty list of questions', quizOf([])],
  ['no list of questions', quizOf(undefined)],
  ['a question without its answer', quizOf([{ ...choice('q1'), options: [] }])],
  ['something else', ['no quiz']],
])('says that there is no quiz where the server answers with %s', async (_, made) => {
  show(made);
  await screen.findByRole('heading', { name: 'No Quiz Available' });
  screen.getByText('No quiz questions were generated for this content');
});

it('says what is missing where it does not know the day', async () => {
  show(quizOf([choice('q1')]), { sprintId: 's1', week: 0, dayRange: '' });
  await screen.findByText('Missing week or day information');
});

it.each([
  [['1', '1', '1', '1', '1'], 0, /^You scored 0%\. Look at/],
  [['2', '2', '2', '1', '1'], 60, /^You scored 60%\. Look at/],
  [['2', '2', '2', '2', '1'], 80, 'You scored 80%. Well done!'],
  [['2', '2', '2', '2', '2'], 100, 'You scored 100%. Well done!'],
])('tells the score in a notice and in the result: %j is %i%%', async (keys, score, said) => {
  show(quizOf(['q1', 'q2', 'q3', 'q4', 'q5'].map(choice)));
  for (const [index, key] of keys.entries()) {
    await screen.findByText(`Question q${index + 1}`);
    press(key);
    press('Enter');
    press('Enter');
  }
  await screen.findByText(said);
  screen.getByText(`${score}%`);
});

it('asks a card after the questions, and leaves it out of the score', async () => {
  show(quizOf([choice('q1'), card('q2')]));
  await screen.findByText('Question q1');
  press('2');
  press('Enter');
  press('Enter');
  await screen.findByText('Front q2');
  press('Enter');
  screen.getByText('two');
  press('1');
  await screen.findByText('1 of 1 right');
  screen.getByText('0 of 1 card recalled.');
});

it('says when it is closed that it is kept, and that its clock runs on', async () => {
  show(quizOf([choice('q1')]));
  await screen.findByText('Question q1');
  fireEvent.click(screen.getByRole('button', { name: 'Close quiz' }));
  await screen.findByText(/^We’ve saved your quiz, but the clock’s still running: (10:00|9:\d\d) left\.$/);
  expect(onClose).toHaveBeenCalled();
});
