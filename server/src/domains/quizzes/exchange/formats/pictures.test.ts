import { describe, expect, it } from 'vitest';
import { readGift } from './gift.ts';
import { wordsOfHtml } from './html-words.ts';
import { readQti } from './qti/read-qti.ts';
import { readMoodle } from './read-moodle.ts';

const picture = 'The question has a picture, which we can’t take';

describe('what words cannot say', () => {
  it.each([
    ['<img src="x.png">', 'a picture'],
    ['<svg/>', 'a picture'],
    ['<object data="x.png" type="image/png"></object>', 'a picture'],
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
    expect(wordsOfHtml(html)).toEqual({ text: 'Solve x^2=4.', lack: null });
  });

  it('is not a power, whose place is said, nor the cells of a table', () => {
    expect(wordsOfHtml('x<sup>-12</sup> + 2<sup>n+1</sup>, the 1<sup>st</sup>').text).toBe('x⁻¹² + 2^(n+1), the 1st');
    expect(wordsOfHtml('<tr><td>a</td><td>b</td></tr>').text).toBe('a b');
  });
});

describe('a question with a picture is named and not taken', () => {
  const moodle = (asked: string, option = 'yes', explanation = '', format = 'html') =>
    readMoodle(`<quiz><question type="multichoice"><questiontext format="${format}"><text><![CDATA[${asked}]]></text></questiontext>
      <generalfeedback format="html"><text><![CDATA[${explanation}]]></text></generalfeedback><single>true</single>
      <answer fraction="100" format="html"><text><![CDATA[${option}]]></text></answer><answer fraction="0" format="html"><text>no</text></answer></question></quiz>`);
  const img = '<img src="@@PLUGINFILE@@/x.png" alt="">';

  it('in Moodle XML', () => {
    expect(moodle(`<p>What is this? ${img}</p>`)).toMatchObject({
      questions: [],
      faults: [{ line: 1, message: picture }],
    });
    expect(moodle('Which?', img)).toMatchObject({ questions: [], faults: [{ message: picture }] });
    expect(moodle('What is ![this](@@PLUGINFILE@@/x.png)?', 'yes', '', 'markdown').faults).toMatchObject([
      { message: picture },
    ]);
    expect(moodle('What does <img> do?', 'yes', '', 'plain_text')).toMatchObject({
      faults: [],
      questions: [{ question: 'What does <img> do?' }],
    });
  });

  it('in GIFT that says it is HTML', () => {
    const faultsOf = (text: string) => readGift(text).faults;
    expect(faultsOf('[html]<p>What is this? <img src\\="x.png"></p> {=yes ~no}')).toMatchObject([{ message: picture }]);
    expect(faultsOf('[html]Which? {=<img src\\="x.png"> ~no}')).toMatchObject([{ message: picture }]);
    expect(faultsOf('What? <img src\\="@@PLUGINFILE@@/x.png"> {=yes ~no}')).toMatchObject([{ message: picture }]);
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
    expect(item('<p>What? <img src="x.png" alt="x"/></p>').faults).toMatchObject([{ message: picture }]);
    expect(item('<p>What? <object data="x.mp3" type="audio/mpeg"/></p>').faults).toMatchObject([
      { message: 'The question has a recording, which we can’t take' },
    ]);
    const tex = '<annotation encoding="application/x-tex">x^2</annotation>';
    expect(item(`<p>Is <m:math xmlns:m="m"><m:mi>x</m:mi>${tex}</m:math> even?</p>`).questions).toMatchObject([
      { question: 'Is x^2 even?' },
    ]);
  });

  it('but one in an explanation costs the explanation that picture, which is told', () => {
    expect(moodle('Which?', 'yes', `As here: ${img}`)).toMatchObject({
      questions: [{ question: 'Which?', explanation: 'As here:' }],
      faults: [{ line: 1, message: 'We left a picture out of its explanation' }],
    });
  });
});
