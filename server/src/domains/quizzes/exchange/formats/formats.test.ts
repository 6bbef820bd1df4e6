import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from '../../../../../test/packages.ts';
import { faultsOf, find, type Grammar, parse } from '../../../../../test/xml-structure.ts';
import { harmless } from '../../../../platform/csv-line.ts';
import { letters } from '../../quiz.rules.ts';
import { readCsv, writeCsv } from './csv.ts';
import type { WritableQuestion } from './draft.ts';
import { readGift, writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeCartridge } from './qti/cartridge.ts';
import { readQti } from './qti/read-qti.ts';
import { writeQti2 } from './qti/v2.ts';
import { writeQti3 } from './qti/v3.ts';
import { readMoodle } from './read-moodle.ts';
import { readText, writeText } from './text.ts';

const writeMoodleQuiz = (questions: readonly WritableQuestion[]) => writeMoodle({ title: 'T', questions });

describe('formats', () => {
  /** Words of many scripts with every sign that means something in a format. */
  const words = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(
          '=',
          '~',
          '#',
          '{',
          '}',
          ':',
          '\\',
          '\\n',
          '->',
          '%50%',
          '"',
          ',',
          ';',
          "'=",
          '//',
          '1.',
          'A)',
          'ẹ̀kọ́',
          '$x<2$',
          '&amp;',
          '[html]',
          'T',
        ),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => `x${parts.join(' ').replace(/[\p{Cc}\s]+/gu, ' ')}`.trim().slice(0, 200));
  const drafts = fc
    .record({
      text: words,
      options: fc.uniqueArray(words, { minLength: 2, maxLength: 4, selector: (text) => text.toLowerCase() }),
      pick: fc.nat(),
      explanation: fc.oneof(fc.constant(''), words),
    })
    .map(({ text, options, pick, explanation }) => ({ text, options, correct: pick % options.length, explanation }));

  it.each([
    ['text', writeText, readText],
    ['gift', writeGift, readGift],
    ['csv', writeCsv, readCsv],
    ['moodle', writeMoodleQuiz, readMoodle],
    ['qti', packed(writeQti2), readQti],
    ['qti3', packed(writeQti3), readQti],
    ['cartridge', packed(writeCartridge), readQti],
  ] as const)('%s gives back what was written', (_, write, read) => {
    fc.assert(
      fc.property(fc.array(drafts, { minLength: 1, maxLength: 5 }), (list) => {
        const { questions, faults } = read(write(list));
        expect(faults).toEqual([]);
        const back = questions.map(({ question: text, options, correct_answer, explanation }) => ({
          text,
          options: options.map((option) => option.text),
          correct: letters.indexOf(correct_answer ?? 'A'),
          explanation,
        }));
        expect(back).toEqual(list);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['text', readText],
    ['gift', readGift],
    ['csv', readCsv],
    ['moodle', readMoodle],
    ['qti', readQti],
  ] as const)('%s survives any input', (_, read) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (content) => {
        const { questions, faults } = read(content);
        expect(questions.length + faults.length).toBeGreaterThan(0);
      }),
    );
  });

  it('text takes every way to letter an option, and lines that go on', () => {
    const content =
      '1. What is\nosmosis?\nA. Movement\nof water\nB- Heat\nc: Light\nD) Sound\nCorrect: a\nExplanation: Water\nmoves.';
    expect(readText(content)).toEqual({
      questions: [
        {
          question: 'What is osmosis?',
          options: [{ text: 'Movement of water' }, { text: 'Heat' }, { text: 'Light' }, { text: 'Sound' }],
          correct_answer: 'A',
          explanation: 'Water moves.',
        },
      ],
      faults: [],
    });
  });

  it('gift reads what Moodle writes, and says what it cannot take', () => {
    const content = [
      '// a comment',
      '$CATEGORY: $course$/Biology',
      '',
      '::Q1::[html]Two plus two {=4#yes! ~5#no ~%0%22 ####Count.}',
      '',
      'The sun rises in the east.{T}',
      '',
      'Grass is {=green ~red} in spring.',
      '',
      'Who wrote it? {=Achebe =Chinua Achebe}',
      '',
      'Match {=a -> b =c -> d}',
      '',
      'Two right {~%50%a ~%50%b ~c}',
    ].join('\n');
    const { questions, faults } = readGift(content);
    expect(questions.map(({ question: text, correct_answer }) => [text, correct_answer])).toEqual([
      ['Two plus two', 'A'],
      ['The sun rises in the east.', 'A'],
      ['Grass is _____ in spring.', 'A'],
      ['Who wrote it?', null],
    ]);
    expect(questions[0]).toMatchObject({
      options: [{ text: '4' }, { text: '5' }, { text: '22' }],
      explanation: 'Count.\nyes!',
      mistakes: ['', 'no', ''],
    });
    expect(faults.map(({ line }) => line)).toEqual([12, 14]);
  });

  it('gift is marked as HTML that shows the text, with formulas between Moodle’s brackets', () => {
    const list = [{ text: 'vector<int> v; $x$', options: ['[html]<b>', 'a\n  b'], correct: 0, explanation: '$a\\nu$' }];
    const written = writeGift(list);
    expect(written).toContain('[html]vector&lt;int&gt; v; \\\\(x\\\\) {');
    expect(written).toContain('=&\\#91;html]&lt;b&gt;');
    expect(readGift(written).questions).toMatchObject([
      { question: 'vector<int> v; $x$', options: [{ text: '[html]<b>' }, { text: 'a\n  b' }], explanation: '$a\\nu$' },
    ]);
  });

  it('gift does not take a percentage for a weight', () => {
    const list = [{ text: 'How much?', options: ['%50% of it', '%100% of it'], correct: 0, explanation: '' }];
    expect(readGift(writeGift(list)).questions).toMatchObject([
      { options: [{ text: '%50% of it' }, { text: '%100% of it' }], correct_answer: 'A' },
    ]);
  });

  it('csv takes other separators, columns in any order, and the answer by letter, number or words', () => {
    const content = 'Answer;Question;A;B\nB;One?;x;y\n1;Two?;x;y\ny;Three?;"x; z";y\nE;Four?;x;y\n';
    const { questions, faults } = readCsv(content);
    expect(questions.map(({ correct_answer }) => correct_answer)).toEqual(['B', 'A', 'B']);
    expect(faults).toEqual([{ line: 5, message: 'The right answer isn’t marked' }]);
  });

  it('T36 no cell of a CSV can be taken for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', "'=1"]) expect(harmless(text)).toBe(`'${text}`);
    expect(harmless('plain')).toBe('plain');
  });
});

const formatted = 'format';
const moodleGrammar: Grammar = {
  quiz: { children: /^(question )+$/ },
  question: {
    attributes: 'type',
    children:
      /^(category |name questiontext generalfeedback defaultgrade penalty hidden single shuffleanswers answernumbering correctfeedback partiallycorrectfeedback incorrectfeedback (answer ){2,4}|name questiontext generalfeedback defaultgrade penalty hidden (usecase (answer )+|(answer )+(units )?unitgradingtype unitpenalty showunits unitsleft ))$/,
  },
  category: { children: /^text $/ },
  name: { children: /^text $/ },
  questiontext: { attributes: formatted, children: /^text $/ },
  generalfeedback: { attributes: formatted, children: /^text $/ },
  correctfeedback: { attributes: formatted, children: /^text $/ },
  partiallycorrectfeedback: { attributes: formatted, children: /^text $/ },
  incorrectfeedback: { attributes: formatted, children: /^text $/ },
  answer: { attributes: 'fraction format', children: /^text feedback (tolerance )?$/ },
  tolerance: {},
  usecase: {},
  units: { children: /^(unit )+$/ },
  unit: { children: /^multiplier unit_name $/ },
  multiplier: {},
  unit_name: {},
  unitgradingtype: {},
  unitpenalty: {},
  showunits: {},
  unitsleft: {},
  feedback: { attributes: formatted, children: /^text $/ },
  text: {},
  defaultgrade: {},
  penalty: {},
  hidden: {},
  single: {},
  shuffleanswers: {},
  answernumbering: {},
};

const questions: WritableQuestion[] = [
  { text: '<b>&\u0001 “Ẹ̀kọ́”?', options: ['"a"', 'b < c'], correct: 1, explanation: '' },
  { text: 'Two\nlines', options: ['1', '2', '3', '4'], correct: 0, explanation: 'Because & so.' },
];
/** Each way in which a typed question goes out, with an explanation and without. */
const typedQuestions: WritableQuestion[] = (
  [
    { kind: 'number', key: '25 m/s', nots: ['100 m/s'] },
    { kind: 'number', key: '3.14', tolerance: '±0.01' },
    { kind: 'word', key: '"<Mali>"', also: ['Mali & so'], nots: ['Ghana'] },
  ] as const
).flatMap((typed) =>
  ['', 'Because & so.'].map((explanation) => ({
    ...{ text: 'How <much>?', options: [], correct: null, explanation },
    typed: { ...typed } as NonNullable<WritableQuestion['typed']>,
  })),
);
const title = 'A/B "tests" & <more>';

describe('Moodle XML', () => {
  const quiz = parse(writeMoodle({ title, questions }));

  it('keeps to what Moodle itself writes', () => {
    expect(faultsOf(moodleGrammar, quiz)).toEqual([]);
    const written = quiz.children.slice(1);
    expect(written.map(({ attributes }) => attributes.type)).toEqual(['multichoice', 'multichoice']);
    for (const question of written) {
      const fractions = find(question, 'answer').map(({ attributes }) => Number(attributes.fraction));
      expect(fractions.filter((fraction) => fraction === 100)).toHaveLength(1);
      expect(fractions.every((fraction) => fraction === 0 || fraction === 100)).toBe(true);
    }
  });

  it('does so with typed questions', () => {
    const typed = parse(writeMoodle({ title, questions: typedQuestions }));
    expect(faultsOf(moodleGrammar, typed)).toEqual([]);
    const kinds = typed.children.slice(1).map(({ attributes }) => attributes.type);
    expect([...new Set(kinds)]).toEqual(['numerical', 'shortanswer']);
  });

  it('holds HTML that shows the text, in a category of the quiz’s name', () => {
    const texts = find(quiz, 'text').map(({ text }) => text);
    expect(texts[0]).toBe('$course$/top/A//B "tests" & <more>');
    expect(texts).toContain('&lt;b&gt;&amp; “Ẹ̀kọ́”?');
    expect(texts).toContain('Two<br/>lines');
    for (const name of ['questiontext', 'generalfeedback', 'answer'])
      for (const { attributes } of find(quiz, name)) expect(attributes.format).toBe('html');
  });

  it('writes signs of XML in sections, since Moodle loses spaces between entities', () => {
    const [question] = questions;
    const written = writeMoodle({
      title,
      questions: [{ ...(question as WritableQuestion), options: ['<b> & "x"', '2'] }],
    });
    expect(written).toContain('<text><![CDATA[&lt;b&gt; &amp; &quot;x&quot;]]></text>');
  });

  it('has formulas between the brackets that Moodle looks for', () => {
    const list = [{ text: 'Solve $x^2 < 4$.', options: ['$x$', '$$y$$'], correct: 0, explanation: '' }];
    const written = writeMoodleQuiz(list);
    for (const formula of ['\\(x^2 &lt; 4\\)', '\\(x\\)', '\\[y\\]']) expect(written).toContain(formula);
    expect(readMoodle(written).questions).toMatchObject([
      { question: 'Solve $x^2 < 4$.', options: [{ text: '$x$' }, { text: '$$y$$' }] },
    ]);
  });
});
