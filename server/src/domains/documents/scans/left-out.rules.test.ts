import { expect, it } from 'vitest';
import { leftOutNotice } from './left-out.rules.ts';

const pages = (state: 'read' | 'refused' | 'failed' | 'waiting', ...numbers: number[]) =>
  numbers.map((number) => ({ number, state }));

it('says nothing where every page is there', () => {
  expect(leftOutNotice(pages('read', 1, 2))).toBeNull();
});

it('names the pages that are not', () => {
  expect(leftOutNotice([...pages('read', 1), ...pages('refused', 2)])).toBe(
    'Page 2 isn’t in here: its picture wasn’t read.',
  );
  expect(leftOutNotice([...pages('failed', 61, 62, 63), ...pages('refused', 3, 7)])).toBe(
    'Pages 3, 7 and 61–63 aren’t in here: their pictures weren’t read.',
  );
});

it('counts those that come later', () => {
  expect(leftOutNotice(pages('waiting', 4, 5))).toBe('We’re still reading 2 pages that are pictures.');
});
