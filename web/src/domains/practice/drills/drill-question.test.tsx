import type { DrillQuestion } from '@akada/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DrillQuestionCard } from './drill-question.tsx';
import { LookAgain } from './look-again.tsx';

const html = {
  question: 'Half of 14?',
  options: [],
  why: ['14 ÷ 2 = 7', 'You doubled.'],
  hint: 'Share it.',
  step: '14 ÷ 2',
};
const question: DrillQuestion = {
  ...{ id: 't', seed: 1, name: 't', difficulty: 'easy', section: 'Halves', question: 'Half of 14?', options: [] },
  ...{ correct_answer: '7', typed: { kind: 'number', key: '7' }, html },
};

afterEach(cleanup);

function card(before: string) {
  const on = { onGive: vi.fn(), onHelp: vi.fn(), onAnswered: vi.fn(), onNext: vi.fn() };
  render(<DrillQuestionCard question={question} help={0} before={before} isLast={false} {...on} />);
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  return on;
}

it('shows after a miss the hint, the first step and the solution with its numbers, in that order', () => {
  const { onAnswered } = card('9');
  expect(onAnswered).toHaveBeenCalledWith('wrong', expect.anything());
  const text = document.body.textContent;
  const places = ['Share it.', '14 ÷ 2', '14 ÷ 2 = 7'].map((said) => text.indexOf(said));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(text.match(/14 ÷ 2 = 7/g)).toHaveLength(1);
});

it('says nothing more after a right answer', () => {
  card('7');
  expect(document.body.textContent).not.toContain('Share it.');
});

it('leads to the part of the lesson, and the round goes on from there', () => {
  const onLook = vi.fn();
  render(
    <MemoryRouter>
      <LookAgain place={{ sprintId: 's', day: 3 }} section="Halves" onLook={onLook} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Read it again' }).getAttribute('href')).toBe('/sprint/s?day=3');
  expect(screen.getByText(/explained in “Halves”/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Carry on practising' }));
  expect(onLook).toHaveBeenCalledOnce();
});
