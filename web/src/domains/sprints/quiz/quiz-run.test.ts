import { judge } from '@akada/answers';
import type { Assessment } from '@akada/contract/client';
import { expect, it } from 'vitest';
import {
  formatTimeLeft,
  isBehind,
  isRun,
  judgedBy,
  localScore,
  mistakesIn,
  practiceOf,
  shownAttempts,
  startRun,
  withoutBad,
} from './quiz-run.ts';

const question = (id: string, correct_answer: string) =>
  ({ id, correct_answer, question: '', options: [] }) as unknown as Assessment['questions'][number];
const assessment = {
  questions: [question('q1', 'a'), question('q2', 'b'), question('q3', 'c')],
  time_limit_minutes: 6,
  open_questions: [],
  previous_attempts: [],
} as unknown as Assessment;

it('begins with nothing answered and its whole time', () => {
  expect(startRun(assessment, 1000)).toMatchObject({ answers: {}, checked: [], index: 0, endsAt: 361_000 });
});

it('counts as the server does', () => {
  expect(localScore({ ...startRun(assessment, 0), answers: { q1: 'a', q2: 'x', q3: 'c' } })).toEqual({
    score: 67,
    right: 2,
    all: 3,
  });
});

it('shows three earlier scores and how many more', () => {
  const attempts = [90, 80, 70, 60, 50].map((score) => ({ score, taken_at: '' }));
  expect(shownAttempts(attempts)).toEqual({ scores: [90, 80, 70], more: 2 });
  expect(shownAttempts(attempts.slice(0, 2))).toEqual({ scores: [90, 80], more: 0 });
});

it('shows the time left as minutes and seconds', () => {
  expect([65, 59, 600].map(formatTimeLeft)).toEqual(['1:05', '0:59', '10:00']);
});

it('takes only a run for a run', () => {
  expect(isRun(JSON.parse(JSON.stringify(startRun(assessment, 0))))).toBe(true);
  expect(isRun({ assessment: {}, answers: {} })).toBe(false);
});

it('leaves a bad question out, or has another in its place', () => {
  const run = { ...startRun(assessment, 0), answers: { q1: 'x', q2: 'b' } };
  const ids = (one: ReturnType<typeof withoutBad>) => one.assessment.questions.map(({ id }) => id);
  expect(ids(withoutBad(run, 'q1', null))).toEqual(['q2', 'q3']);
  expect(localScore(withoutBad(run, 'q1', null))).toEqual({ score: 50, right: 1, all: 2 });
  expect(ids(withoutBad(run, 'q1', question('q4', 'd')))).toEqual(['q4', 'q2', 'q3']);
});

it('counts what has no answer among the mistakes', () => {
  const run = { ...startRun(assessment, 0), answers: { q1: 'a', q2: 'x' } };
  expect(mistakesIn(run).map(({ id }) => id)).toEqual(['q2', 'q3']);
});

it('practises the mistakes alone, from the beginning and without a clock', () => {
  const practice = practiceOf({ ...startRun(assessment, 0), answers: { q1: 'a', q2: 'x', q3: 'c' }, index: 2 });
  expect(practice.assessment.questions.map(({ id }) => id)).toEqual(['q2']);
  expect(practice).toMatchObject({ answers: {}, checked: [], index: 0, endsAt: null, isPractice: true });
});

it('lies behind once it was counted, and while it is only practised', () => {
  const run = startRun(assessment, 0);
  const score = { ...localScore(run), isWaiting: false };
  expect([run, { ...run, score }, practiceOf(run)].map(isBehind)).toEqual([false, true, true]);
});

it('counts what was typed by its value, also what nobody checked in time', () => {
  const typed = { ...question('q1', '32'), typed: { kind: 'number' as const, key: '32' } };
  const run = startRun({ ...assessment, questions: [typed, { ...typed, id: 'q2' }] }, 0);
  const judged = judgedBy(judge, { ...run, answers: { q1: '2^5', q2: '31' } });
  expect(localScore(judged)).toEqual({ score: 50, right: 1, all: 2 });
  expect(mistakesIn(judged).map(({ id }) => id)).toEqual(['q2']);
});
