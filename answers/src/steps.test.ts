import { expect, it } from 'vitest';
import { judge, mostSteps } from './judge.ts';
import { stepsTaken } from './steps.ts';
import type { TypedKey } from './verdict.ts';

const letters = 300;
const pieces =
  '1/ 1 a i x e( x x^ 2^.5^ 170! ° % - + +1 +x sin ½ √ x_1 (1,2), 1; 1, ±1, {1} kg m/s hypoose-ate osmosis . ! = < ( | 0.1+ ab cd^2 a/b+ 2.5x abcdefghijklm'.split(
    ' ',
  );
const filled = (piece: string, length: number) => piece.repeat(length).slice(0, length);
const texts = [
  ...pieces.map((piece) => filled(piece, letters)),
  ...pieces.map((piece, k) => filled(piece + pieces[(k * 7 + 3) % pieces.length], letters)),
];
const word = 'hypoaaaase '.repeat(27).trim();
const questions: TypedKey[] = [
  { kind: 'number', key: '25 m/s' },
  { kind: 'number', key: '1/3', form: 'exact', nots: ['1/4', '1/5', '1/6', '1/7'] },
  { kind: 'number', key: '3 + 4i' },
  { kind: 'expression', key: 'x^3/3 + x^2 + C', nots: ['x', 'x^2', 'x^3'] },
  { kind: 'expression', key: 'ln(x - 50)' },
  { kind: 'expression', key: 'z^2', domain: 'complex' },
  { kind: 'expression', key: 'x > 2' },
  { kind: 'expression', key: '0.5x + 0.25', form: 'expanded' },
  { kind: 'number', key: '0.75', form: 'exact' },
  { kind: 'expression', key: 'abcdfghj + klmnpqrs' },
  { kind: 'expression', key: '(x + 1)(x + 2)', form: 'factorised' },
  { kind: 'set', key: Array.from({ length: 24 }, (_, k) => `${k}x`).join(', ') },
  { kind: 'set', key: '2, 3', nots: ['4, 5', '1, 7'] },
  { kind: 'word', key: word, also: [word, 'osmosis'] },
];

const stepsOf = (question: TypedKey, typed: string) => {
  judge(question, typed);
  return stepsTaken();
};

it('T103 judges a hundred of the worst 300 letters of every kind within a hundred times what one may take', () => {
  for (const question of questions) {
    const worst = texts
      .map((typed) => stepsOf(question, typed))
      .sort((a, b) => b - a)
      .slice(0, 100);
    const sum = worst.reduce((all, steps) => all + steps, 0);
    // The step that would be one too many ends it.
    expect(sum, JSON.stringify(question)).toBeLessThanOrEqual(worst.length * (mostSteps + 1));
  }
});

it('T103 gives up on what takes too long, and says that it can’t be read', () => {
  const question: TypedKey = { kind: 'set', key: Array.from({ length: 24 }, (_, k) => `${k}x`).join(', ') };
  expect(judge(question, '°'.repeat(letters))).toEqual({ is: 'unread', why: 'too long' });
  expect(stepsTaken()).toBe(mostSteps + 1);
});

it('T103 takes at most twice the steps for twice the letters', () => {
  for (const question of questions) {
    // What the key and a text of one piece take, however long the rest is.
    const constant = Math.max(...pieces.map((piece) => stepsOf(question, piece)));
    for (const piece of pieces) {
      for (const half of [75, 150]) {
        const [once, twice] = [1, 2].map((times) =>
          stepsOf(question, piece.repeat(Math.floor(half / piece.length) * times)),
        );
        expect(twice, JSON.stringify([question.key, piece, half])).toBeLessThanOrEqual(2 * once! + constant);
      }
    }
  }
});

it('T103 says the same of what takes too long, whatever was judged before', () => {
  const question: TypedKey = { kind: 'expression', key: 'x^3/3 + x^2 + C', nots: ['x', 'x^2', 'x^3', 'x^4'] };
  const first = texts.map((typed) => [judge(question, typed), stepsTaken()]);
  expect(texts.map((typed) => [judge(question, typed), stepsTaken()])).toEqual(first);
});

it.each<[TypedKey, string]>([
  [{ kind: 'expression', key: 'ln(x - 50)' }, 'x'.repeat(letters)],
  [{ kind: 'number', key: '∞' }, '5'],
  [{ kind: 'set', key: '2, ∞' }, '2, 7'],
  [{ kind: 'set', key: '(2, ∞)', ordered: true }, '(2, 7)'],
])('what has no end is near nothing else: %j is not %s', (question, typed) => {
  expect(judge(question, typed).is).toBe('wrong');
  expect(judge(question, question.key).is).toBe('right');
});

it('reads a name that is said to be itself', () => {
  expect(judge({ kind: 'expression', key: 'x^2 - 50x' }, 'x = x = x')).toEqual({ is: 'wrong' });
});

it('keeps a number beyond all numbers beside the constant of an integral', () => {
  expect(judge({ kind: 'expression', key: 'x^2 + C' }, 'x^2 + C + 1e999').is).toBe('wrong');
});

it('holds a known slip against the key only where it is what was typed', () => {
  const key = '(x^2 + 7x - 6)*e^x + C';
  const nots = ['(x^2 + 11x + 12)*e^x + C', '(x^2 + 9x - 3)*e^x + C', '(x^2 + 7x + 6)*e^x + C'];
  const alone = stepsOf({ kind: 'expression', key }, 'x^3*e^x + C');
  // Once against each: the key is not judged by any of them.
  expect(stepsOf({ kind: 'expression', key, nots }, 'x^3*e^x + C')).toBeLessThan((nots.length + 1.5) * alone);
});
