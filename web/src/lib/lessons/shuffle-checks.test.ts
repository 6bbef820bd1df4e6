import { describe, expect, it } from 'vitest';
import { showAnswers, watchChecks } from './checks.ts';
import { shuffleChecks } from './shuffle-checks.ts';

const optionOf = (check: number, text: string, index: number) =>
  `<details class="${text.startsWith('right') ? 'check-right' : 'check-wrong'}" name="check-${check}"><summary><span class="check-key">${'ABCD'[index]}</span><span>${text}</span></summary><div class="check-why"><p>Because ${text}.</p></div></details>`;
const checkOf = (check: number, options: string[]) =>
  `<section class="check" role="group"><div class="check-stem"><p>Question ${check}?</p></div>${options
    .map((text, index) => optionOf(check, text, index))
    .join('')}<p class="check-again">Tap another.</p></section>`;
const lesson = `<h2>One</h2>${checkOf(1, ['wrong a', 'right b', 'wrong c'])}<details class="turn-card">Card</details>${checkOf(2, ['wrong d', 'right e'])}`;

function shown(html: string): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
const options = (root: HTMLElement, check = 1) => [
  ...root.querySelectorAll<HTMLDetailsElement>(`details[name="check-${check}"]`),
];
const textsIn = (root: HTMLElement, check = 1) =>
  options(root, check).map((option) => option.querySelector('summary > :last-child')?.textContent);

describe('the options of a check', () => {
  it('are all there, under letters in their order, above what follows them', () => {
    const root = shown(shuffleChecks(lesson, 'ada'));
    expect(textsIn(root).toSorted()).toEqual(['right b', 'wrong a', 'wrong c']);
    expect(options(root).map((option) => option.querySelector('.check-key')?.textContent)).toEqual(['A', 'B', 'C']);
    expect(root.querySelector('.check')?.lastElementChild?.className).toBe('check-again');
  });

  it('stand in the same order whenever the same learner reads', () => {
    expect(shuffleChecks(lesson, 'ada')).toBe(shuffleChecks(lesson, 'ada'));
    expect(shuffleChecks(lesson, null)).toBe(shuffleChecks(lesson, null));
  });

  it('stand in the same order however they were written', () => {
    const other = checkOf(1, ['right b', 'wrong c', 'wrong a']);
    expect(textsIn(shown(shuffleChecks(other, 'ada')))).toEqual(textsIn(shown(shuffleChecks(lesson, 'ada'))));
  });

  it.each(['ada', 'bola', null])('have the right one in each place about as often (%s)', (who) => {
    const checks = Array.from({ length: 120 }, (_, index) => index + 1);
    const long = checks.map((check) => checkOf(check, [`wrong ${check}`, 'right one', 'wrong too'])).join('');
    const root = shown(shuffleChecks(long, who));
    const places = [...root.querySelectorAll('.check-right .check-key')].map(({ textContent }) => textContent);
    for (const letter of 'ABC') expect(places.filter((place) => place === letter).length).toBeGreaterThan(25);
  });

  it('are left alone where a text has no checks', () => {
    expect(shuffleChecks('<p>Text & more</p>', 'ada')).toBe('<p>Text & more</p>');
  });
});

it.each(['ada', 'bola', null])('the options of a guess stand at the start as at the end (%s)', (who) => {
  const words = ['wrong a', 'right b', 'wrong c'];
  const guess = `<section class="guess"><ul>${words.map((text) => `<li>${text}</li>`).join('')}</ul></section>`;
  const end = checkOf(0, words).replace('class="check"', 'class="check guess-end"');
  const root = shown(shuffleChecks(guess + end, who));
  expect([...root.querySelectorAll('.guess li')].map(({ textContent }) => textContent)).toEqual(textsIn(root, 0));
});

describe('an answer', () => {
  it.each(['ada', 'bola', 'chidi', 'dayo', null])('is the option that was tapped, wherever it stands (%s)', (who) => {
    const root = shown(shuffleChecks(lesson, who));
    const given: unknown[] = [];
    watchChecks(root, (check, option) => given.push([check, option]));
    const right = options(root).find((option) => option.className === 'check-right');
    if (!right) throw new Error('no right option');
    right.open = true;
    right.dispatchEvent(new Event('toggle'));
    expect(given).toContainEqual([{ check: 1 }, 2]);
  });

  it.each(['ada', 'bola', 'chidi', null])(
    'that was given before the order changed opens the same option (%s)',
    (who) => {
      const root = shown(shuffleChecks(lesson, who));
      showAnswers(root, { 1: { first: 3, last: 2 } });
      expect(options(root).filter(({ open }) => open)).toEqual([root.querySelector('.check-right')]);
    },
  );
});
