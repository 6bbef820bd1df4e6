import { judge } from '@akada/answers';
import type { PaperQuestion } from '@akada/contract';
import { describe, expect, it } from 'vitest';
import { typedOf } from './typed-key.rules.ts';

const asked = (answer: string, more: Partial<PaperQuestion> = {}) =>
  ({ options: [], answer, key_status: 'printed', ...more }) as unknown as PaperQuestion;
const kindOf = (answer: string) => typedOf(asked(answer), judge)?.kind ?? null;

describe('a key of a past paper that is typed', () => {
  it.each([
    ...['25', '-3.5', '25 m/s', '1,500', '₦2,500', 'N2,500', '3/4', '25%', '45°', 'x = 2', '2.5 x 10^3 J', '10 hours'],
    ...['9.8 m s⁻²', '√3', '0.05 mol/dm³', '≈ 3.2', '= 5', '12.', '4.2 kJ/kg K'],
  ])('is a number: %s', (answer) => expect(kindOf(answer)).toBe('number'));

  it.each(['2, -3', 'x = 2 or x = -3', '2 or 5', '{1, 2, 3}', '1; 4'])('is a set: %s', (answer) =>
    expect(kindOf(answer)).toBe('set'),
  );

  it.each(['x^2 - 50x', '2x + 3', '(x - 1)(x + 2)', 'y = 3x²', 'x > 3', 'sin x', 'n(n + 1)/2', 'F = ma'])(
    'is an expression: %s',
    (answer) => expect(kindOf(answer)).toBe('expression'),
  );

  it.each(['Photosynthesis', 'Isaac Newton', 'RAM', 'False'])('is a word: %s', (answer) =>
    expect(kindOf(answer)).toBe('word'),
  );

  it.each([
    ...['3,5', '5 (five)', '10 to 20', '2 in 5', 'A', 'H2O', 'x2 + 3x', 'NaCl + H2O', 'CH3COOH', 'TCP/IP', 'and/or'],
    ...['n-p-n', 'the rate of change of momentum', 'See diagram', 'none', 'Because it is hot', '2 apples and 3 pears'],
    ...['25 m/s since v = u + at', 'a\nb', 'x = 2, y = 3', '(i) 5 (ii) 7', ''],
  ])('is not sure, so the learner marks herself: %s', (answer) => expect(kindOf(answer)).toBeNull());

  it('is what its owner says it is', () => {
    expect(typedOf(asked('x2', { answer_kind: 'word' }), judge)).toEqual({ kind: 'word', key: 'x2' });
    expect(typedOf(asked('25', { answer_kind: 'own_words' }), judge)).toBeUndefined();
    expect(typedOf(asked('25', { answer_kind: 'number', key_status: 'model' }), judge)).toMatchObject({
      kind: 'number',
    });
  });

  it('has to be readable itself', () => {
    expect(typedOf(asked('3,5', { answer_kind: 'number' }), judge)).toBeUndefined();
  });

  it('is no model’s, and none beside options', () => {
    expect(typedOf(asked('25', { key_status: 'model' }), judge)).toBeUndefined();
    expect(typedOf(asked('25', { options: [{ id: 'a', label: 'A', text: '25' }] }), judge)).toBeUndefined();
  });
});
