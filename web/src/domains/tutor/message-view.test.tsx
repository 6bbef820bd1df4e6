import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Message, plainMessage } from './message.ts';
import { MessageView } from './message-view.tsx';

afterEach(cleanup);

const card = { front: 'What resists?', back: 'The cell wall' };
const reply: Message = { ...plainMessage('m1', 'assistant', 'The wall resists.'), card, marked: null };
const show = (message: Message, onKeepCard = vi.fn(async () => true)) => {
  render(<MessageView message={message} onOpenPlace={() => {}} onKeepCard={onKeepCard} />);
  return onKeepCard;
};

it('a proposed card is kept by a tap, and only then', async () => {
  const onKeepCard = show(reply);
  expect(onKeepCard).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
  await screen.findByText('Saved to today’s cards');
  expect(onKeepCard).toHaveBeenCalledWith(card);
});

it('a card that could not be kept can be tried again', async () => {
  const onKeepCard = show(
    reply,
    vi.fn(async () => false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
  await vi.waitFor(() => expect(onKeepCard).toHaveBeenCalledOnce());
  await screen.findByRole('button', { name: 'Save card' });
});

it('an answer that was called bad says so', () => {
  show({ ...reply, marked: 'unclear' });
  screen.getByRole('button', { name: 'Not helpful (I don’t understand it)' });
});

it('an answer that the server does not know cannot be called bad', () => {
  show(plainMessage('m2', 'assistant', 'From this phone.'));
  expect(screen.queryByRole('button', { name: 'Not helpful' })).toBeNull();
});

it('an answer that we wrote says so, and may be said to have helped', () => {
  show({ ...reply, written: true });
  screen.getByText('Written by Akada');
  screen.getByRole('button', { name: 'This helped' });
  screen.getByRole('button', { name: 'Not helpful' });
});

it('a question that is asked back is asked by a tap', () => {
  const onAsk = vi.fn();
  const asks = ['Why do plants stand?', 'What is a wall?'];
  const message = { ...plainMessage('m3', 'assistant', 'Do you mean …'), asks };
  render(<MessageView message={message} onOpenPlace={() => {}} onKeepCard={async () => true} onAsk={onAsk} />);
  fireEvent.click(screen.getByRole('button', { name: 'What is a wall?' }));
  expect(onAsk).toHaveBeenCalledWith('What is a wall?');
});
