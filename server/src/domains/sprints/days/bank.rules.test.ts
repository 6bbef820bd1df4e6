import { expect, it } from 'vitest';
import { drawQuestions } from './bank.rules.ts';

const levels = ['easy', 'medium', 'hard'] as const;
const bank = Array.from({ length: 12 }, (_, index) => ({
  id: `lesson#${index + 1}`,
  difficulty: levels[index % 3]!,
  about: index < 6 ? 'first' : 'second',
}));
const ids = (...args: Parameters<typeof drawQuestions<(typeof bank)[number]>>) =>
  drawQuestions(...args).map(({ id }) => id);

it('the same seed draws the same questions in the same order', () => {
  expect(ids(bank, 5, 'a')).toEqual(ids(bank, 5, 'a'));
});

it('another seed draws others', () => {
  const draws = new Set(Array.from({ length: 20 }, (_, seed) => ids(bank, 5, `seed ${seed}`).join()));
  expect(draws.size).toBeGreaterThan(15);
});

it('what was asked comes last, and of that the oldest first', () => {
  const asked = ids(bank, 10, 'a');
  const left = bank.map(({ id }) => id).filter((id) => !asked.includes(id));
  const again = ids(bank, 3, 'b', { asked });
  expect(again).toEqual(expect.arrayContaining(left));
});

it('every lesson of several has its turn', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const abouts = drawQuestions(bank, 6, seed).map(({ about }) => about);
    expect(abouts.filter((about) => about === 'first')).toHaveLength(3);
  }
});

it('who wishes for hard questions gets the hardest', () => {
  expect(drawQuestions(bank, 4, 'a', { difficulty: 'hard' }).map(({ difficulty }) => difficulty)).toEqual(
    Array.from({ length: 4 }, () => 'hard'),
  );
});

it('a bank that is too small is asked whole', () => expect(ids(bank, 50, 'a')).toHaveLength(12));
