import { expect, it } from 'vitest';
import { plainText } from './html-text.ts';

it.each([
  ['30&deg;C &plusmn; 2 &times; 10&minus;3', '30°C ± 2 × 10−3'],
  ['&alpha;&rarr;&Omega;, &rsquo;s &hellip; &ne; &le;', 'α→Ω, ’s … ≠ ≤'],
  ['&lt;b&gt; &amp;amp; &#39;&#x27; &quot;&nbsp;a', "<b> &amp; '' \" a"],
  ['&nothing; &constructor; a&b', '&nothing; &constructor; a&b'],
  ['<p>one</p><p>two<br>three</p>', 'one\ntwo\nthree'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
