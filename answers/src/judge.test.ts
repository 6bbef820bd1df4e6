import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judge, type TypedKey } from './index.ts';

type Pair = TypedKey & { given: string; right: boolean };

/** Made by hand: right in many forms, near misses, domains, signs, units, separators. `npm run answers:check` reads them too. */
const pairs = JSON.parse(readFileSync(new URL('../pairs.json', import.meta.url), 'utf8')) as Pair[];

it('agrees with every pair that was made by hand', () => {
  const disagreed = pairs.filter(({ given, right, ...question }) => (judge(question, given).is === 'right') !== right);
  expect(pairs.length).toBeGreaterThan(300);
  expect(disagreed).toEqual([]);
});

it.each([
  ['number', '5 N', '5 J', { is: 'wrong', slip: 'unit' }],
  ['number', '5 N', '5', { is: 'wrong', slip: 'no unit' }],
  ['number', '-4', '4', { is: 'wrong', slip: 'sign' }],
  ['expression', 'x^2/2 + C', 'x^2/2', { is: 'wrong', slip: 'constant' }],
  ['expression', 'x^2/2 + C', 'x^2/2 + C - C', { is: 'wrong', slip: 'constant' }],
  ['expression', 'x^2/2 + C', 'x^2/2 + Cx', { is: 'wrong' }],
  ['set', '2, -3', '2', { is: 'wrong', slip: 'some missing' }],
  ['set', '2, -3', '2, -3, 1', { is: 'wrong', slip: 'too many' }],
] as const)('says what is wrong with a %s near %s: %s', (kind, key, given, verdict) => {
  expect(judge({ kind, key }, given)).toEqual(verdict);
});

it.each([
  ['number', '25', ['100', '-25'], '100', { is: 'wrong', known: 0 }],
  ['number', '25', ['100', '-25'], '-25.0', { is: 'wrong', slip: 'sign', known: 1 }],
  ['number', '25', ['100', '-25'], '24', { is: 'wrong' }],
  ['number', '25 m/s', ['90 m/s'], '90', { is: 'wrong', known: 0 }],
  ['number', '5 N', ['5'], '5', { is: 'wrong', slip: 'no unit', known: 0 }],
  ['number', '5 N', ['5'], '5 J', { is: 'wrong', slip: 'unit' }],
  ['expression', '(x+2)(x+3)', ['(x-2)(x-3)'], 'x^2-5x+6', { is: 'wrong', known: 0 }],
  ['word', 'osmosis', ['diffusion'], 'difusion', { is: 'wrong', known: 0 }],
] as const)('tells which known slip a %s is, for %s with %j: %s', (kind, key, nots, given, verdict) => {
  expect(judge({ kind, key, nots: [...nots] }, given)).toEqual(verdict);
});

it.each([
  ['3,5', 'comma'],
  ['1,25', 'comma'],
  ['  ', 'empty'],
  ['(2', 'bracket'],
  ['2 +', 'unfinished'],
  ['2 3', 'sign'],
  ['1/0', 'undefined'],
  ['3/(x+3)^2', 'no number'],
  ['18 + C', 'no number'],
  ['9'.repeat(400), 'too long'],
])('asks again for “%s”', (given, why) => {
  expect(judge({ kind: 'number', key: '5' }, given)).toEqual({ is: 'unread', why });
});

it.each([
  ['10+33i', '(4+5i)(5+2i)'],
  ['8', '16^(3/4)'],
  ['2-i', '5/(2+i)'],
])('asks again for %s where “%s” is not worked out, unless the key is not', (key, given) => {
  expect(judge({ kind: 'number', key }, given)).toEqual({ is: 'unread', why: 'open' });
  expect(judge({ kind: 'number', key: given }, given)).toEqual({ is: 'right' });
});

it('asks again where the line that the question gives was copied', () => {
  const working = { kind: 'simplify', begins: '2(x + 3) - x' } as const;
  const verdicts = ['2(x+3)-x', 'x+6'].map((given) => judge({ kind: 'expression', key: 'x+6', working }, given));
  expect(verdicts).toEqual([{ is: 'unread', why: 'open' }, { is: 'right' }]);
});

it('asks again for a unit of the same kind beside the one that is printed behind the field', () => {
  const verdicts = ['10 m', '10 cm', '10 kg'].map((given) =>
    judge({ kind: 'number', key: '10', behind: 'metres' }, given),
  );
  expect(verdicts).toEqual([{ is: 'right' }, { is: 'unread', why: 'other unit' }, { is: 'wrong', slip: 'unit' }]);
});

it('takes no direction for another that is part of the key', () => {
  const judged = ['20 N upwards', '20 N downwards'].map((given) =>
    judge({ kind: 'number', key: '20 N upwards' }, given),
  );
  expect(judged.map(({ is }) => is)).toEqual(['unread', 'unread']);
});

it('asks again where the key itself has too few values to compare', () => {
  expect(judge({ kind: 'expression', key: 'sqrt(-1 - x^2)' }, 'x')).toEqual({ is: 'unread', why: 'undefined' });
});

it('gives up on brackets that go too deep, and on powers of powers without harm', () => {
  const deep = `${'('.repeat(120)}x${')'.repeat(120)}`;
  expect(judge({ kind: 'expression', key: 'x' }, deep)).toEqual({ is: 'unread', why: 'too long' });
  expect(judge({ kind: 'expression', key: 'x' }, 'x^9^9^9^9^9').is).toBe('wrong');
});
