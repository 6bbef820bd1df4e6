import { createContext, useContext, useEffect } from 'react';

/**
 * A page that the build has rendered can be typed into before its script is there, for seconds on a slow phone. React
 * knows nothing of that and shows its own empty fields: what was typed is put back once they are alive.
 */

interface Typed {
  value: string;
  checked: boolean;
}

const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isTouched = (input: HTMLInputElement) =>
  isToggle(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** As if the learner had just done it, so that the form hears of it. */
function putBack(input: HTMLInputElement, { value, checked }: Typed): void {
  // React hears only of a change from the last thing that it saw being set.
  if (isToggle(input)) {
    input.checked = !checked;
    // Not `click()`, which does nothing within a click on the same field.
    input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  } else {
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Watches what is typed until the page is alive; called then, gives it to the page's own fields. */
export function keepTyped(root: HTMLElement): () => void {
  const typed = new Map<string, Typed>();
  const note = (input: EventTarget | null) => {
    if (!(input instanceof HTMLInputElement) || input.name === '') return;
    typed.set(input.name, { value: input.value, checked: input.checked });
  };
  const noteTouched = () => {
    for (const input of root.querySelectorAll('input')) if (isTouched(input)) note(input);
  };
  const onInput = ({ target }: Event) => note(target);
  noteTouched();
  // On the way down, and before React listens: it stops what it cannot give to anybody yet.
  root.addEventListener('input', onInput, true);
  return () => {
    root.removeEventListener('input', onInput, true);
    // React brings a form to life on the first touch of it, before anybody else hears of that touch, and then takes the
    // field as it stands for what it has always been.
    noteTouched();
    for (const input of root.querySelectorAll('input')) {
      const early = typed.get(input.name);
      if (early) putBack(input, early);
    }
    typed.clear();
  };
}

/** What the layouts of pages that the build renders call once they are alive. */
export const GiveBackTyped = createContext(() => {});

/**
 * Shows nothing; says that what stands beside it is alive. It belongs within the innermost boundary around a form:
 * React brings each boundary to life by itself, and the page around it first.
 */
export function WhenAlive() {
  const giveBack = useContext(GiveBackTyped);
  useEffect(giveBack, [giveBack]);
  return null;
}
