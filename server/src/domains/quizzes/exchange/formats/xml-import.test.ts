import { SaxesParser } from 'saxes';
import { describe, expect, it, vi } from 'vitest';
import { readQti } from './qti/read-qti.ts';
import { writeQti2 } from './qti/v2.ts';
import { readMoodle } from './read-moodle.ts';

describe('QTI of other programs', () => {
  const item = (body: string, cardinality = 'single') => `<?xml version="1.0"?>
    <q:assessmentItem xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="x">
      <q:responseDeclaration identifier="R" cardinality="${cardinality}">
        <q:correctResponse><q:value>c2</q:value></q:correctResponse>
      </q:responseDeclaration>
      <q:itemBody>${body}</q:itemBody>
    </q:assessmentItem>`;
  const choices =
    '<q:choiceInteraction responseIdentifier="R"><q:simpleChoice identifier="c1">Salt</q:simpleChoice><q:simpleChoice identifier="c2"><q:b>Water</q:b></q:simpleChoice></q:choiceInteraction>';

  it('is read from one item, with the question in its body and names of any prefix', () => {
    const { questions, faults } = readQti(item(`<q:div><q:p>What is\n H<q:sub>2</q:sub>O?</q:p>${choices}</q:div>`));
    expect(faults).toEqual([]);
    expect(questions).toMatchObject([
      { question: 'What is H₂O?', options: [{ text: 'Salt' }, { text: 'Water' }], correct_answer: 'B' },
    ]);
  });

  it('says what cannot be read', () => {
    expect(readQti(item(choices, 'multiple')).faults).toMatchObject([
      { message: 'We can only read questions with one right answer' },
    ]);
    expect(readQti('no package').faults).toEqual([{ line: 1, message: 'This isn’t a package of questions' }]);
    const broken = writeQti2({ title: 'T', questions: [] });
    expect(readQti(Buffer.from(broken).toString('base64')).faults).toHaveLength(1);
  });
});

describe('Moodle XML of other programs', () => {
  it('of Moodle itself, with HTML, true or false and kinds that cannot be read, is read with its lines', () => {
    const { questions, faults } = readMoodle(`<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[<p>What is <b>H<sub>2</sub>O</b>&nbsp;&amp; so on?</p>]]></text></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>One.</p><p>Two.</p>]]></text></generalfeedback>
    <single>true</single>
    <answer fraction="0" format="html"><text>Salt</text></answer>
    <answer fraction="100" format="html"><text>&lt;p&gt;Water&lt;/p&gt;</text></answer>
  </question>
  <question type="truefalse">
    <questiontext format="html"><text>Water is wet.</text></questiontext>
    <answer fraction="100" format="moodle_auto_format"><text>true</text></answer>
    <answer fraction="0" format="moodle_auto_format"><text>false</text></answer>
  </question>
  <question type="essay"><questiontext><text>Discuss.</text></questiontext></question>
</quiz>`);
    expect(questions).toMatchObject([
      { question: 'What is H₂O & so on?', options: [{ text: 'Salt' }, { text: 'Water' }], explanation: 'One.\nTwo.' },
      { question: 'Water is wet.', options: [{ text: 'True' }, { text: 'False' }], correct_answer: 'A' },
    ]);
    expect(faults).toEqual([
      {
        line: 15,
        message: 'We can only read questions with one right answer, true or false, numbers and short answers',
      },
    ]);
  });

  it.each([
    ['<quiz><question>', 'This isn’t well-formed XML'],
    ['<!DOCTYPE quiz><quiz/>', 'We don’t read document type declarations'],
    ['<a>'.repeat(100_000), 'Elements are nested too deeply'],
    [`<quiz><question type="multichoice"><questiontext><text>${'&lt;'.repeat(100_000)}`, 'This isn’t well-formed XML'],
  ])('that is broken or hostile is refused with its reason', (content, message) => {
    expect(readMoodle(content).faults).toMatchObject([{ message }]);
  });

  it.each([
    ['moodle', readMoodle],
    ['qti', readQti],
  ])('%s is not read any further after its first fault', (_, read) => {
    const faults = vi.spyOn(SaxesParser.prototype, 'fail');
    expect(read(`<a>${'</'.repeat(1000)}`).faults).toMatchObject([{ message: 'This isn’t well-formed XML' }]);
    expect(faults).toHaveBeenCalledTimes(1);
    faults.mockRestore();
  });
});
