import { useLayoutEffect, useRef } from 'react';

type Keys = Partial<Record<string, (() => void) | null | undefined>>;

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const OTHERS = '[role=alertdialog], [role=menu]';
const PRESSED = 'button, a, summary';

/**
 * Keys that act wherever the focus is, by what they write. They leave alone whoever types, answers a question or presses
 * something there; those of a page do nothing in a dialog above it, and those of a dialog nothing outside of one.
 */
export function useKeys(keys: Keys, { inDialog = false } = {}): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Not an ordinary effect, which comes a moment after the picture: a key that was pressed in between would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (within(target, TYPED) || within(target, OTHERS) || within(target, '[role=dialog]') !== inDialog) return;
      if ((key === 'Enter' || key === ' ') && within(target, PRESSED)) return;
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [inDialog]);
}
