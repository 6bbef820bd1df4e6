import { describe, expect, it, vi } from 'vitest';
import {
  answerTo,
  checksIn,
  firstGiven,
  keyOf,
  nextAnswer,
  sectionToReadAgain,
  showAnswers,
  tapped,
  tellTyped,
  watchChecks,
  withAnswer,
} from './checks.ts';

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
  expect(onOpen.mock.calls).toContainEqual([{ check: 1 }, 2]);
  expect(onOpen.mock.calls).toContainEqual([{ check: 2 }, 1]);
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

it('tells the first answer to a check that stands where an older version kept one of another check', () => {
  const kept = { 1: { first: 2, last: 2 } };
  const check = { check: 1, name: 'inserted' };
  // It is shown as answered so, which is no tap.
  expect(tapped(kept, check, 2)).toBeNull();
  const given = tapped(kept, check, 1);
  expect(given).toEqual({ answer: { first: 1, last: 1 }, isFirst: true });
  const answers = withAnswer(kept, check, given!.answer);
  expect(tapped(answers, check, 2)).toEqual({ answer: { first: 1, last: 2 }, isFirst: false });
});

it('finds the name of each check at the check, though something else has one before it', () => {
  const options = (name: string) => `<details name="${name}">A</details><details name="${name}">B</details>`;
  const asked = (item: string, name: string) => `<section data-item="${item}">${options(name)}</section>`;
  const html = asked('one', 'check-1') + asked('guess', 'guess-1') + asked('two', 'check-2');
  expect(checksIn(html)).toEqual([
    { check: 1, name: 'one' },
    { check: 2, name: 'two' },
  ]);
  expect(checksIn(options('check-1'))).toEqual([{ check: 1, name: undefined }]);
});

describe('a check with a name', () => {
  /** The same two checks in one order or the other. */
  function named(...names: string[]): HTMLElement {
    const root = document.createElement('article');
    root.innerHTML = names
      .map(
        (name, at) =>
          `<section class="check" data-item="${name}"><details name="check-${at + 1}">A</details><details name="check-${at + 1}">B</details></section>`,
      )
      .join('');
    document.body.replaceChildren(root);
    return root;
  }
  const opened = (root: HTMLElement) => [...root.querySelectorAll('details')].map(({ open }) => open);

  it('is told by it, and shown as it was answered wherever it is asked by now', () => {
    const root = named('first-01', 'second-2');
    const onOpen = vi.fn();
    watchChecks(root, onOpen);
    open(root, 3);
    const [check, option] = onOpen.mock.calls[0]!;
    expect([check, option]).toEqual([{ check: 2, name: 'second-2' }, 2]);
    const answers = withAnswer({}, check, nextAnswer(undefined, option));
    const moved = named('second-2', 'first-01');
    showAnswers(moved, answers);
    expect(opened(moved)).toEqual([false, true, false, false]);
    const gone = named('first-01', 'another3');
    showAnswers(gone, answers);
    expect(opened(gone)).toEqual([false, false, false, false]);
  });

  it('keeps what an older version kept by its place, until it is answered again', () => {
    const check = { check: 2, name: 'second-2' };
    const older = { 2: { first: 1, last: 1 } };
    expect(answerTo(older, check)).toEqual({ first: 1, last: 1 });
    expect(withAnswer(older, check, { first: 1, last: 2 })).toEqual({ 'second-2': { first: 1, last: 2 } });
  });

  it('is found in a text, also in one that an older version kept', () => {
    const { innerHTML } = named('first-01', 'second-2');
    expect(checksIn(innerHTML)).toEqual([
      { check: 1, name: 'first-01' },
      { check: 2, name: 'second-2' },
    ]);
    expect(checksIn(aLesson().innerHTML).map(keyOf)).toEqual(['1', '2']);
  });
});

describe('a check whose answer is typed', () => {
  function aTypedCheck() {
    const root = document.createElement('article');
    root.innerHTML = '<section data-typed="{}"><details class="check-right" name="check-3"></details></section>';
    document.body.replaceChildren(root);
    const onAnswer = vi.fn();
    watchChecks(root, onAnswer);
    return { root, section: root.querySelector('section')!, onAnswer };
  }

  it('tells what was typed, and whether it is right', () => {
    const { section, onAnswer } = aTypedCheck();
    tellTyped(section, { typed: '24', isRight: false });
    tellTyped(section, { typed: '25', isRight: true });
    expect(onAnswer.mock.calls).toEqual([
      [{ check: 3 }, 2, '24'],
      [{ check: 3 }, 1, '25'],
    ]);
  });

  it('counts looking at the answer as not knowing it', () => {
    const { root, onAnswer } = aTypedCheck();
    open(root, 0);
    expect(onAnswer.mock.calls).toContainEqual([{ check: 3 }, 2, '']);
  });

  it('does not show its answer because it was right', () => {
    const { root } = aTypedCheck();
    showAnswers(root, { 3: { first: 1, last: 1, typed: ['25', '25'] } });
    expect(root.querySelector('details')?.open).toBe(false);
  });

  it('sends what was typed first, whatever came after', () => {
    const answer = nextAnswer(nextAnswer(undefined, 2, '24'), 1, '25');
    expect(answer).toEqual({ first: 2, last: 1, typed: ['24', '25'] });
    expect(firstGiven(answer)).toEqual({ typed_answer: '24' });
    expect(firstGiven({ first: 3, last: 1 })).toEqual({ option: 3 });
  });
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
