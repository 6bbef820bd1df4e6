import { describe, expect, test } from 'vitest';
import { outline, paperOf } from './fixtures.ts';
import { linesOfText } from './from-text.ts';
import { readPapers } from './read-paper.ts';

const COURSES = [
  { code: 'MTH 101', title: 'Elementary Mathematics I (Algebra and Trigonometry)' },
  { code: 'MTH 102', title: 'Elementary Mathematics II (Calculus)' },
];

describe('numbers and options', () => {
  test.each([
    ['on one line', '1. What is 2 + 2? A. 3 B. 4 C. 5 D. 6\n2. What is 3 + 3? A. 5 B. 6 C. 7 D. 8'],
    ['a line each', '1) What is 2 + 2?\nA) 3\nB) 4\nC) 5\nD) 6\n2) What is 3 + 3?\nA) 5\nB) 6\nC) 7\nD) 8'],
    ['in a grid', 'Q1. What is 2 + 2?\nA. 3   C. 5\nB. 4   D. 6\nQ2. What is 3 + 3?\nA. 5   C. 7\nB. 6   D. 8'],
    ['without spaces', 'Question 1\nWhat is 2 + 2?\nA.3 B.4 C.5 D.6\nQuestion 2\nWhat is 3 + 3?\nA.5 B.6 C.7 D.8'],
    ['in one paragraph', '1. What is 2 + 2? A. 3 B. 4 C. 5 D. 6 2. What is 3 + 3? A. 5 B. 6 C. 7 D. 8'],
    ['with bare letters', '1. What is 2 + 2?\nA  3   B  4   C  5   D  6\n2. What is 3 + 3?\nA  5   B  6   C  7   D  8'],
    ['parted by signs', '1- What is 2 + 2? A. 3; B. 4; C. 5; D. 6\n2- What is 3 + 3? A. 5; B. 6; C. 7; D. 8'],
    [
      'with signs apart',
      '1. What is 2 + 2?\nA . 3   B . 4   C . 5   D . 6\n2. What is 3 + 3?\nA . 5   B . 6   C . 7   D . 8',
    ],
    ['in brackets', '(1) What is 2 + 2?\n(A) 3 (B) 4 (C) 5 (D) 6\n(2) What is 3 + 3?\n(A) 5 (B) 6 (C) 7 (D) 8'],
    ['behind a comma once', '1. What is 2 + 2?\nA. 3\nB. 4\nC. 5\nD. 6\n2, What is 3 + 3?\nA. 5\nB. 6\nC. 7\nD. 8'],
    ['behind bare numbers', '1 What is 2 + 2?\nA. 3\nB. 4\nC. 5\nD. 6\n2 What is 3 + 3?\nA. 5\nB. 6\nC. 7\nD. 8'],
  ])('%s', (_, text) => {
    expect(outline(paperOf(text))).toEqual([
      '1 What is 2 + 2? | A=3 | B=4 | C=5 | D=6',
      '2 What is 3 + 3? | A=5 | B=6 | C=7 | D=8',
    ]);
  });

  test('places in a law are options, and their brackets no marks', () => {
    const law = '1. Which section states it? A. section 44(3) B. section 162(2) C. section 1(2) D. section 14(3)';
    expect(outline(paperOf(law))).toEqual([
      '1 Which section states it? | A=section 44(3) | B=section 162(2) | C=section 1(2) | D=section 14(3)',
    ]);
  });

  test('columns side by side in plain text', () => {
    const left = ['1. What is 2 + 2?', 'A. 3', 'B. 4', '2. What is 3 + 3?', 'A. 5', 'B. 6'];
    const right = ['3. What is 4 + 4?', 'A. 7', 'B. 8', '4. What is 5 + 5?', 'A. 9', 'B. 10'];
    const text = left.map((line, at) => `${line.padEnd(30)}${right[at]}`).join('\n');
    expect(outline(paperOf(text)).map((line) => line.slice(0, 17))).toEqual([
      '1 What is 2 + 2? ',
      '2 What is 3 + 3? ',
      '3 What is 4 + 4? ',
      '4 What is 5 + 5? ',
    ]);
  });

  test('a list of steps inside of a question is none of the paper', () => {
    const paper = paperOf(
      '1. Which is first?\nA. one\nB. two\n2. Put in order:\n1. Heat it.\n2. Cool it.\n3. Stir it.\nA. 1, 2, 3\nB. 3, 2, 1\n3. Which is last?\nA. one\nB. two',
    );
    expect(paper.questions.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  test('statements I, II, III stay in the text', () => {
    const [line] = outline(paperOf('1. Which are even?\nI. 2\nII. 3\nIII. 4\nA. I only\nB. I and III\nC. II only'));
    expect(line).toBe('1 Which are even?\nI. 2\nII. 3\nIII. 4 | A=I only | B=I and III | C=II only');
  });

  test('abbreviations and initials are no options', () => {
    const text = '1. Who wrote it?\nA. A. B. Yusuf\nB. D. H. Bello, e.g. in 400 B.C.\nC. a man at 5 a.m.\nD. nobody';
    expect(outline(paperOf(text))).toEqual([
      '1 Who wrote it? | A=A. B. Yusuf | B=D. H. Bello, e.g. in 400 B.C. | C=a man at 5 a.m. | D=nobody',
    ]);
  });

  test.each([
    ['on one line', '1. Who?  (@ Ade  (b) Bola  © Chidi  (d) Dan'],
    ['on lines of their own', '1. Who?\n(@) Ade\n(b) Bola\n(© Chidi\n(d) Dan'],
  ])('letters that a photograph shows as other signs: %s', (_, text) => {
    expect(outline(paperOf(text))).toEqual(['1 Who? | a=Ade | b=Bola | c=Chidi | d=Dan']);
  });

  test('a price each, and a sign of its own, are no letters', () => {
    const text = '1. Three pens (@ N50 each) cost\nA. N100  B. N150  C. N200';
    expect(outline(paperOf(text))).toEqual(['1 Three pens (@ N50 each) cost | A=N100 | B=N150 | C=N200']);
  });

  test('parts of parts, with marks and what they share', () => {
    const { questions } = paperOf(
      'SECTION B: THEORY\nAnswer any four questions.\n1(a) Define a set. [2 marks]\n(b) State the theorem. (3 mks)\n2. Let f(x) = x².\n(a) Find f(5). (5)\n(b) (i) Sketch f. (2)\n(ii) Differentiate f. (2½ marks)',
    );
    expect(questions.map(({ number, text, marks, stem }) => [number, text, marks, stem])).toEqual([
      ['1(a)', 'Define a set.', 2, null],
      ['1(b)', 'State the theorem.', 3, null],
      ['2(a)', 'Find f(5).', 5, 'Let f(x) = x².'],
      ['2(b)(i)', 'Sketch f.', 2, 'Let f(x) = x².'],
      ['2(b)(ii)', 'Differentiate f.', 2.5, 'Let f(x) = x².'],
    ]);
    expect(questions[0]!.section).toBe('SECTION B: THEORY');
  });

  test('tasks behind letters are parts, and a list ends where a sentence begins', () => {
    const paper = paperOf(
      '1. Simplify the following:\n(a) 2x + 3x\n(b) 4(x - 2)\n2. Judge these:\n(i) Viruses are cells\n(ii) Fungi are plants\nWhich is right?\nA. i\nB. ii\nC. none',
    );
    expect(outline(paper)).toEqual([
      '1(a) 2x + 3x',
      '1(b) 4(x - 2)',
      '2 Judge these:\n(i) Viruses are cells\n(ii) Fungi are plants\nWhich is right? | A=i | B=ii | C=none',
    ]);
  });

  test('a paper without numbers is read by its options', () => {
    const set = (text: string) => `${text}\nA. one\nB. two\nC. three\n\n`;
    const paper = paperOf(`${set('BIO 101\n\nWhat is it?')}${set('Who is it?')}${set('Where is it?')}`);
    const options = ' | A=one | B=two | C=three';
    expect(outline(paper)).toEqual([`1 What is it?${options}`, `2 Who is it?${options}`, `3 Where is it?${options}`]);
    expect(paper.questions[1]!.doubts).toEqual(['We couldn’t read the number: probably 2']);
    expect(paper.course).toBe('BIO 101');
  });

  test('romans alone count questions', () => {
    expect(outline(paperOf('i. Define osmosis.\nii. Define diffusion.\niii. Define turgor.'))).toEqual([
      'i Define osmosis.',
      'ii Define diffusion.',
      'iii Define turgor.',
    ]);
  });

  test('a table that questions share, and the rows of it', () => {
    const { questions } = paperOf(
      '1. What is a table?\nUse the table below for questions 2–3.\n| x | 1 | 2 |\n| y | 4 | 5 |\n2. What is y when x is 2?\nA. 4\nB. 5\n3. Is y a multiple of x?\nA. Yes\nB. No\n4. Name a chair.',
    );
    const stem = 'Use the table below for questions 2–3.\nx | 1 | 2\ny | 4 | 5';
    expect(questions.map((question) => question.stem)).toEqual([null, stem, stem, null]);
  });

  test('true or false, and gaps', () => {
    const text =
      '1. The sun is a star. True/False\n2. ____ is the powerhouse of the cell.\nANSWERS\n1. True\n2. mitochondrion';
    expect(outline(paperOf(text))).toEqual([
      '1 The sun is a star. True/False | True=True | False=False | key True',
      '2 ____ is the powerhouse of the cell. | key mitochondrion',
    ]);
  });
});

const QUESTIONS =
  '1. What is 2 + 2?\nA. 3\nB. 4\nC. 5\n2. What is 3 + 3?\nA. 5\nB. 6\nC. 7\n3. What is 4 + 4?\nA. 8\nB. 9\nC. 10';

describe('keys', () => {
  test.each([
    ['ANSWERS 1. B 2. B 3. A'],
    ['ANSWER KEY\n1B 2B 3A'],
    ['Correct options: 1 B, 2 B, 3 A'],
    ['Answers to all questions: 1b 2b 3a'],
    ['1-B, 2-B, 3-A'],
    ['Marking Guide:\n1. B\n2. B\n3. A'],
    ['Answers\nNo  1  2  3\nAns  B  B  A'],
    ['KEY\n| No | Answer |\n| 1 | B |\n| 2 | B |\n| 3 | A |'],
    ['Answers: 1–3 BBA'],
    ['SOLUTIONS\n1. (B)\n2. 6\n3. A – since 4 + 4 = 8'],
  ])('at the end: %s', (key) => {
    const { questions, unread } = paperOf(`${QUESTIONS}\n\n${key}`);
    expect(questions.map((question) => [question.key, question.key_status])).toEqual([
      ['B', 'printed'],
      ['B', 'printed'],
      ['A', 'printed'],
    ]);
    expect(unread).toEqual([]);
  });

  test.each([
    [
      'below',
      '1. What is 2 + 2?\nA. 3\nB. 4\nAns: B\n2. What is 3 + 3?\nA. 6\nB. 5\nAnswer: A. Explanation: 3 + 3 = 6',
    ],
    ['beside', '1. What is 2 + 2? A. 3 B. 4 (Ans. B)\n2. What is 3 + 3? A. 6 B. 5 Ans: A'],
    ['by a star', '1. What is 2 + 2?\nA. 3\n*B. 4\n2. What is 3 + 3?\nA. 6*\nB. 5'],
    ['by bold letters', '1. What is 2 + 2?\nA. 3\n**B. 4**\n2. What is 3 + 3?\nA. **6**\nB. 5'],
  ])('%s', (_, text) => {
    expect(outline(paperOf(text))).toEqual([
      '1 What is 2 + 2? | A=3 | B=4 | key B',
      '2 What is 3 + 3? | A=6 | B=5 | key A',
    ]);
  });

  const ITEMS = ['1. What is 2 + 2?', 'A. 3', 'B. 4', 'C. 5', 'D. 6'];
  const withLine = (at: number, text: string) => ITEMS.map((line, place) => (place === at ? text : line)).join('\n');
  const inLine = (text: string) => `1. What is 2 + 2? ${text}`;

  test.each([
    ['a tick behind an option', withLine(2, 'B. 4 ✓')],
    ['a tick behind white', withLine(2, 'B. 4   ✔️')],
    ['a tick in front of a letter', withLine(2, '✓ B. 4')],
    ['a tick behind a letter', withLine(2, 'B. ✓ 4')],
    ['a tick behind an option in a line', inLine('A. 3 B. 4 ✓ C. 5 D. 6')],
    ['a star glued to the letter in a line', inLine('A. 3 *B. 4 C. 5 D. 6')],
    ['a letter between stars', inLine('A. 3 B. 4 C. 5 D. 6 *B*')],
    ['a letter in brackets', inLine('A. 3 B. 4 C. 5 D. 6 [B]')],
    ['a name in brackets without a sign', inLine('A. 3 B. 4 C. 5 D. 6   (Ans B)')],
    ['a name without a sign', inLine('A. 3 B. 4 C. 5 D. 6 Answer B')],
    ['a line without a sign', `${ITEMS.join('\n')}\nAns B`],
  ])('at the question: %s', (_, text) => {
    const paper = paperOf(text);
    expect(outline(paper)).toEqual(['1 What is 2 + 2? | A=3 | B=4 | C=5 | D=6 | key B']);
    expect(paper.questions[0]!.doubts).toEqual([]);
  });

  test.each([
    ['in brackets', '1. The opposite of hot is ____ (Ans: cold)'],
    ['behind a sentence', '1. The opposite of hot is ____ Ans: cold'],
  ])('in words beside a gap: %s', (_, text) => {
    expect(outline(paperOf(text))).toEqual(['1 The opposite of hot is ____ | key cold']);
  });

  test.each([
    ['a tick nearer to the next option', 'A. 3   ✓ B. 4   C. 5   D. 6', 'The mark may be for A or for B'],
    ['a letter that may be a name', 'A. iron B. salt C. fat D. vitamin [C]', 'Its answer may stand in the text'],
    ['a letter in round brackets', 'A. iron B. salt C. fat D. water (C)', 'Its answer may stand in the text'],
  ])('no key but a doubt: %s', (_, options, doubt) => {
    const [question] = paperOf(inLine(options)).questions;
    expect([question!.key, question!.doubts]).toEqual([null, [doubt]]);
  });

  test('in a file of its own', () => {
    const paper = paperOf(QUESTIONS, 'MTH 101 2023/2024 marking scheme\n1. B\n2. B\n3. A\n4. D');
    expect(paper.questions.map(({ key }) => key)).toEqual(['B', 'B', 'A']);
    expect(paper.course).toBe('MTH 101');
    expect(paper.unread).toEqual([{ text: '4. D', page: null }]);
  });

  const MIXED = `${QUESTIONS}\n4. The ruler of Benin is the ____.\n5. Nok is known for ____ figures.\n6. The year was ____.`;
  const MIXED_KEYS = ['B', 'B', 'A', 'Oba', 'terracotta', '1973'];

  test.each([
    ['below a title', 'GST 112 TEST 2022/2023 - MARKING GUIDE\n1. B\n2. B\n3. A\n4. Oba\n5. terracotta\n6. 1973'],
    ['by sections', 'GST 112 ANSWERS\nSection A\n1 B 2 B 3 A\nSection C\n4. Oba\n5. terracotta\n6. 1973'],
    ['without a title or signs', '1 B 2 B 3 A\n4 Oba\n5 terracotta\n6 1973'],
    ['letters in front and behind', '1. B\n2. B\n3. A\n4. Oba\n5. terracotta\n6. 1973\n7. C'],
  ])('letters and words in a file of its own: %s', (_, key) => {
    expect(paperOf(MIXED, key).questions.map((question) => question.key)).toEqual(MIXED_KEYS);
  });

  test('words alone are a key only below a title that says so', () => {
    const words = '1. Photosynthesis\n2. Osmosis\n3. Diffusion';
    const gaps = '1. ____ needs light.\n2. ____ moves water.\n3. ____ moves gas.';
    expect(paperOf(gaps, `BIO 101 marking scheme\n${words}`).questions.map(({ key }) => key)).toEqual([
      'Photosynthesis',
      'Osmosis',
      'Diffusion',
    ]);
    expect(outline(paperOf(`BIO 101\nWrite short notes on:\n${words}`))).toHaveLength(3);
    expect(outline(paperOf(`BIO 101 questions and answers\n${words}`))).toHaveLength(3);
  });

  test('an answer that was cancelled is a doubt and no key', () => {
    const { questions } = paperOf(
      '1. ____ is red.\n2. ____ is blue.\nANSWERS\n1. (cancelled, everybody gets the mark)\n2. Sky',
    );
    expect(questions.map(({ key, key_status, doubts }) => [key, key_status, doubts])).toEqual([
      [null, 'none', ['The key gives no answer: “(cancelled, everybody gets the mark)”']],
      ['Sky', 'printed', []],
    ]);
  });

  test('behind the names of sections', () => {
    const { questions } = paperOf(
      `SECTION A\n${QUESTIONS}\nSECTION C – TRUE OR FALSE\n1. Kano is old.\n2. Jos is low.\nANSWERS\nSection A: 1. B 2. B 3. A\nSection C: 1. T 2. F`,
    );
    expect(questions.map(({ key }) => key)).toEqual(['B', 'B', 'A', 'True', 'False']);
  });

  const set = (number: number) => `${number}. What is ${number}?\nA. x\nB. y\nC. z`;
  const SIX = [1, 2, 3, 4, 5, 6].map(set).join('\n');

  test.each([
    [
      'in the cells of a table',
      '| No | Key | No | Key | No | Key |\n| 1 | B | 3 | B/C | 5 | see note |\n| 2 | A | 4 |  | 6 | C |',
    ],
    ['in a row below another', 'No   1   2   3   4   5   6\nKey   B   A   B or C      see note   C'],
    ['in a line', '1. B  2. A  3. B/C  5. (cancelled)  6. C'],
    ['in rows of their own', '| No | Key |\n| 1 | B |\n| 2 | A |\n| 3 | B/C |\n| 4 |  |\n| 5 | see note |\n| 6 | C |'],
  ])('an odd one spoils only itself, and is a doubt: %s', (_, key) => {
    const { questions, unread } = paperOf(`${SIX}\nANSWERS\n${key}`);
    expect(questions.map((question) => question.key)).toEqual(['B', 'A', null, null, null, 'C']);
    expect(questions.map(({ doubts }) => doubts.length)).toEqual([0, 0, 1, 0, 1, 0]);
    expect(questions[2]!.doubts).toEqual(['The key says B or C: tap the right one']);
    expect(unread).toEqual([]);
  });

  test('a letter is no answer to a question without options, and a doubt', () => {
    const { questions } = paperOf(`${set(1)}\n${set(2)}\n3. What is 3? x y z\nANSWERS\n1. B\n2. A\n3. C`);
    expect([questions[2]!.key, questions[2]!.doubts[0]]).toEqual([null, 'The key says C, but we found no options']);
  });

  test('whose signs a photograph swallowed', () => {
    const { questions } = paperOf(`${SIX}\nANSWERS: 1. c 2. b 3. c 4b 5b 6. a`);
    expect(questions.map((question) => question.key)).toEqual(['C', 'B', 'C', 'B', 'B', 'A']);
  });

  test('by sections that count from one', () => {
    const section = (name: string) => `SECTION ${name}\n${QUESTIONS}`;
    const { questions } = paperOf(
      `${section('A')}\n${section('B')}\nANSWERS\nSECTION A\n1. A 2. B 3. C\nSECTION B\n1. C 2. B 3. A`,
    );
    expect(questions.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'C', 'B', 'A']);
  });
});

describe('doubts', () => {
  const doubts = (text: string) => paperOf(text).questions.map((question) => [question.number, ...question.doubts]);
  const item = (number: string, options = 'A. x\nB. y\nC. z') => `${number} What is it?\n${options}`;
  const list = (...numbers: string[]) => numbers.map((number) => item(number)).join('\n');

  test('a number is missing, or stands twice', () => {
    expect(doubts(list('1.', '2.', '4.'))).toEqual([['1'], ['2'], ['4', 'Number 3 is missing']]);
    expect(doubts(list('1.', '2.', '2.', '4.'))).toEqual([
      ['1'],
      ['2', 'Two numbers 2'],
      ['2', 'Two numbers 2', 'This may be number 3'],
      ['4'],
    ]);
  });

  test('an option is missing', () => {
    const text = [
      item('1.'),
      item('2.', 'A. x\nC. z'),
      item('3.', 'A. x\nB. y'),
      item('4.'),
      item('5.'),
      item('6.'),
      item('7.'),
    ];
    expect(doubts(text.join('\n')).slice(1, 3)).toEqual([
      ['2', 'No option B'],
      ['3', 'No option C'],
    ]);
  });

  test('a question among others with options has none, or has them in its text', () => {
    const essays = ['6. Define rent.', '7. Define wages.', '8. Define profit.', '9. Define interest.'].join('\n');
    const text = [item('1.'), item('2.'), '3. What is it?', item('4.'), item('5.'), essays].join('\n');
    expect(doubts(text).filter(([, ...said]) => said.length > 0)).toEqual([['3', 'No options']]);
    expect(doubts(`${item('1.')}\n| 2. | Rent is | a price | a tax |`)[1]).toEqual([
      '2',
      'Its options may stand in its text',
    ]);
  });

  test('a number is smudged', () => {
    const text =
      '1. What is it?\nA. x  B. y  C. z\n2/. And what is that?\nA. u  B. v  C. w\n3. Which is it?\nA. x  B. y  C. z';
    expect(doubts(text)).toEqual([['1'], ['2', 'The text runs on', 'We couldn’t read the number: probably 2'], ['3']]);
    expect(outline(paperOf(text))[1]).toBe('2 And what is that? | A=u | B=v | C=w');
  });

  test('a key that is no option, or two keys', () => {
    expect(doubts('1. What?\nA. x\nB. y\n2. Who?\nA. x\nB. y\nANSWERS\n1. E 2. B')[0]).toEqual([
      '1',
      'The key says E, but there’s no option E',
    ]);
    expect(doubts('1. What?\nA. x\nB. y\nAns: A\n2. Who?\nA. x\nB. y\nANSWERS\n1. B 2. B')[0]).toEqual([
      '1',
      'Two keys: B and A',
    ]);
  });

  test('a line that belongs to nothing stays to be assigned', () => {
    const { questions, unread } = paperOf('1. What is it?\nA. x\nB. y\n\nTake π as 22/7.\n\n2. Who?\nA. x\nB. y');
    expect(questions[0]!.options[1]!.text).toBe('y');
    expect(unread).toEqual([{ text: 'Take π as 22/7.', page: null }]);
  });
});

test.each([
  [
    'keys at the questions above',
    (text: string) => text.replaceAll('\nC. 5', '\nC. 5\nAns: B').replaceAll('\nC. 7', '\nC. 7\nAns: B'),
  ],
  ['a key at the end of each', (text: string) => `${text}\nANSWERS: 1B 2B 3A`],
])('another year in the same file is a doubt, and its key its own: %s', (_, first) => {
  const second = '1. Who?\nA. x\nB. y\n2. Where?\nA. x\nB. y\nAnswers: 1A 2A 3B';
  const { questions, year, unread } = paperOf(
    `STA 111 EXAM 2018/2019\n${first(QUESTIONS)}\n\nDept of Statistics\nSTA 111 EXAM 2019/2020\n${second}`,
  );
  expect(year).toBe('2018/2019');
  expect(questions.map(({ number, key }) => [number, key]).slice(0, 2)).toEqual([
    ['1', 'B'],
    ['2', 'B'],
  ]);
  expect(questions.slice(3).map(({ number, key, doubts }) => [number, key, ...doubts])).toEqual([
    ['1', 'A', 'Another paper may begin here: 2019/2020'],
    ['2', 'A'],
  ]);
  expect(unread).toEqual([{ text: '3. B', page: null }]);
});

describe('the head', () => {
  const head = (text: string) => {
    const [paper] = readPapers([{ name: 'a.txt', lines: linesOfText(`${text}\n1. What is it?\nA. x\nB. y`) }], COURSES);
    return [paper!.course, paper!.year, paper!.semester, paper!.kind];
  };
  test.each([
    [
      'UNIVERSITY OF IBADAN\nMTH 101\n2023/2024 Harmattan Semester Examination',
      'MTH 101',
      '2023/2024',
      'Harmattan',
      'examination',
    ],
    [
      'Elementary Mathematics II\nFirst semester, 2022/23 session\nMid-semester test',
      'MTH 102',
      '2022/2023',
      'First',
      'test',
    ],
    ['mth102 assignment, May 2021', 'MTH 102', '2021', null, 'exercise'],
    ['Rain semester\nXYZ 305: Things\nContinuous Assessment 2019/2020', 'XYZ 305', '2019/2020', 'Rain', 'test'],
    ['Nothing to say', null, null, null, null],
  ])('%s', (text, ...wanted) => {
    expect(head(text)).toEqual(wanted);
  });
});

test('page numbers and running lines are no part of a question', () => {
  const { questions, aside } = paperOf(
    'MTH 101\n1. What is it?\nA. x\nB. y\nPage 1 of 2\fMTH 101\n2. Who?\nA. x\nB. y\nPage 2 of 2\nGood luck!',
  );
  expect(outline({ questions } as never)).toEqual(['1 What is it? | A=x | B=y', '2 Who? | A=x | B=y']);
  expect(questions.map(({ page }) => page)).toEqual([1, 2]);
  expect(aside.map(({ text }) => text)).toEqual(['Page 1 of 2', 'MTH 101', 'Page 2 of 2', 'Good luck!']);
});

test('the foot of a typed page and who set the paper are no part of a question, and leave it its marks', () => {
  const { questions, aside } = paperOf(
    'POL 101\n1. Define power. (5 marks)\nPOL 101     Page 1     Please turn over\n- 2 -\n2. Define law. (5 marks)\nExaminers: Dr. A. Bello',
  );
  expect(questions.map(({ text, marks }) => [text, marks])).toEqual([
    ['Define power.', 5],
    ['Define law.', 5],
  ]);
  expect(aside.map(({ text }) => text)).toHaveLength(3);
});
