import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { harmless } from '../../../../platform/csv-line.ts';
import { letters } from '../../quiz.rules.ts';
import { readCsv, writeCsv } from './csv.ts';
import type { WritableQuestion } from './draft.ts';
import { readGift, writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';
import { readMoodle } from './read-moodle.ts';
import { readQti } from './read-qti.ts';
import { readText, writeText } from './text.ts';

const writeMoodleQuiz = (questions: readonly WritableQuestion[]) => writeMoodle({ title: 'T', questions });
const writeQtiPackage = (questions: readonly WritableQuestion[]) =>
  Buffer.from(writeQti({ title: 'T', questions })).toString('base64');

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
    ['qti', writeQtiPackage, readQti],
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
      explanation: 'Count.',
    });
    expect(faults.map(({ line }) => line)).toEqual([12, 14]);
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

/** The published structures as far as these exports use them: what may stand in an element, in this order. */

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Reads strictly: whatever is not well-formed throws. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

/** A name, its attributes (`?` for those that may be left out), and its children as a pattern over their names. */
type Grammar = Record<string, { attributes?: string; children?: RegExp }>;

const common = 'xmlns xmlns:xsi xsi:schemaLocation identifier';
const qtiGrammar: Grammar = {
  assessmentItem: {
    attributes: `${common} title adaptive timeDependent`,
    children: /^responseDeclaration (outcomeDeclaration )+itemBody responseProcessing (modalFeedback )*$/,
  },
  responseDeclaration: { attributes: 'identifier cardinality baseType', children: /^correctResponse (mapping )?$/ },
  correctResponse: { children: /^value $/ },
  outcomeDeclaration: { attributes: 'identifier cardinality baseType', children: /^(defaultValue )?$/ },
  defaultValue: { children: /^value $/ },
  value: {},
  mapping: { attributes: 'defaultValue', children: /^(mapEntry )+$/ },
  mapEntry: { attributes: 'mapKey mappedValue caseSensitive' },
  itemBody: { children: /^(choiceInteraction |p p )$/ },
  textEntryInteraction: { attributes: 'responseIdentifier expectedLength' },
  choiceInteraction: {
    attributes: 'responseIdentifier shuffle maxChoices',
    children: /^(prompt )?(simpleChoice )+$/,
  },
  prompt: {},
  simpleChoice: { attributes: 'identifier' },
  responseProcessing: { attributes: 'template?', children: /^(responseCondition |setOutcomeValue )*$/ },
  responseCondition: { children: /^responseIf (responseElseIf )*(responseElse )?$/ },
  responseIf: { children: /^(match |equal |gt )(setOutcomeValue )*$/ },
  equal: {
    attributes: 'toleranceMode tolerance includeLowerBound includeUpperBound',
    children: /^variable correct $/,
  },
  gt: { children: /^mapResponse baseValue $/ },
  mapResponse: { attributes: 'identifier' },
  responseElse: { children: /^(setOutcomeValue )*$/ },
  match: { children: /^variable correct $/ },
  variable: { attributes: 'identifier' },
  correct: { attributes: 'identifier' },
  setOutcomeValue: { attributes: 'identifier', children: /^baseValue $/ },
  baseValue: { attributes: 'baseType' },
  modalFeedback: { attributes: 'outcomeIdentifier identifier showHide', children: /^p $/ },
  p: { children: /^(textEntryInteraction )?$/ },
  assessmentTest: { attributes: `${common} title`, children: /^(outcomeDeclaration )*(testPart )+$/ },
  testPart: { attributes: 'identifier navigationMode submissionMode', children: /^(assessmentSection )+$/ },
  assessmentSection: { attributes: 'identifier title visible', children: /^(assessmentItemRef )+$/ },
  assessmentItemRef: { attributes: 'identifier href' },
  manifest: { attributes: common, children: /^metadata organizations resources $/ },
  metadata: { children: /^schema schemaversion $/ },
  schema: {},
  schemaversion: {},
  organizations: {},
  resources: { children: /^(resource )+$/ },
  resource: { attributes: 'identifier type href', children: /^(file )+(dependency )*$/ },
  file: { attributes: 'href' },
  dependency: { attributes: 'identifierref' },
};

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

function faultsOf(grammar: Grammar, { name, attributes, children }: Element): string[] {
  const rule = grammar[name];
  if (!rule) return [`unknown element ${name}`];
  const named = (rule.attributes ?? '').split(' ').filter(Boolean);
  const required = named.filter((attribute) => !attribute.endsWith('?'));
  const allowed = named.map((attribute) => attribute.replace('?', ''));
  const order = children.map((child) => `${child.name} `).join('');
  return [
    ...required.filter((attribute) => !(attribute in attributes)).map((one) => `${name} lacks ${one}`),
    ...Object.keys(attributes).flatMap((one) => (allowed.includes(one) ? [] : [`${name} has ${one}`])),
    ...((rule.children ?? /^$/).test(order) ? [] : [`${name} holds ${order}`]),
    ...children.flatMap((child) => faultsOf(grammar, child)),
  ];
}

const find = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...find(child, name)]);

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

describe('the QTI 2.1 package', () => {
  const files = Object.fromEntries(
    Object.entries(unzipSync(writeQti({ title, questions }))).map(([name, bytes]) => [name, parse(strFromU8(bytes))]),
  );
  const file = (name: string) => files[name] as Element;

  it('keeps to the structure of the standard in every file', () => {
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', 'item-1.xml', 'item-2.xml', 'test.xml']);
    for (const root of Object.values(files)) expect(faultsOf(qtiGrammar, root)).toEqual([]);
  });

  it('does so with typed questions', () => {
    const typed = Object.values(unzipSync(writeQti({ title, questions: typedQuestions })));
    for (const bytes of typed) expect(faultsOf(qtiGrammar, parse(strFromU8(bytes)))).toEqual([]);
  });

  it('names every file once, under identifiers that are unique and well-formed', () => {
    const resources = find(file('imsmanifest.xml'), 'resource');
    expect(resources.map(({ attributes }) => attributes.href).sort()).toEqual(['item-1.xml', 'item-2.xml', 'test.xml']);
    for (const { attributes, children } of resources) {
      expect(children[0]?.attributes.href).toBe(attributes.href);
      expect(attributes.type).toBe(attributes.href === 'test.xml' ? 'imsqti_test_xmlv2p1' : 'imsqti_item_xmlv2p1');
    }
    const test = file('test.xml');
    const ids = [test, ...['testPart', 'assessmentSection', 'assessmentItemRef'].flatMap((name) => find(test, name))];
    const identifiers = ids.map(({ attributes }) => attributes.identifier ?? '');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/);
    expect(test.attributes.title).toBe(title);
  });

  it('holds the words as they are, the key, and the explanation only where there is one', () => {
    const [plain, explained] = [file('item-1.xml'), file('item-2.xml')];
    expect(find(plain, 'prompt')[0]?.text).toBe('<b>& “Ẹ̀kọ́”?');
    expect(find(plain, 'simpleChoice').map(({ attributes, text }) => [attributes.identifier, text])).toEqual([
      ['A', '"a"'],
      ['B', 'b < c'],
    ]);
    expect(find(plain, 'correctResponse')[0]?.children[0]?.text).toBe('B');
    expect(find(plain, 'responseProcessing')[0]?.attributes.template).toMatch(/rptemplates\/match_correct$/);
    expect(find(plain, 'modalFeedback')).toEqual([]);
    const [feedback] = find(explained, 'modalFeedback');
    expect(feedback?.children[0]?.text).toBe('Because & so.');
    const declared = find(explained, 'outcomeDeclaration').map(({ attributes }) => attributes.identifier);
    expect(declared).toContain(feedback?.attributes.outcomeIdentifier);
  });
});

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

  it('holds text as text, in a category of the quiz’s name', () => {
    const texts = find(quiz, 'text').map(({ text }) => text);
    expect(texts[0]).toBe('$course$/top/A//B "tests" & <more>');
    expect(texts).toContain('<b>& “Ẹ̀kọ́”?');
    expect(texts).toContain('Because & so.');
  });
});
