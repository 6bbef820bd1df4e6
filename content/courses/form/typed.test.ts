import { expect, it } from 'vitest';
import { judge } from '../../../answers/src/index.ts';
import { named } from './options.ts';
import { readTyped, typedKeyOf } from './typed.ts';

const lines = (text: string) => text.split('\n').map((line, index) => ({ text: line, at: index + 1 }));

const asked = `How far does it fall?

Number: 44.1 m
  Why: Half of $9.8$ times 9,
  which is 44.1.
  Calc: 9.8 * 9 / 2 = 44.1
  Figures: 3
Not: 88.2 m
  Why: You forgot the half.`;

it('reads a typed key with its notes and the slips below it', () => {
  const answer = readTyped(lines(asked))!;
  expect(answer).toMatchObject({ stem: 'How far does it fall?', kind: 'Number', stray: [] });
  expect(named(answer.key.notes, 'Why')[0]).toEqual({ text: 'Half of $9.8$ times 9, which is 44.1.', at: 4 });
  expect(answer.nots).toMatchObject([{ text: '88.2 m', at: 8 }]);
});

it('a typed key is judged as its notes say', () => {
  const key = typedKeyOf(readTyped(lines(asked))!);
  expect(judge(key, '44.1 m').is).toBe('right');
  expect(judge(key, '44.12 m')).toEqual({ is: 'wrong', slip: 'figures' });
});

it('the order of a pair counts, of a set it does not', () => {
  const keyOf = (kind: string) => typedKeyOf(readTyped(lines(`Where?\n${kind}: (2, 3)`))!);
  expect(judge(keyOf('Pair'), '(3, 2)').is).toBe('wrong');
  expect(judge(keyOf('Set'), '3, 2').is).toBe('right');
});

it('a unit that the question names need not be typed, and another one is not it', () => {
  const answer = readTyped(lines('How far, in metres?\nNumber: 12\n  Why: Twice six.\n  Unit: m'))!;
  expect(named(answer.key.notes, 'Why')[0]?.text).toBe('Twice six.');
  const key = typedKeyOf(answer);
  expect(judge(key, '12').is).toBe('right');
  expect(judge(key, '12 m').is).toBe('right');
  expect(judge(key, '12 kg')).toEqual({ is: 'wrong', slip: 'unit' });
  expect(judge(key, '1200 cm')).toEqual({ is: 'unread', why: 'other unit' });
});

it('a key says how it may be worked out', () => {
  const key = typedKeyOf(readTyped(lines('Solve it.\nNumber: 2\n  Working: equation\n  Begins: 2x + 3 = 7'))!);
  expect(key.working).toEqual({ kind: 'equation', begins: '2x + 3 = 7' });
  expect(judge(key, 'x = 2').is).toBe('right');
});

it('a question without a key is not typed', () => {
  expect(readTyped(lines('Which?\n- [x] this'))).toBeNull();
});
