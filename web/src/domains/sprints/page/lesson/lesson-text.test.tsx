import type { LessonTerm } from '@akada/contract/client';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
