import { describe, expect, test } from 'vitest';
import { paperOf } from './fixtures.ts';
import type { Paper } from './paper.ts';

const asked = ({ questions }: Paper) => questions.map(({ number, text, marks }) => [number, text, marks]);
const stems = ({ questions }: Paper) => questions.map(({ stem }) => stem);
const doubts = ({ questions }: Paper) => questions.flatMap((question) => question.doubts);

describe('numbers and their parts', () => {
  test.each([
    ['glued', '1a. Define soil.\nb. Name its horizons.\n2a. Define loam.\nb. Name its uses.'],
    ['apart', '1 a) Define soil.\nb) Name its horizons.\n2 a) Define loam.\nb) Name its uses.'],
    ['in brackets', '1(a) Define soil.\n(b) Name its horizons.\n2 (a) Define loam.\n(b) Name its uses.'],
    ['said again', '1a. Define soil.\n1b. Name its horizons.\n2a. Define loam.\n2b. Name its uses.'],
    ['of several styles', '1. (a) Define soil.\nb) Name its horizons.\n2. a. Define loam.\n(b) Name its uses.'],
    ['without signs', '1. a Define soil.\nb Name its horizons.\n2. a Define loam.\nb Name its uses.'],
  ])('%s', (_, text) => {
    expect(asked(paperOf(text))).toEqual([
      ['1(a)', 'Define soil.', null],
      ['1(b)', 'Name its horizons.', null],
      ['2(a)', 'Define loam.', null],
      ['2(b)', 'Name its uses.', null],
    ]);
  });

  test('a label that is named in a sentence is no part', () => {
    const paper = paperOf('1a. Find x.\nb. Use your answer in (a) to find y.\nc. Which of a) and b) is larger?');
    expect(paper.questions.map(({ number }) => number)).toEqual(['1(a)', '1(b)', '1(c)']);
  });

  test('a list of another style stands inside of the question that it is handed back to', () => {
    const paper = paperOf('Q1. Judge this:\n1. All read.\n2. Ada does not.\nQ2. Define logic.');
    expect(paper.questions.map(({ number }) => number)).toEqual(['1', '2']);
  });

  test('the questions that follow a case are its parts', () => {
    const paper = paperOf(
      'QUESTION ONE\nRead the case and answer the questions that follow.\nA shop lost money.\na. Say why.\nb. Say what to do.\nQUESTION TWO\nDefine loss.',
    );
    expect(paper.questions.map(({ number }) => number)).toEqual(['1(a)', '1(b)', '2']);
  });

  test.each([
    ['a part is missing', '1. (a) Define soil.\n(c) Define loam.\n2. Define clay.', 'Part (b) is missing'],
    ['the last number stands inside', '1. Define soil.\n2. Define loam.\n3 define clay.', 'Number 3 may stand in it'],
    [
      'parts may be options',
      '1. Soil and loam differ.\nA. Soil of the river\nB. Loam of the field\n2. Define clay.',
      'We weren’t sure whether (A) to (B) are parts or options',
    ],
  ])('a doubt where %s', (_, text, doubt) => {
    expect(doubts(paperOf(text))).toContain(doubt);
  });
});

describe('marks', () => {
  test('a label that is said again is the same part', () => {
    const paper = paperOf(
      '1a(i) What is a bit? 2mks\n1a(ii) List five buses. 5mks\n1b. Explain booting. (9 marks)\n2(a)(i) Define RAM. [2 marks]\n2(a)(ii) Define ROM. [3 marks]',
    );
    expect(asked(paper)).toEqual([
      ['1(a)(i)', 'What is a bit?', 2],
      ['1(a)(ii)', 'List five buses.', 5],
      ['1(b)', 'Explain booting.', 9],
      ['2(a)(i)', 'Define RAM.', 2],
      ['2(a)(ii)', 'Define ROM.', 3],
    ]);
    expect([stems(paper).filter(Boolean), doubts(paper)]).toEqual([[], []]);
  });

  test('for each of some parts, with what they come to', () => {
    const paper = paperOf(
      '1. (a) Define soil. (4 marks)\n(b) Explain:\n(i) loam\n(ii) clay (2 marks each = 4 marks)\n(c) Name a tool. (7 marks)',
    );
    expect(asked(paper)).toEqual([
      ['1(a)', 'Define soil.', 4],
      ['1(b)(i)', 'loam', 2],
      ['1(b)(ii)', 'clay', 2],
      ['1(c)', 'Name a tool.', 7],
    ]);
  });

  test('behind the last part alone are those of the whole question', () => {
    const paper = paperOf('1. (a) Define soil.\n(b) Name its horizons.\n(20 marks)\n2. Define clay. (5 marks)');
    expect(asked(paper).map(([, , marks]) => marks)).toEqual([null, null, 5]);
    expect(stems(paper)).toEqual(['[20 marks]', '[20 marks]', null]);
  });

  test('on the line of the last part may be its own', () => {
    expect(doubts(paperOf('1. (a) Define soil.\n(b) Name its horizons. (7 marks)'))).toEqual([
      'The 7 marks may be for this part alone',
    ]);
  });

  test.each([
    ['each', '1. Write on:\n(a) soil\n(b) loam\n(5 marks each)'],
    ['each in the lead', '1. Write on these (5 marks each):\n(a) soil\n(b) loam'],
    ['without brackets', '1. (a) Define soil 5 marks\n(b) Define loam. 5mks'],
    ['far to the right', '1. (a) Define soil          5 marks\n(b) Define loam          5 marks'],
    ['with their sum', '1. (a) Define soil. (5 marks)\n(b) Define loam. (5 marks)\n[Total: 10 marks]'],
    ['broken by the page', '1. (a) Define soil. [5\nmarks]\n(b) Define loam. [5 marks]'],
  ])('%s', (_, text) => {
    expect(paperOf(text).questions.map(({ marks }) => marks)).toEqual([5, 5]);
  });

  test('above a table leave the text', () => {
    const [question] = paperOf('1. Find the mean of the table. 6 marks\n| x | 1 | 2 |\nShow your working.').questions;
    expect([question!.text, question!.marks]).toEqual([
      'Find the mean of the table.\nx | 1 | 2\nShow your working.',
      6,
    ]);
  });

  test('that are said of all questions, and of one', () => {
    const paper = paperOf(
      'Answer any two. Question 1 carries 30 marks, others carry 15 marks each.\n1. Define soil.\n2. Define loam.\n3. (a) Define clay.\n(b) Define sand.',
    );
    expect(paper.questions.map(({ marks }) => marks)).toEqual([30, 15, null, null]);
  });

  test('in a sentence are words of it', () => {
    const [question] = paperOf('1. How many of them had at least 40 marks').questions;
    expect([question!.text, question!.marks]).toEqual(['How many of them had at least 40 marks', null]);
  });
});

describe('either and or', () => {
  test('between parts', () => {
    const paper = paperOf('1. EITHER\n(a) Define soil.\nOR\n(b) Define loam.\n[20 marks]\n2. Define clay.');
    expect(asked(paper).slice(0, 2)).toEqual([
      ['1(a)', 'Define soil.', 20],
      ['1(b)', 'Define loam.', 20],
    ]);
    expect(stems(paper)[0]).toBe('Either 1(a) or 1(b)');
  });

  test('between questions', () => {
    const paper = paperOf('1. Define soil.\nOR\n2. Define loam.\n3. Define clay.');
    expect(stems(paper)).toEqual(['Either 1 or 2', 'Either 1 or 2', null]);
    expect(paper.unread).toEqual([]);
  });

  test('inside of a text they are words', () => {
    expect(asked(paperOf('1. Discuss soil.\nOR\nDiscuss loam.\n2. Define clay.'))[0]![1]).toBe(
      'Discuss soil. OR Discuss loam.',
    );
  });
});

describe('keys in one line', () => {
  const keys = (text: string) => paperOf(text).questions.map(({ key }) => key);
  const questions = '1. Differentiate sin x.\n2. Find 3 + 5.\n3. Find 1 + 1.\n';

  test('with figures', () => {
    expect(keys(`${questions}ANSWERS: 1. cos x 2. 8 3. 2`)).toEqual(['cos x', '8', '2']);
  });

  test('with parts', () => {
    const text = '1. Find (a) x (b) y.\n2. Find z.\nANSWERS\n1. (a) 4 (b) 3/(x - 2) 2. 7';
    expect(keys(text)).toEqual(['4', '3/(x - 2)', '7']);
  });
});

describe('what stands around', () => {
  test('behind “Good luck” nothing belongs to the last question', () => {
    const paper = paperOf('1. Who?\nA. Ada\nB. Bala\nGOOD LUCK\nDr. T. Okafor and Mrs. H. Danladi');
    expect(paper.questions[0]!.options.map(({ text }) => text)).toEqual(['Ada', 'Bala']);
    expect(paper.aside).toHaveLength(2);
  });

  test.each([
    ['beside the code', 'AGR 201: PRINCIPLES OF SOIL SCIENCE     2020/2021', 'PRINCIPLES OF SOIL SCIENCE'],
    ['below the code', 'LAW 203\nLAW OF CONTRACT I\nSecond Semester', 'LAW OF CONTRACT I'],
    ['nowhere', 'HIS 112 PAST QUESTIONS', null],
  ])('the title is the paper’s own: %s', (_, head, title) => {
    expect(paperOf(`${head}\n1. What is it?\n2. Who?`).title).toBe(title);
  });

  test.each([
    ['GST 101 C.B.T. PAST QUESTIONS', 'test'],
    ['GST 101 PAST QUESTIONS', 'examination'],
  ])('%s is of the kind %s', (head, kind) => {
    expect(paperOf(`${head}\n1. What is it?\n2. Who?`).kind).toBe(kind);
  });
});
