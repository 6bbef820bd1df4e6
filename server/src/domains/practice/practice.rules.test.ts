import { expect, it } from 'vitest';
import { gradeAll, type KeptQuestion, momentOf, questionKey, wishedDifficulty } from './practice.rules.ts';

const question = (correct_answer: string): KeptQuestion => ({
  question: 'Which?',
  options: ['a', 'b'],
  correct_answer,
  explanation: '',
  source: { heading: '', sentence: '' },
});

it('the score is the rounded share of right answers', () => {
  const graded = gradeAll([question('a'), question('b'), question('a')], { q1: 'a', q2: 'b', q3: 'b' });
  expect(graded).toMatchObject({ score: 67, correct_answers: 2, total_questions: 3 });
});

it('a missing answer is wrong', () => {
  expect(gradeAll([question('a')], {}).results).toEqual([
    { id: 'q1', selected_answer: null, correct_answer: 'a', is_correct: false },
  ]);
});

it('a question is known again by its words', () => {
  expect(questionKey('What is  an  Atom?')).toBe(questionKey('what is an atom'));
  expect(questionKey('Kí ni ẹ̀kọ́?')).not.toBe(questionKey('Kí ni ọ̀rọ̀?'));
});

it('what was answered counts for when it was, unless that cannot be', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const made = new Date('2026-11-14T08:00:00Z');
  const at = (claimed?: string) => momentOf(claimed, now, made).toISOString();
  expect(at('2026-11-14T20:00:00Z')).toBe('2026-11-14T20:00:00.000Z');
  expect(at()).toBe(now.toISOString());
  expect(at('2026-11-16T00:00:00Z')).toBe(now.toISOString());
  expect(at('2026-09-01T00:00:00Z')).toBe(now.toISOString());
  expect(at('2026-11-13T00:00:00Z')).toBe(made.toISOString());
});

it('a middling wish leaves the whole range', () => {
  expect(['beginner', 'intermediate', 'medium', 'advanced'].map(wishedDifficulty)).toEqual([
    'easy',
    'mixed',
    'mixed',
    'hard',
  ]);
});
