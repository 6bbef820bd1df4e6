import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';
import { spokenMath } from './spoken-math.ts';

const page = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};
const spoken = (math: string) => spokenMath(page(`<math>${math}</math>`).firstElementChild!);
const read = (html: string) => sentencesIn(page(html)).map(({ text }) => text);

describe('a formula is spoken as words', () => {
  it.each([
    [
      '<msup><mi>x</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>x</mi><mo>+</mo><mn>3</mn><mo>=</mo><mn>0</mn>',
      'x squared minus 4 x plus 3 equals 0',
    ],
    ['<mfrac><mn>1</mn><mn>2</mn></mfrac>', 'a half'],
    ['<mfrac><mi>a</mi><mi>b</mi></mfrac>', 'a over b'],
    ['<mfrac><mrow><mo>−</mo><mi>b</mi></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>', 'minus b , all over 2 a ,'],
    ['<msqrt><mn>3</mn></msqrt>', 'the square root of 3'],
    ['<msup><mn>30</mn><mo>∘</mo></msup>', '30 degrees'],
    ['<mrow><mi>sin</mi><mo>⁡</mo><mi>θ</mi></mrow>', 'sine theta'],
    ['<msub><mi>v</mi><mn>0</mn></msub>', 'v sub 0'],
    [
      '<munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>k</mi>',
      'the sum from k equals 1 to n of k',
    ],
    ['<msup><mi>e</mi><mrow><mn>2</mn><mi>x</mi></mrow></msup>', 'e to the power 2 x'],
  ])('%s', (math, words) => expect(spoken(math)).toBe(words));
});

describe('a lesson is read sentence by sentence', () => {
  it('with its formulas where they stand', () => {
    const math = '<math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></semantics></math>';
    expect(read(`<h2>Roots</h2><p>Take ${math} first. Then <b>stop</b>.</p><ul><li>One</li></ul>`)).toEqual([
      'Roots',
      'Take x squared first.',
      'Then stop.',
      'One',
    ]);
  });
  it('without the answers of a check, figures and listings', () => {
    const check =
      '<section class="check"><div class="check-stem"><p>What is 2?</p></div><details><summary>A</summary><div><p>No.</p></div></details><p class="check-again">Tap another.</p></section>';
    expect(
      read(
        `${check}<pre><code>print(1)</code></pre><figure><svg><title>A curve</title></svg><figcaption>It falls.</figcaption></figure>`,
      ),
    ).toEqual(['What is 2?', 'It falls.']);
  });
  it('with its guess asked and its blanks open, and nothing told', () => {
    const guess =
      '<section class="guess"><p>Your guess?</p><ul><li>This</li><li>That</li></ul></section><section class="check guess-end"><details><summary>This</summary><p>No.</p></details></section>';
    const faded =
      '<section class="faded"><ol><li>Half is <span class="blank"><form><input value="9"></form></span>.<div class="faded-said"><div>✗ 8</div></div></li></ol><details><p>It is 9.</p></details></section>';
    expect(read(guess + faded)).toEqual(['Your guess?', 'Half is blank.']);
  });
  it('and each is marked where it stands', () => {
    const sentences = sentencesIn(page('<p>First one. Second <i>one</i> here.</p>'));
    expect(sentences.map(({ range }) => range.toString().trim())).toEqual(['First one.', 'Second one here.']);
  });
});
