import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecallCard, type RecallCardTexts } from './recall-card.tsx';

afterEach(cleanup);

const texts: RecallCardTexts = {
  name: 'Card',
  type: 'Type your answer (optional)',
  typePlaceholder: 'Or say it in your head',
  turn: 'Turn the card',
  typed: 'You wrote',
  answer: 'Answer',
  question: 'How did it go?',
  swipe: 'Swipe left: Again, right: Good',
  keys: 'Keys 1 to 4',
  grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
};
const intervals = { again: '1 day', hard: '2 days', good: '3 days', easy: '8 days' };

function show() {
  const onGrade = vi.fn();
  render(
    <RecallCard
      label="Notes"
      front="What is osmosis?"
      back="The movement of water"
      intervals={intervals}
      texts={texts}
      onGrade={onGrade}
    />,
  );
  return onGrade;
}

const card = () => screen.getByRole('article');
const swipe = (from: number, to: number) => {
  fireEvent.pointerDown(card(), { pointerType: 'touch', clientX: from, clientY: 100 });
  fireEvent.pointerUp(card(), { pointerType: 'touch', clientX: to, clientY: 104 });
};

it('keeps its back and its grades to itself until it is turned', () => {
  const onGrade = show();
  fireEvent.keyDown(window, { key: '3' });
  expect(screen.queryByText('The movement of water')).toBeNull();
  expect(onGrade).not.toHaveBeenCalled();
});

it('is turned by space and graded by a number', () => {
  const onGrade = show();
  fireEvent.keyDown(card(), { key: ' ' });
  expect(screen.getByText('The movement of water')).toBeTruthy();
  fireEvent.keyDown(card(), { key: '4' });
  expect(onGrade).toHaveBeenCalledExactlyOnceWith('easy');
});

it('shows what was typed beside the answer', () => {
  show();
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: 'water moves 1 way' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('water moves 1 way')).toBeTruthy();
});

it('takes no key that is typed into its box', () => {
  show();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: ' ' });
  expect(screen.queryByText('The movement of water')).toBeNull();
});

it('says beside each grade when it comes back', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn the card' }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Again1 day',
    'Hard2 days',
    'Good3 days',
    'Easy8 days',
  ]);
});

it('is graded by a swipe once it is turned', () => {
  const onGrade = show();
  swipe(300, 100);
  expect(onGrade).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Turn the card' }));
  swipe(100, 300);
  expect(onGrade).toHaveBeenCalledExactlyOnceWith('good');
});

it('is graded once, however often a key is pressed', () => {
  const onGrade = show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn the card' }));
  fireEvent.keyDown(window, { key: '1' });
  fireEvent.keyDown(window, { key: '4' });
  expect(onGrade).toHaveBeenCalledExactlyOnceWith('again');
});
