import { expect, it, vi } from 'vitest';
import { showAnswers, watchChecks } from './lesson-checks.ts';

/** Two checks of two options, and a card that is none. */
function aLesson(): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = [1, 2]
    .map((check) => `<details name="check-${check}">A</details><details name="check-${check}">B</details>`)
    .join('<details class="turn-card">Card</details>');
  document.body.replaceChildren(root);
  return root;
}
const open = (root: HTMLElement, index: number) => {
  const details = root.querySelectorAll('details')[index];
  if (!details) throw new Error('no such option');
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
};

it('tells which option of which check was opened', () => {
  const root = aLesson();
  const onOpen = vi.fn();
  watchChecks(root, onOpen);
  open(root, 1);
  open(root, 3);
  expect(onOpen.mock.calls).toContainEqual([1, 2]);
  expect(onOpen.mock.calls).toContainEqual([2, 1]);
});

it('passes over cards, and is quiet once it was ended', () => {
  const root = aLesson();
  const onOpen = vi.fn();
  const end = watchChecks(root, onOpen);
  open(root, 2);
  end();
  open(root, 0);
  expect(onOpen).not.toHaveBeenCalled();
});

it('shows a lesson with the options open that were tapped last, and passes over those that are gone', () => {
  const root = aLesson();
  showAnswers(root, { 1: { first: 1, last: 2 }, 7: { first: 1, last: 1 } });
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false, false, false]);
});
