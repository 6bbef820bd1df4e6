import { expect, it } from 'vitest';
import { cleared, type Key, press } from './calculate.ts';

const after = (keys: string) => [...keys].reduce((state, key) => press(state, key as Key), cleared);

it.each([
  ['10×82=', '820'],
  ['.1+.2=', '0.3'],
  ['2+3×4=', '20'],
  ['7−9=', '−2'],
  ['5±+8=', '3'],
  ['9÷4=', '2.25'],
  ['50%', '0.5'],
  ['12⌫', '1'],
  ['8+×2=', '16'],
  ['1+2=5', '5'],
  ['00.50', '0.50'],
])('%s shows %s', (keys, shown) => {
  expect(after(keys).shown).toBe(shown);
});

it('says what was worked out, and what cannot be', () => {
  expect(after('10×82=').line).toBe('10 × 82 =');
  expect(after('5÷0=').isFault).toBe(true);
  expect(after('5÷0=7').shown).toBe('7');
});
