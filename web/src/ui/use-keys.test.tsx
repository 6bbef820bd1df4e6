import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

afterEach(cleanup);

function show(options?: { inDialog: boolean }) {
  const onEnter = vi.fn();
  function Page() {
    useKeys({ enter: onEnter }, options);
    return (
      <>
        <p>words</p>
        <input type="radio" aria-label="choice" />
        <textarea aria-label="box" />
        <button type="button">press</button>
        <div role="dialog">
          <p>above</p>
        </div>
      </>
    );
  }
  render(<Page />);
  return onEnter;
}
const enterAt = (target: HTMLElement) => fireEvent.keyDown(target, { key: 'Enter' });

it('acts wherever nothing is typed or pressed', () => {
  const onEnter = show();
  enterAt(screen.getByText('words'));
  enterAt(screen.getByLabelText('choice'));
  expect(onEnter).toHaveBeenCalledTimes(2);
});

it('leaves alone what is typed, and what Enter presses by itself', () => {
  const onEnter = show();
  enterAt(screen.getByLabelText('box'));
  enterAt(screen.getByText('press'));
  fireEvent.keyDown(screen.getByText('words'), { key: 'Enter', ctrlKey: true });
  expect(onEnter).not.toHaveBeenCalled();
});

it('keeps the keys of a page out of a dialog, and those of a dialog within it', () => {
  const ofPage = show();
  enterAt(screen.getByText('above'));
  expect(ofPage).not.toHaveBeenCalled();
  cleanup();
  const ofDialog = show({ inDialog: true });
  enterAt(screen.getByText('words'));
  enterAt(screen.getByText('above'));
  expect(ofDialog).toHaveBeenCalledOnce();
});

it('acts from the moment that the page is in the document, before it is painted', async () => {
  const onEnter = vi.fn();
  function Page() {
    useKeys({ enter: onEnter });
    return <p>fresh</p>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const pressed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      enterAt(screen.getByText('fresh'));
      resolve();
    });
    observer.observe(box, { childList: true });
  });
  root.render(<Page />);
  await pressed;
  expect(onEnter).toHaveBeenCalledOnce();
  root.unmount();
  box.remove();
  vi.unstubAllGlobals();
});
