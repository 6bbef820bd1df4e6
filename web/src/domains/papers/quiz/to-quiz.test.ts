import type { Paper, PaperQuestion } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { choosable, leftOut, obstacleOf, quizOf } from './to-quiz.ts';

const options = (...texts: string[]) => texts.map((text, at) => ({ id: `o${at}`, label: 'abcde'[at] ?? '', text }));

const question = (facts: Partial<PaperQuestion>): PaperQuestion =>
  ({
    kind: 'question',
    id: 'q',
    stem: null,
    text: 'What is 2 + 2?',
    options: options('3', '4', '5', '6'),
    key: 'o1',
    key_status: 'printed',
    explanation: null,
    ...facts,
  }) as PaperQuestion;

const paper = (...items: Paper['items']) =>
  ({ course: 'MTH 101', kind: 'test', year: '2023', semester: null, filename: null, items }) as unknown as Paper;

describe('a past question in a quiz', () => {
  it.each([
    ['written', { options: [], key: null }],
    [null, { options: [], key: null, typed: { kind: 'number', key: '4' } }],
    ['noKey', { key: null }],
    ['noKey', { key: 'gone' }],
    ['tooManyOptions', { options: options('1', '2', '3', '4', '5') }],
    ['tooFewOptions', { options: options('1'), key: 'o0' }],
    ['tooFewOptions', { options: options('1', ' '), key: 'o0' }],
    ['sameOptions', { options: options('Yes', 'yes '), key: 'o0' }],
    ['tooLong', { text: 'x'.repeat(2001) }],
    [null, { options: options('True', 'False') }],
  ] as const)('%s: %j', (obstacle, facts) => {
    expect(obstacleOf(question(facts as Partial<PaperQuestion>))).toBe(obstacle);
  });

  it('has its key by the identity of the option, and above it what it shares with others', () => {
    const shuffled = question({ stem: 'Use the table.', options: options('3', '5', '4').reverse(), key: 'o0' });
    expect(quizOf(paper(shuffled), new Set(['q'])).questions).toEqual([
      {
        question: 'Use the table.\n\nWhat is 2 + 2?',
        options: [{ text: '4' }, { text: '5' }, { text: '3' }],
        correct_answer: 'C',
        explanation: 'The key is printed in the past paper.',
      },
    ]);
  });

  it('is typed where the paper’s is', () => {
    const typed = { kind: 'number', key: '4' } as const;
    expect(quizOf(paper(question({ options: [], key: null, typed })), new Set(['q'])).questions).toEqual([
      { question: 'What is 2 + 2?', options: [], typed, explanation: 'The key is printed in the past paper.' },
    ]);
  });

  it('says after its explanation whose key it is, unless it is one’s own', () => {
    const explanation = { text: 'Count.', by: 'own' } as const;
    const saying = (key_status: PaperQuestion['key_status']) =>
      quizOf(paper(question({ key_status, explanation })), new Set(['q'])).questions[0]?.explanation;
    expect(saying('own')).toBe('Count.');
    expect(saying('model')).toMatch(/^Count\.\n\nA model solved it twice/);
  });
});

it('a quiz has the chosen questions that can be asked, in the order of the paper', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => question({ id, text: `Question ${id}?` }));
  const written = question({ id: '4', options: [], key: null });
  const stray = { kind: 'stray', id: 's', text: 'Turn over', page: null } as const;
  const whole = paper(first!, stray, second!, third!, written);
  expect(choosable(whole)).toEqual(['1', '2', '3']);
  expect(leftOut(whole)).toEqual([{ obstacle: 'written', count: 1 }]);
  const { title, questions } = quizOf(whole, new Set(['3', '1', '4']));
  expect(title).toBe('MTH 101, 2023 test');
  expect(questions.map((one) => one.question)).toEqual(['Question 1?', 'Question 3?']);
});
