import { expect, it } from 'vitest';
import { withScripts } from './html-scripts.ts';

it.each([
  ['H<sub>2</sub>SO<sub>4</sub>', 'H₂SO₄'],
  ['Ca<sup>2+</sup> and x<sup>-12</sup>', 'Ca²⁺ and x⁻¹²'],
  ['x<sub><i>i</i></sub>, v<sub class="a">max</sub>', 'x_i, v_max'],
  ['2<sup>n+1</sup>, a<sub>n-1</sub>', '2^(n+1), a_(n-1)'],
  ['the 1<sup>st</sup>', 'the 1st'],
  ['<sub></sub><sup>open', '<sub></sub><sup>open'],
])('%s', (html, written) => {
  expect(withScripts(html)).toBe(written);
});

it('costs no more than its length, whatever is left open', () => {
  expect(withScripts('<sub>'.repeat(50_000))).toHaveLength(250_000);
});
