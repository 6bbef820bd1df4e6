import { expect, it } from 'vitest';
import { linearFormulas } from './linear-formula.ts';

const line = (mathml: string) =>
  linearFormulas(`<p>so <math><semantics><mrow>${mathml}</mrow></semantics></math>.</p>`);

it.each([
  ['<msqrt><mfrac><mrow><mi>G</mi><mi>M</mi></mrow><mi>r</mi></mfrac></msqrt>', '√(GM/r)'],
  ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>', '(a + b)/2'],
  ['<msup><mrow><mo>(</mo><mi>A</mi><mo>∪</mo><mi>B</mi><mo>)</mo></mrow><mo>′</mo></msup>', '(A ∪ B)′'],
  ['<mi>M</mi><mo>=</mo><mo>{</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>}</mo>', 'M = {1,2}'],
  ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_1^2'],
  ['<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>', '∑_(k = 1)^n'],
  ['<mroot><mi>x</mi><mn>3</mn></mroot>', '3√x'],
])('%s', (mathml, text) => expect(line(mathml)).toBe(`<p>so ${text}.</p>`));
