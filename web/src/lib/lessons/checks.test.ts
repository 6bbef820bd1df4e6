import { describe, expect, it, vi } from 'vitest';
import { sectionToReadAgain, showAnswers, watchChecks } from './checks.ts';

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

describe('what to read again', () => {
  const section = (check: number) => `<h2>Section ${check}</h2>${checkOf(check)}`;
  const checkOf = (check: number) =>
    `<details name="check-${check}"></details><details class="check-right" name="check-${check}"></details>`;
  const root = document.createElement('article');
  root.innerHTML = section(1) + section(2);

  it('is the section of the first check, for whoever had none right at first', () => {
    const answers = { 1: { first: 1, last: 2 }, 2: { first: 1, last: 1 } };
    expect(sectionToReadAgain(root, answers)?.textContent).toBe('Section 1');
  });

  it('is nothing for whoever was right once, or answered one alone', () => {
    expect(sectionToReadAgain(root, { 1: { first: 1, last: 1 }, 2: { first: 2, last: 2 } })).toBeNull();
    expect(sectionToReadAgain(root, { 1: { first: 1, last: 1 } })).toBeNull();
  });
});
