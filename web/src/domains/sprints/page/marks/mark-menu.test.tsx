import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MarkMenu } from './mark-menu.tsx';

const onAsk = vi.fn();

function Lesson() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={text}>
        <p>A tally counts.</p>
      </div>
      <MarkMenu text={text} onAsk={onAsk} onCard={() => {}} />
    </div>
  );
}

beforeEach(() => {
  // What jsdom does not lay out.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onAsk.mockClear();
  render(<Lesson />);
});
afterEach(cleanup);

const words = () => screen.getByText('A tally counts.').firstChild as Text;
function mark(): void {
  document.getSelection()?.setBaseAndExtent(words(), 2, words(), 7);
  fireEvent(document, new Event('selectionchange'));
}

it('offers two things for what is marked, and Tab leads to the first', () => {
  mark();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ask about this',
    'Make a card',
  ]);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement?.textContent).toBe('Ask about this');
  fireEvent.click(screen.getByRole('button', { name: 'Ask about this' }));
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ words: 'tally' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('waits until a mouse has finished its mark', () => {
  fireEvent(words(), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'mouse' }));
  mark();
  expect(screen.queryByRole('toolbar')).toBeNull();
  fireEvent(document, new Event('pointerup'));
  screen.getByRole('toolbar', { name: 'Your selection' });
});

it('notices words that were marked before it listened', () => {
  cleanup();
  const text = { current: document.createElement('div') };
  text.current.textContent = 'A tally counts.';
  document.body.append(text.current);
  onTestFinished(() => text.current.remove());
  document.getSelection()?.selectAllChildren(text.current);
  render(<MarkMenu text={text} onAsk={onAsk} onCard={() => {}} />);
  screen.getByRole('toolbar', { name: 'Your selection' });
});
