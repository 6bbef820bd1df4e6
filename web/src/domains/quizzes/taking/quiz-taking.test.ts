import { ApiError, type SubmissionResult } from '@akada/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAccount } from '../../../lib/storage/account-storage.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import {
  beginAttempt,
  countAnswered,
  deadlineOf,
  isAskedMore,
  isResumable,
  submissionOf,
  withAnswer,
} from './attempt.ts';
import { findKeptQuiz, getAttempt, keepQuiz, setAttempt } from './attempt-store.ts';
import { handedIn, isSomethingHandedIn } from './handed-in.ts';
import { hasPassColour, isPassed, messageBand, performanceLevel } from './score-bands.ts';
import { enqueue, type Send, sendHandedIn } from './submission-queue.ts';
import { asksWhoBegins, readTakerQuiz } from './taker-quiz.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const options = [
  { label: 'A', text: 'Lagos' },
  { label: 'B', text: 'Abuja' },
];
const answer = {
  view: 'taker',
  quiz_id: 'q1',
  title: 'Capitals',
  status: 'open',
  time_limit_minutes: 2,
  attempts: 'many',
  quiz_content: {
    questions: [
      { id: 'one', question: 'The capital?', options },
      { id: 'two', question: 'The largest city?', options },
    ],
  },
  attempt_token: 'token-1',
  server_time: '2026-01-01T08:00:00.000Z',
};
const ada = { name: 'Ada', email: 'ada@example.com' };
const quiz = readTakerQuiz(answer, 1000);
const result: SubmissionResult = {
  success: true,
  submission_id: 's1',
  score: 50,
  correctAnswers: 1,
  totalQuestions: 2,
  passed: true,
  is_late: false,
  submitted_at: '2026-01-01T08:01:00.000Z',
  answers_shown: 'never',
  answers: null,
};

describe('score bands', () => {
  it.each([
    [100, 'expert'],
    [90, 'expert'],
    [89, 'advanced'],
    [80, 'advanced'],
    [79, 'proficient'],
    [70, 'proficient'],
    [69, 'developing'],
    [60, 'developing'],
    [59, 'needsImprovement'],
    [0, 'needsImprovement'],
  ])('%i is called %s', (score, level) => expect(performanceLevel(score)).toBe(level));

  it.each([
    [70, 'strong'],
    [69, 'passed'],
    [50, 'passed'],
    [49, 'close'],
    [30, 'close'],
    [29, 'low'],
  ])('the message at %i is %s', (score, band) => expect(messageBand(score)).toBe(band));

  it('is green from 70 and passed from 50', () => {
    expect([hasPassColour(69), hasPassColour(70), isPassed(49), isPassed(50)]).toEqual([false, true, false, true]);
  });
});

describe('a quiz as its taker sees it', () => {
  it('may have no questions yet, where a clock starts with them', () => {
    const facts = { ...answer, question_count: 2, quiz_content: { questions: [] }, attempt_token: null };
    expect(readTakerQuiz(facts, 1000)).toMatchObject({ questionCount: 2, questions: [], attemptToken: null });
    expect(() => readTakerQuiz({ ...facts, time_limit_minutes: null }, 1000)).toThrow('noQuestions');
  });

  it('asks who begins where it is timed or taken once', () => {
    const asked = (settings: object) => asksWhoBegins(readTakerQuiz({ ...answer, ...settings }, 1000));
    expect(asked({})).toBe(true);
    expect(asked({ time_limit_minutes: null, attempts: 'one' })).toBe(true);
    expect(asked({ time_limit_minutes: null })).toBe(false);
  });

  it('leaves the key of the owner’s view behind and reads its settings', () => {
    const [question] = answer.quiz_content.questions;
    const own = readTakerQuiz(
      {
        ...answer,
        view: 'owner',
        time_limit_minutes: undefined,
        settings: { time_limit_minutes: 30, attempts: 'one' },
        quiz_content: { questions: [{ ...question, correct_answer: 'B', explanation: 'Since 1991' }] },
      },
      0,
    );
    expect(own).toMatchObject({ isOwner: true, timeLimitMinutes: 30, isOneAttempt: true });
    expect(JSON.stringify(own)).not.toMatch(/correct|1991/);
  });

  it('holds typed questions by what is wanted, in the owner’s view too without the key', () => {
    const typed = { kind: 'expression', ordered: false, unit: false, letters: ['x'] };
    const asked = { id: 'one', question: 'Differentiate.', options: [] };
    const read = (of: object) =>
      readTakerQuiz({ ...answer, quiz_content: { questions: [{ ...asked, typed: of }] } }, 0).questions;
    expect(read(typed)).toEqual([{ id: 'one', text: 'Differentiate.', options: [], typed }]);
    expect(read({ kind: 'expression', key: '31x^2', tolerance: '1 %', nots: ['62x'] })).toEqual(read(typed));
    expect(() => read({ kind: 'drawing' })).toThrow('noQuestions');
  });

  it.each([
    ['noContent', { ...answer, quiz_content: undefined }],
    ['unreadable', { ...answer, quiz_content: { questions: 'rubbish' } }],
    ['unreadable', { ...answer, quiz_content: { questions: [{ id: 'one' }] } }],
    ['noQuestions', { ...answer, quiz_content: { questions: [] } }],
  ])('says %s of what is none', (fault, damaged) => {
    expect(() => readTakerQuiz(damaged, 0)).toThrow(expect.objectContaining({ fault }));
  });

  it('reads a damaged copy as none', () => {
    keepQuiz('q1', answer, 1000);
    expect(findKeptQuiz('q1')).toEqual(quiz);
    localStorage.setItem('quiz_q1', '{"answer":{"quiz_content":7},"loadedAt":1}');
    expect(findKeptQuiz('q1')).toBeNull();
  });
});

describe('an attempt', () => {
  const attempt = beginAttempt('token-1', ada, 2000);

  it('counts the time limit from when the quiz was loaded', () => {
    expect(deadlineOf(quiz)).toBe(1000 + 120_000);
    const goneOn = readTakerQuiz({ ...answer, began_at: '2026-01-01T07:59:00.000Z' }, 1000);
    expect(deadlineOf(goneOn)).toBe(1000 + 60_000);
  });

  it('takes no other answer once it is handed in', () => {
    const answered = withAnswer(attempt, 'one', 'B');
    expect(countAnswered(answered, quiz)).toBe(1);
    expect(withAnswer({ ...answered, state: 'waiting' }, 'one', 'A').answers).toEqual({ one: 'B' });
  });

  it('hands in what was typed as text, and nothing where it was rubbed out again', () => {
    const typed = { kind: 'number', ordered: false, unit: true, letters: [] };
    const [one, two] = answer.quiz_content.questions;
    const questions = [{ ...one, options: [], typed }, two, { ...one, id: 'three', options: [], typed }];
    const mixed = readTakerQuiz({ ...answer, quiz_content: { questions } }, 1000);
    const answered = [
      ['one', ' 25 m/s '],
      ['two', 'B'],
      ['three', '4'],
      ['three', ' '],
    ].reduce((so, [id = '', given = '']) => withAnswer(so, id, given), attempt);
    expect(countAnswered(answered, mixed)).toBe(2);
    expect(submissionOf('q1', answered, mixed).results.answers).toEqual([
      { question_id: 'one', typed_answer: '25 m/s' },
      { question_id: 'two', selected_answer: 'B' },
    ]);
  });

  it('goes on only with the quiz as it was loaded under its token, and within a day', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(isResumable(attempt, quiz, 3000)).toBe(true);
    expect(isResumable(attempt, { ...quiz, attemptToken: 'token-2' }, 3000)).toBe(false);
    expect(isResumable(attempt, quiz, 2000 + day)).toBe(false);
    expect(isResumable({ ...attempt, state: 'waiting' }, quiz, 2000 + day)).toBe(true);
  });

  it('is handed in as Anonymous where nobody gave a name', () => {
    const unnamed = beginAttempt('token-1', { name: '', email: '' }, 0);
    expect(submissionOf('q1', unnamed, quiz)).toMatchObject({
      student_name: 'Anonymous',
      student_email: 'anonymous@example.com',
      results: { totalQuestions: 2, answers: [] },
    });
  });
});

describe('the queue of submissions', () => {
  const attempt = withAnswer(beginAttempt('token-1', ada, 2000), 'one', 'B');
  const handIn = () => {
    setAttempt('q1', { ...attempt, state: 'waiting' });
    enqueue('q1', submissionOf('q1', attempt, quiz));
  };
  const offline: Send = () => Promise.reject(new TypeError('offline'));

  it('sends one submission for a double hand-in, and keeps its result with the attempt', async () => {
    const send = vi.fn<Send>().mockResolvedValue(result);
    handIn();
    handIn();
    await Promise.all([sendHandedIn(send), sendHandedIn(send)]);
    await sendHandedIn(send);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      attempt_token: 'token-1',
      results: { answers: [{ question_id: 'one', selected_answer: 'B' }] },
    });
    expect(getAttempt('q1')).toMatchObject({ state: 'saved', result: { score: 50 } });
    expect(handedIn.get()).toEqual([]);
  });

  it('keeps what could not be sent, without a score, until it can', async () => {
    handIn();
    await sendHandedIn(offline);
    expect(getAttempt('q1')).toMatchObject({ state: 'waiting' });
    expect(getAttempt('q1')).not.toHaveProperty('result');
    await sendHandedIn(() => Promise.resolve(result));
    expect(getAttempt('q1')?.state).toBe('saved');
  });

  it.each([401, 408, 425, 429, 500, 503])('tries again after %i', async (status) => {
    handIn();
    await sendHandedIn(() => Promise.reject(new ApiError(status, null)));
    expect(handedIn.get()).toHaveLength(1);
  });

  it('ends with the server’s words where it will never be taken', async () => {
    handIn();
    await sendHandedIn(() => Promise.reject(new ApiError(409, { detail: 'Handed in before.', code: 'x' })));
    expect(getAttempt('q1')).toMatchObject({ state: 'refused', refusal: 'Handed in before.' });
    expect(handedIn.get()).toEqual([]);
  });

  it('still sends what an older page left on the phone, first, and once', async () => {
    const submission = submissionOf('q1', attempt, quiz);
    const old = { quizId: 'q1', attemptToken: 'token-1', accountId: 'user-1', body: submission };
    localStorage.setItem('quizSubmissions', JSON.stringify([old]));
    setAttempt('q1', { ...attempt, state: 'waiting' });
    expect(isSomethingHandedIn()).toBe(true);
    enqueue('q2', { ...submission, attempt_token: 'token-2' });
    enqueue('q1', submission);
    const send = vi.fn<Send>().mockResolvedValue(result);
    await sendHandedIn(send);
    expect(send.mock.calls.map(([{ attempt_token }, accountId]) => [attempt_token, accountId])).toEqual([
      ['token-1', 'user-1'],
      ['token-2', null],
    ]);
    expect(getAttempt('q1')?.state).toBe('saved');
    expect(isSomethingHandedIn()).toBe(false);
    expect(localStorage.getItem('quizSubmissions')).toBeNull();
  });

  it('does not give a result to the attempt that was begun since', async () => {
    handIn();
    setAttempt('q1', beginAttempt('token-2', ada, 9000));
    await sendHandedIn(() => Promise.resolve(result));
    expect(getAttempt('q1')).toMatchObject({ token: 'token-2', state: 'answering' });
  });

  it('outlives a log-out, which removes everything else, and remembers whose it was', async () => {
    storedSession.userId.set('user-1');
    handIn();
    clearAccount();
    expect(getAttempt('q1')).toBeNull();
    const send = vi.fn<Send>().mockResolvedValue(result);
    await sendHandedIn(send);
    expect(send.mock.calls[0]?.[1]).toBe('user-1');
  });
});

describe('a quiz that asks for the matriculation number', () => {
  const asking = (ask_number: string) => readTakerQuiz({ ...answer, ask_number }, 1000);

  it('asks whoever was not asked yet, and once only where it may be left out', () => {
    const known = { ...ada, number: '' };
    expect(isAskedMore(quiz, ada)).toBe(false);
    expect(isAskedMore(asking('optional'), ada)).toBe(true);
    expect(isAskedMore(asking('optional'), known)).toBe(false);
    expect(isAskedMore(asking('required'), known)).toBe(true);
    expect(isAskedMore(asking('required'), { ...ada, number: 'CSC/001' })).toBe(false);
  });

  it('sends it with the answers, and no other quiz does', () => {
    const attempt = beginAttempt('token-1', { ...ada, number: 'CSC/001' }, 1000);
    expect(submissionOf('q1', attempt, asking('required'))).toMatchObject({ student_number: 'CSC/001' });
    expect(submissionOf('q1', attempt, quiz)).not.toHaveProperty('student_number');
  });
});
