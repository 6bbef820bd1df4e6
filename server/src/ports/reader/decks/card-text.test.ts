import { expect, it } from 'vitest';
import { cardText, isPictured } from './card-text.ts';

it.each([
  ['[latex]$x^2$[/latex]', '$x^2$'],
  ['Solve [latex]x^2 &lt; 4[/latex] now', 'Solve $x^2 < 4$ now'],
  ['[latex]The root of $a$<br>and $b$[/latex]', 'The root of $a$ and $b$'],
  ['[latex]\\[ a + b \\][/latex]', '$$a + b$$'],
  ['[$]m[/$], [$$]E = mc^2[/$$]', '$m$, $$E = mc^2$$'],
  ['\\(a\\) costs $5', '$a$ costs \\$5'],
  ['[latex]left open', '[latex]left open'],
  ['price $5 and $6', 'price $5 and $6'],
  ['x<sub>i</sub> of H<sub>2</sub>O', 'x_i of H₂O'],
])('%s is read as its words and our formulas', (html, front) => {
  expect(cardText(html, 'back').front).toBe(front);
});

it('says of a card with a formula on either side that both are Markdown', () => {
  expect(cardText('It costs $5', '[latex]x[/latex]')).toEqual({
    ...{ front: 'It costs \\$5', back: '$x$', hasFormulas: true },
  });
  expect(cardText('It costs $5', '6 $').hasFormulas).toBe(false);
});

it('knows a side that shows a picture', () => {
  expect(['<img src="x.png">', 'a<svg/>', '&lt;img&gt;', 'images'].map(isPictured)).toEqual([true, true, false, false]);
});
