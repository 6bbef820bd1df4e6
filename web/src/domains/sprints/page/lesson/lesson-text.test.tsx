import type { LessonTerm } from '@akada/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedSession } from '../../../../lib/storage/session.ts';
import { LessonText } from './lesson-text.tsx';

afterEach(cleanup);

const html = '<p>A set is a collection.</p><details name="check-1">A</details><details name="check-1">B</details>';
const answers = { 1: { first: 1, last: 2 } };
const opened = (root: HTMLElement) => [...root.querySelectorAll('details')].map(({ open }) => open);

it('shows a check as it was answered, also once the terms have arrived', () => {
  const lesson = (terms: LessonTerm[]) => <LessonText html={html} terms={terms} answers={answers} place={null} />;
  const { container, rerender } = render(lesson([]));
  expect(opened(container)).toEqual([false, true]);
  rerender(lesson([{ term: 'set', definition: 'A collection' }]));
  expect(container.querySelector('.term')).not.toBeNull();
  expect(opened(container)).toEqual([false, true]);
});

it('shows the same options open after they were shuffled for another learner', () => {
  const option = (text: string, kind: string) =>
    `<details class="${kind}" name="check-1"><summary><span class="check-key">A</span><span>${text}</span></summary></details>`;
  const check = `<section class="check"><div class="check-stem"><p>Which?</p></div>${option('one', 'check-wrong')}${option('two', 'check-right')}${option('three', 'check-wrong')}</section>`;
  for (const learner of ['ada', 'bola', 'chidi', 'dayo']) {
    storedSession.userId.set(learner);
    const { container } = render(<LessonText html={check} terms={[]} answers={answers} place={null} />);
    expect(container.querySelector('details[open]')?.className).toBe('check-right');
    cleanup();
  }
  storedSession.userId.remove();
});

it('explains no term in a guess, which would tell what is to be guessed', () => {
  const guess = '<section class="guess"><p>Is it a set?</p></section><p>A set is a collection.</p>';
  const terms = [{ term: 'set', definition: 'A collection' }];
  const { container } = render(<LessonText html={guess} terms={terms} answers={{}} place={null} />);
  expect(container.querySelector('.term')?.closest('.guess')).toBeNull();
  expect(container.querySelectorAll('.term')).toHaveLength(1);
});

describe('when the terms arrive while somebody reads', () => {
  const typed =
    '<p>A set is a <strong>collection</strong> of things.</p><section class="check" data-typed=\'{"kind":"number","key":"3"}\'><div class="check-stem"><p>How many?</p></div><details name="check-1"><summary>Show</summary></details></section>';
  const lesson = (...terms: string[]) => (
    <LessonText
      html={typed}
      terms={terms.map((term) => ({ term, definition: `What ${term} means` }))}
      answers={{}}
      place={null}
    />
  );
  beforeAll(() => import('../../../../ui/typed-answer/typed-check.tsx'));
  beforeEach(() => {
    window.IntersectionObserver = function observer(tell: (entries: { isIntersecting: boolean }[]) => void) {
      return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => {} };
    } as unknown as typeof IntersectionObserver;
  });

  it('keeps what was typed and every element that is there', async () => {
    const { container, rerender } = render(lesson());
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: '31' } });
    field.focus();
    const before = [...container.querySelectorAll('*')];

    rerender(lesson('set', 'things'));
    expect(container.querySelectorAll('.term')).toHaveLength(2);
    expect(before.every(({ isConnected }) => isConnected)).toBe(true);
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('31');
    expect(document.activeElement).toBe(field);
  });

  it('keeps what was marked, also where a term begins in it', () => {
    const { container, rerender } = render(lesson());
    const text = container.querySelector('p')?.firstChild as Text;
    document.getSelection()?.setBaseAndExtent(text, 3, text, 8);
    expect(String(document.getSelection())).toBe('et is');
    rerender(lesson('set'));
    expect(container.querySelector('.term')?.textContent).toBe('set');
    expect(String(document.getSelection())).toBe('et is');
  });

  it('has the terms of a changed list alone, found across the words of the last one', () => {
    const { container, rerender } = render(lesson('set'));
    const words = () => [...container.querySelectorAll('.term')].map(({ textContent }) => textContent);
    rerender(lesson('a set is', 'collection'));
    expect(words()).toEqual(['A set is', 'collection']);
    rerender(lesson());
    expect(words()).toEqual([]);
    expect(container.querySelector('p')?.textContent).toBe('A set is a collection of things.');
  });

  it('leaves alone what React put into the text', async () => {
    const { container, rerender } = render(lesson());
    await screen.findByRole('textbox');
    rerender(lesson('check', 'answer', 'your'));
    expect(container.querySelector('[data-put-in] .term')).toBeNull();
  });
});
