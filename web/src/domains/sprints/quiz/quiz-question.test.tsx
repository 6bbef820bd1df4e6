import type { Assessment } from '@akada/contract/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { QuizQuestion } from './quiz-question.tsx';
import { mistakesIn, type QuizRun, startRun } from './quiz-run.ts';

// What is loaded when it is needed: on a busy machine the first time takes longer than a test looks for it.
beforeAll(() => Promise.all([import('../../../ui/typed-answer/typed-question.tsx'), import('@akada/answers')]));
afterEach(cleanup);

const choice = (id: string) => ({
  id,
  question: `Question ${id}`,
  options: ['one', 'two', 'three'],
  correct_answer: 'two',
  explanation: `Because of ${id}.`,
  mistakes: ['Counts from zero.', '', 'Counts too far.'],
  source: { heading: 'Numbers', sentence: '', hint: { section: 'Counting', sentence: 'After one comes _____.' } },
});
const quiz = { kind: 'quiz', questions: [choice('q1'), choice('q2')], previous_attempts: [] } as unknown as Assessment;

function Quiz() {
  const [run, setRun] = useState(startRun(quiz, 0));
  const [finished, setFinished] = useState<QuizRun | null>(null);
  const question = quiz.questions[run.index];
  if (finished || !question) return <p>{`${mistakesIn(finished ?? run).length} wrong`}</p>;
  return (
    <div role="dialog">
      <QuizQuestion run={run} question={question} onChange={setRun} onBad={async () => {}} onFinish={setFinished} />
    </div>
  );
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('is taken from the first question to the end by keys alone', () => {
  render(<Quiz />);
  press('2');
  press('Enter');
  screen.getByText('That’s right.');
  press('Enter');
  press('C');
  press('Enter');
  screen.getByText('Not quite.');
  press('Enter');
  screen.getByText('1 wrong');
});

it('goes on by Enter also where an option was clicked', () => {
  render(<Quiz />);
  const [first] = screen.getAllByRole('radio');
  first?.focus();
  fireEvent.click(first as HTMLElement);
  press('Enter');
  screen.getByText('Not quite.');
  expect((document.activeElement as HTMLInputElement).disabled).toBeUndefined();
  expect(document.activeElement).not.toBe(document.body);
  press('Enter');
  screen.getByText('Question q2');
});

it('checks nothing before an option was chosen', () => {
  render(<Quiz />);
  press('Enter');
  expect(screen.queryByText(/Because/)).toBeNull();
});

it('explains inside the option that was chosen', () => {
  render(<Quiz />);
  press('a');
  press('Enter');
  const told = screen.getByText('Because of q1.');
  const [first, second] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  expect(told.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(told.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('changes nothing after it was checked', () => {
  render(<Quiz />);
  press('a');
  press('Enter');
  press('b');
  expect((screen.getAllByRole('radio')[0] as HTMLInputElement).checked).toBe(true);
});

it('says under an option in words whose answer it is', () => {
  render(<Quiz />);
  press('a');
  press('Enter');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'AoneYour answer',
    'BtwoRight answer',
    'Cthree',
  ]);
});

it('tells who chose wrongly what may lie behind it, and then why', () => {
  render(<Quiz />);
  press('3');
  press('Enter');
  screen.getByText('A common mix-up:');
  screen.getByText('Counts too far.');
  screen.getByText('Because of q1.');
});

it('tells nothing of mix-ups to who chose rightly', () => {
  render(<Quiz />);
  press('2');
  press('Enter');
  expect(screen.queryByText('A common mix-up:')).toBeNull();
});

it('hints at the section and shows its sentence without the answer', () => {
  render(<Quiz />);
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  screen.getByText('Look again at “Counting”:');
  screen.getByText('After one comes _____.');
});

it('takes a second tap on its button for a slip until the explanation was seen', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<Quiz />);
  press('2');
  const button = screen.getByRole('button', { name: 'Check Answer' });
  fireEvent.click(button);
  fireEvent.click(button);
  screen.getByText('That’s right.');
  act(() => vi.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
  screen.getByText('Question q2');
});

const typed = {
  ...{
    id: 'q1',
    form: 'typed',
    question: 'How far?',
    options: [],
    correct_answer: '32',
    explanation: 'Twice sixteen.',
  },
  typed: { kind: 'number', key: '32', nots: ['16'] },
  html: { question: 'How far?', options: [], why: ['Twice sixteen.', 'That is one half of it.'] },
  source: { heading: 'Numbers', sentence: '' },
};

function TypedQuiz() {
  const [run, setRun] = useState(startRun({ ...quiz, questions: [typed] } as unknown as Assessment, 0));
  const [question] = run.assessment.questions;
  if (!question) return null;
  return (
    <div role="dialog">
      <QuizQuestion run={run} question={question} onChange={setRun} onBad={async () => {}} onFinish={() => {}} />
      <p>{`${mistakesIn(run).length} wrong`}</p>
    </div>
  );
}

it('is typed and judged by value, and asked for again where it cannot be read', async () => {
  render(<TypedQuiz />);
  const type = async (value: string) => {
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(field);
  };
  expect(screen.getByRole('button', { name: 'Check Answer' })).toHaveProperty('disabled', true);
  await type('3,5');
  await screen.findByText('Is that comma a decimal point? Write 3.5 with a point.');
  await type('2^5');
  await screen.findByText('Twice sixteen.');
  screen.getByText('0 wrong');
});

it('tells which slip a typed answer is, and the answer', async () => {
  render(<TypedQuiz />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '16' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check Answer' }));
  await screen.findByText('That is one half of it.');
  expect(screen.getByRole('status').textContent).toContain('The answer: 32.');
  expect(screen.queryByText(/have another go/)).toBeNull();
});
