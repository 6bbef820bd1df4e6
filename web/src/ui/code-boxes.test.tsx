import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBoxes } from './code-boxes.tsx';

afterEach(cleanup);

function renderBoxes(initial = '') {
  const onComplete = vi.fn();
  function Harness() {
    const [value, setValue] = useState(initial);
    return (
      <CodeBoxes
        legend="Code"
        boxLabel={(n) => `Digit ${n}`}
        value={value}
        onChange={setValue}
        onComplete={onComplete}
      />
    );
  }
  render(<Harness />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { boxes, onComplete, code: () => boxes.map((box) => box.value || '_').join('') };
}

test('typing jumps from box to box and reports the finished code', async () => {
  const { boxes, code, onComplete } = renderBoxes();
  await userEvent.click(boxes[0]!);
  await userEvent.keyboard('4821');
  expect(code()).toBe('4821');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4821');
});

test('pasting into any box fills all of them', async () => {
  const { boxes, code } = renderBoxes('1');
  await userEvent.click(boxes[2]!);
  await userEvent.paste('Your code: 48 21');
  expect(code()).toBe('4821');
  expect(document.activeElement).toBe(boxes[3]);
});

test('a code that the phone suggests in the first box fills all of them', () => {
  const { boxes, code } = renderBoxes();
  fireEvent.change(boxes[0]!, { target: { value: '4821' } });
  expect(code()).toBe('4821');
});

test('letters are ignored', async () => {
  const { boxes, code } = renderBoxes();
  await userEvent.click(boxes[0]!);
  await userEvent.keyboard('a4b');
  expect(code()).toBe('4___');
});

test('Backspace in an empty box deletes the digit before it and goes there', async () => {
  const { boxes, code } = renderBoxes('48');
  await userEvent.click(boxes[2]!);
  await userEvent.keyboard('{Backspace}');
  expect(code()).toBe('4___');
  expect(document.activeElement).toBe(boxes[1]);
});

test('arrow keys move between the boxes without changing them', async () => {
  const { boxes, code } = renderBoxes('4821');
  await userEvent.click(boxes[1]!);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(boxes[3]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(boxes[2]);
  expect(code()).toBe('4821');
});

test('typing over a digit replaces it, also by the same digit', async () => {
  const { boxes, code } = renderBoxes('4821');
  await userEvent.click(boxes[1]!);
  await userEvent.keyboard('8');
  expect(code()).toBe('4821');
  expect(document.activeElement).toBe(boxes[2]);
  await userEvent.keyboard('9');
  expect(code()).toBe('4891');
});

test('a digit that a phone deletes without telling the key is gone', () => {
  const { boxes, code } = renderBoxes('4821');
  fireEvent.change(boxes[3]!, { target: { value: '' } });
  expect(code()).toBe('482_');
});
