import { expect, it } from 'vitest';
import { drawTyped } from './index.ts';

/** The drawing without what only the browser needs. */
const drawn = (kind: 'number' | 'expression' | 'set', typed: string) =>
  drawTyped(kind, typed)?.replace(/<\/?(?:math|mrow|mn|mi|mo|mtext)(?: [^>]*)?>|&#82[89]\d;/g, '');

it.each([
  ['number', '1.50', '1.50'],
  ['number', '-2/3', '<mfrac>−23</mfrac>'],
  ['number', '9.8 ms^-2', '9.8\u00a0ms⁻²'],
  ['number', '3.0e8', '3.0×<msup>108</msup>'],
  ['number', 'N2,500', '₦2,500'],
  ['number', '½', '<mfrac>12</mfrac>'],
  ['expression', 'x^2-50x', '<msup>x2</msup>−50x'],
  ['expression', 'sqrt(3)/2', '<mfrac><msqrt>3</msqrt>2</mfrac>'],
  ['expression', '2*3', '2×3'],
  ['expression', '(x+1)^2', '<msup>(x+1)2</msup>'],
  ['expression', 'a-(b-c)', 'a−(b−c)'],
  ['expression', 'sin 30°', 'sin(30°)'],
  ['expression', 'y >= 2x', 'y≥2x'],
  ['expression', 'f’(x) = 2x', "f'(x) =\u00a02x"],
  ['expression', 'dy/dx=6x', 'dy/dx=\u00a06x'],
  ['set', 'x = -4 or 7', '−4,7'],
] as const)('draws what was understood of a %s: %s', (kind, typed, shown) => {
  expect(drawn(kind, typed)).toBe(shown);
});

it.each([
  ['2 +', '2+▢'],
  ['2(x + 1', '2(x+1)'],
  ['sqrt(', '<msqrt>▢</msqrt>'],
  ['(5)/()', '<mfrac>5▢</mfrac>'],
])('leaves room for what is still to come: %s', (typed, shown) => {
  expect(drawn('expression', typed)).toBe(shown);
});

it('draws nothing that it cannot read, no words, and no markup of others', () => {
  expect(drawTyped('number', '3,5')).toBeNull();
  expect(drawTyped('word', 'osmosis')).toBeNull();
  expect(drawTyped('number', '5 <b>')).not.toContain('<b>');
});
