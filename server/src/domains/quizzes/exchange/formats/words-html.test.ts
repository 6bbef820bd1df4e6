import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOfHtml } from './html-words.ts';
import { htmlOfWords } from './words-html.ts';

describe('words as HTML', () => {
  it('show code as it is written, with its lines and their indentation', () => {
    expect(htmlOfWords('vector<int> v;\nif (a<b && c>d)\n    return  "x";')).toBe(
      'vector&lt;int&gt; v;<br/>if (a&lt;b &amp;&amp; c&gt;d)<br/>&nbsp;&nbsp;&nbsp;&nbsp;return &nbsp;&quot;x&quot;;',
    );
  });

  it('have formulas where other programs look for them, and dollars that are none', () => {
    expect(htmlOfWords('If $a<b$ costs $5, $$x = 1$$ \\$6')).toBe('If \\(a&lt;b\\) costs $5, \\[x = 1\\] &#36;6');
  });

  it('give the same words back', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\p{Cc}\s$\\]+/gu, ' ')),
      fc.constantFrom('\n', '\n\n', '  ', '<b>', '&amp;', '&#36;', '&nbsp;', '<br/>', ']]>', 'x\n    if (a<b)'),
      fc.constantFrom('$x^2$', '$a<b$', '$$y$$', '\\$', '$5', '₦500', '<img>', 'C:\\new', '#', '\\frac{1}{2}'),
    );
    const texts = fc
      .array(piece, { maxLength: 6 })
      .map((pieces) => pieces.join(' ').replace(/ +\n/g, '\n').trim())
      // Brackets come back as dollars, which is the same formula.
      .filter((text) => !/\\[([]/.test(text));
    fc.assert(
      fc.property(texts, (text) => {
        expect(wordsOfHtml(htmlOfWords(text)).text).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
