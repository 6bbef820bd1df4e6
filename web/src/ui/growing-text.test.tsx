import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrowingText } from './growing-text.tsx';

function Box() {
  const [text, setText] = useState('');
  return (
    <GrowingText
      label="Question"
      value={text}
      onChange={setText}
      onEnter={() => setText('')}
      placeholder="Ask"
      className="max-h-[120px]"
    />
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return 20 + 24 * (this as HTMLTextAreaElement).value.split('\n').length;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('grows with its lines, and shrinks when they are sent, where the browser cannot do it by itself', async () => {
  render(<Box />);
  const box = screen.getByLabelText('Question');
  await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');
  expect(box.style.height).toBe('68px');
  await userEvent.type(box, '{Enter}');
  expect(box.style.height).toBe('44px');
});

it('leaves its height to a browser that sizes a box by its text', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  render(<Box />);
  await userEvent.type(screen.getByLabelText('Question'), 'one');
  expect(screen.getByLabelText('Question').style.height).toBe('');
});
