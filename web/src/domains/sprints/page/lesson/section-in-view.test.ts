import { afterEach, expect, it } from 'vitest';
import { sectionInView } from './section-in-view.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const lesson = (...tops: number[]) => {
  document.body.innerHTML = `<div class="prose">${tops.map((_, i) => `<h2>Section ${i + 1}</h2>`).join('')}</div>`;
  document.querySelectorAll('h2').forEach((heading, i) => {
    heading.getBoundingClientRect = () => ({ top: tops[i] }) as DOMRect;
  });
};

it('is the last section whose heading has come up the window', () => {
  lesson(-500, -20, 700);
  expect(sectionInView()).toBe('Section 2');
});

it('is none above the first', () => {
  lesson(760, 1500);
  expect(sectionInView()).toBe('');
});
