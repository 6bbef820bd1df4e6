import { expect, it } from 'vitest';
import { applyTranslation, defineTexts, type Translation } from './define.ts';
import { commonTexts } from './en/common.ts';

/** A pretend language that shouts. */
const shouting: Translation = {
  common: { retry: 'AGAIN', days: (count) => `${count} DAYS` },
  shell: { newTerms: { read: 'READ THEM' } },
};

it('replaces texts in place, those with parameters too, and leaves English where it has nothing', () => {
  applyTranslation(shouting);
  expect(commonTexts.retry).toBe('AGAIN');
  expect(commonTexts.days(2)).toBe('2 DAYS');
  expect(commonTexts.minutes(5)).toBe('5m');
});

it('reaches the nested texts of a page that is opened later', async () => {
  applyTranslation(shouting);
  const { shellTexts } = await import('./en/shell.ts');
  expect(shellTexts.newTerms.read).toBe('READ THEM');
  expect(shellTexts.newTerms.accept).toBe('I agree');
});

it('leaves English where a translation gives another kind of thing', () => {
  const texts = defineTexts('careless' as never, { group: { text: 'text' }, make: (n: number) => `${n}` });
  applyTranslation({ careless: { group: 'a text', make: 'no function', unknown: 'x' } });
  expect(texts.group.text).toBe('text');
  expect(texts.make(1)).toBe('1');
  expect(texts).not.toHaveProperty('unknown');
});
