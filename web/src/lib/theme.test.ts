import { beforeEach, expect, it } from 'vitest';
import { getTheme, setTheme } from './theme.ts';

beforeEach(() => localStorage.clear());

it('shows a chosen theme at once, and keeps it in storage and in a cookie', () => {
  setTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(getTheme()).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

it('leaves the choice to the system again', () => {
  setTheme('dark');
  setTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.cookie).toContain('theme=system');
});

it('takes rubbish for no choice', () => {
  localStorage.setItem('theme', 'purple');
  expect(getTheme()).toBe('system');
});
