import type { LessonTerm } from '@akada/contract/client';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
