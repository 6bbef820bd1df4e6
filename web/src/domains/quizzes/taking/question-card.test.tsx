import type { GradedAnswer } from '@akada/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { QuestionCard } from './question-card.tsx';

afterEach(cleanup);

const question = {
  id: 'q',
  text: 'How fast is it?',
  options: [],
  typed: { kind: 'number' as const, ordered: false, unit: true, letters: [] },
};

function Card({ graded = null, given = '' }: { graded?: GradedAnswer | null; given?: string }) {
  const [answer, setAnswer] = useState(given);
  return (
    <QuestionCard
      question={question}
      number={1}
      count={1}
      given={answer}
      isLocked={graded !== null}
      isAsked={false}
      graded={graded}
      onAnswer={setAnswer}
      onNext={() => {}}
    />
  );
}

const gradedAs = (answer: string | null, is_unread: boolean): GradedAnswer => ({
  question_id: 'q',
  selected_answer: null,
  correct_answer: null,
  typed: { answer, key: '25 m/s', is_unread },
  is_correct: false,
  explanation: 'Distance over time.',
  mistake: '',
});

it('says that an answer cannot be read once one leaves it, never in the middle of it', async () => {
  render(<Card />);
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, '25 zorks');
  expect(screen.queryByText('I don’t know that unit.')).toBeNull();
  await userEvent.tab();
  await screen.findByText('I don’t know that unit.');
  await userEvent.clear(field);
  await userEvent.type(field, '25 m/s');
  await userEvent.tab();
  expect(screen.queryByText('I don’t know that unit.')).toBeNull();
});

it('shows what was typed, locked, with the right answer and why', async () => {
  render(<Card given="30 m/s" graded={gradedAs('30 m/s', false)} />);
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(field.hasAttribute('readonly')).toBe(true);
  screen.getByText('Incorrect');
  screen.getByText('Right answer:');
  screen.getByText('Distance over time.');
});

it.each([
  ['25,7', true, 'Couldn’t be read'],
  [null, false, 'Not answered'],
])('tells %s from a wrong answer', (answer, isUnread, said) => {
  render(<Card given={answer ?? ''} graded={gradedAs(answer, isUnread)} />);
  screen.getByText(said);
  expect(screen.queryByText('Incorrect')).toBeNull();
});
