import { describe, expect, it } from 'vitest';
import type { Imported } from './draft.ts';
import { readGift } from './gift.ts';
import { wordsOfHtml } from './html-words.ts';
import { readQti } from './qti/read-qti.ts';
import { readMoodle } from './read-moodle.ts';

const missing = 'The question has a picture that isn’t in the file';
const amongAnswers = 'The question has pictures among its answers, which we can’t take';
/** What a picture is, is not for who reads the file to say. */
const dot = Buffer.from('a picture').toString('base64');

describe('what words cannot say', () => {
  it.each([
    ['<img alt="of nothing">', 'a picture'],
    ['<svg/>', 'a picture'],
    ['<audio src="x.mp3"></audio>', 'a recording'],
    ['<object type="audio/mpeg" data="x.mp3"/>', 'a recording'],
    ['<iframe src="//video"></iframe>', 'a video or something else embedded'],
    ['<math><mi>x</mi></math>', 'a formula in MathML'],
    ['<a href="@@PLUGINFILE@@/x.pdf">this</a>', 'a file attached'],
    ['<p>&lt;img&gt; is an element</p>', null],
  ])('of %s is named', (html, lack) => {
    expect(wordsOfHtml(html).lack).toBe(lack);
  });

  it('is not what a picture of a formula says itself', () => {
    const html = 'Solve <img class="equation_image" data-equation-content="x^2=4" src="/x">.';
    expect(wordsOfHtml(html)).toEqual({ text: 'Solve $x^2=4$.', lack: null, pictures: [] });
  });

  it('is not a power, whose place is said, nor the cells of a table', () => {
    expect(wordsOfHtml('x<sup>-12</sup> + 2<sup>n+1</sup>, the 1<sup>st</sup>').text).toBe('x⁻¹² + 2^(n+1), the 1st');
    expect(wordsOfHtml('<tr><td>a</td><td>b</td></tr>').text).toBe('a b');
  });
});

const wordsOf = ({ pictures }: Imported) => pictures?.map(({ bytes }) => Buffer.from(bytes).toString());

describe('a picture of a question', () => {
  const moodle = (asked: string, option = 'yes', explanation = '', format = 'html', files = '') =>
    readMoodle(`<quiz><question type="multichoice"><questiontext format="${format}"><text><![CDATA[${asked}]]></text>${files}</questiontext>
      <generalfeedback format="html"><text><![CDATA[${explanation}]]></text></generalfeedback><single>true</single>
      <answer fraction="100" format="html"><text><![CDATA[${option}]]></text></answer><answer fraction="0" format="html"><text>no</text></answer></question></quiz>`);
  const img = '<img src="@@PLUGINFILE@@/x.png" alt="">';

  const file = `<file name="x y.png" path="/" encoding="base64">${dot}</file>`;

  it('comes along from Moodle XML, with what it shows', () => {
    const read = moodle(
      '<p>What is this? <img src="@@PLUGINFILE@@/x%20y.png" alt="A &amp; B"></p>',
      'yes',
      '',
      'html',
      file,
    );
    expect(read).toMatchObject({ faults: [], questions: [{ question: 'What is this?' }] });
    expect(read.pictures).toMatchObject([{ of: 0, alt: 'A & B' }]);
    expect(wordsOf(read)).toEqual(['a picture']);
  });

  it('may stand in the text itself', () => {
    const read = moodle(`<p>What is this? <img alt='x' src='data:image/png;base64,${dot}'></p>`);
    expect(wordsOf(read)).toEqual(['a picture']);
    const gift = readGift(
      `[html]What is this? <img src\\="data\\:image/png;base64,${dot.replaceAll('=', '\\=')}"> {=yes ~no}`,
    );
    expect(gift).toMatchObject({ faults: [], pictures: [{ of: 0 }] });
  });

  it('keeps the question out where it is not there, is elsewhere, is not the only one or is an answer', () => {
    expect(moodle(`<p>What is this? ${img}</p>`)).toMatchObject({
      questions: [],
      faults: [{ line: 1, message: missing }],
    });
    expect(moodle('What? <img src="https://example.org/x.png">').faults).toMatchObject([
      { message: 'The question has a picture on another site, which we can’t take' },
    ]);
    expect(moodle(`${img} or ${img}?`).faults).toMatchObject([
      { message: 'The question has more than one picture, which we can’t take' },
    ]);
    expect(moodle('Which?', img)).toMatchObject({ questions: [], faults: [{ message: amongAnswers }] });
    expect(moodle('What is ![this](@@PLUGINFILE@@/x.png)?', 'yes', '', 'markdown').faults).toMatchObject([
      { message: 'The question has a picture, which we can’t take' },
    ]);
  });

  it('is none where HTML is only spoken of', () => {
    expect(moodle('What does <img> do?', 'yes', '', 'plain_text')).toMatchObject({
      faults: [],
      questions: [{ question: 'What does <img> do?' }],
    });
  });

  it('is not in GIFT', () => {
    const faultsOf = (text: string) => readGift(text).faults;
    expect(faultsOf('[html]<p>What is this? <img src\\="x.png"></p> {=yes ~no}')).toMatchObject([{ message: missing }]);
    expect(faultsOf('[html]Which? {=<img src\\="x.png"> ~no}')).toMatchObject([{ message: amongAnswers }]);
    expect(faultsOf('What? <img src\\="@@PLUGINFILE@@/x.png"> {=yes ~no}')).toMatchObject([{ message: missing }]);
  });

  it('but GIFT is read as words where it says so, and as it stands where it says nothing', () => {
    const asked = (text: string) => readGift(text).questions;
    expect(asked('[html]<p>What is <b>this</b>?</p> {=<i>yes</i> ~no}')).toMatchObject([
      { question: 'What is this?', options: [{ text: 'yes' }, { text: 'no' }] },
    ]);
    expect(asked('What does <img src\\="x.png"> do? {=yes ~no}')).toMatchObject([
      { question: 'What does <img src="x.png"> do?' },
    ]);
  });

  it('in QTI', () => {
    const item = (text: string) =>
      readQti(`<assessmentItem><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>
        <itemBody>${text}<choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">yes</simpleChoice><simpleChoice identifier="b">no</simpleChoice></choiceInteraction></itemBody></assessmentItem>`);
    expect(item('<p>What? <img src="x.png" alt="x"/></p>').faults).toMatchObject([{ message: missing }]);
    const inside = item(`<p>What? <object data="data:image/png;base64,${dot}" type="image/png">A dot</object></p>`);
    expect(inside).toMatchObject({ faults: [], pictures: [{ of: 0 }] });
    expect(item('<p>What? <object data="x.mp3" type="audio/mpeg"/></p>').faults).toMatchObject([
      { message: 'The question has a recording, which we can’t take' },
    ]);
    const tex = '<annotation encoding="application/x-tex">x^2</annotation>';
    expect(item(`<p>Is <m:math xmlns:m="m"><m:mi>x</m:mi>${tex}</m:math> even?</p>`).questions).toMatchObject([
      { question: 'Is $x^2$ even?' },
    ]);
  });

  it('in an explanation costs the explanation that picture, which is told', () => {
    expect(moodle('Which?', 'yes', `As here: ${img}`)).toMatchObject({
      questions: [{ question: 'Which?', explanation: 'As here:' }],
      faults: [{ line: 1, message: 'We left a picture out of its explanation' }],
    });
  });
});
