import { judge } from '@akada/answers';
import { expect, it } from 'vitest';
import { gradeAll, type KeptQuestion, questionKey, wishedDifficulty } from './practice.rules.ts';

const question = (correct_answer: string): KeptQuestion => ({
  question: 'Which?',
  options: ['a', 'b'],
  correct_answer,
  explanation: '',
  source: { heading: '', sentence: '' },
});

it('the score is the rounded share of right answers', () => {
  const graded = gradeAll([question('a'), question('b'), question('a')], { q1: 'a', q2: 'b', q3: 'b' }, {}, judge);
  expect(graded).toMatchObject({ score: 67, correct_answers: 2, total_questions: 3 });
});

it('a missing answer is wrong', () => {
  expect(gradeAll([question('a')], {}, {}, judge).results).toEqual([
    { id: 'q1', selected_answer: null, correct_answer: 'a', is_correct: false },
  ]);
});

it('a question is known again by its words', () => {
  expect(questionKey('What is  an  Atom?')).toBe(questionKey('what is an atom'));
  expect(questionKey('Kí ni ẹ̀kọ́?')).not.toBe(questionKey('Kí ni ọ̀rọ̀?'));
});

it('a middling wish leaves the whole range', () => {
  expect(['beginner', 'intermediate', 'medium', 'advanced'].map(wishedDifficulty)).toEqual([
    'easy',
    'mixed',
    'mixed',
    'hard',
  ]);
});
