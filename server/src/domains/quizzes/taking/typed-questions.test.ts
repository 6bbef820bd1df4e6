import type { DraftQuestion, Quiz } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aQuiz, linkIdOf, openAsTaker, someQuestions } from '../../../../test/quizzes.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

/** Keys, slips and notes that stand in no other text. */
const typedQuestions: DraftQuestion[] = [
  {
    question: 'A car covers 100 m in 4 s. How fast is it?',
    options: [],
    correct_answer: null,
    typed: { kind: 'number', key: '25.731 m/s', tolerance: '±0.517', nots: ['400.913'] },
    explanation: 'Secret: distance over time.',
  },
  {
    question: 'Solve the equation.',
    options: [],
    correct_answer: null,
    typed: { kind: 'set', key: '917 or 918', ordered: false },
    explanation: '',
  },
  {
    question: 'Differentiate.',
    options: [],
    correct_answer: null,
    typed: { kind: 'expression', key: '31x^2 - 53x', form: 'expanded', domain: 'x > 0.4711' },
    explanation: '',
  },
  {
    question: 'What is the movement of water through a membrane called?',
    options: [],
    correct_answer: null,
    typed: { kind: 'word', key: 'osmosis', also: ['endosmosis'] },
    explanation: '',
  },
];
const secrets = ['25.731', '0.517', '400.913', '917', '918', '31x', '53x', 'expanded', '0.4711', 'osmosis', 'Secret'];

const textAt = async (url: string, token?: string) =>
  (await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).body;

/** Hands in what was typed, by the order of the questions; null leaves one out. */
async function handIn(quiz: Pick<Quiz, 'link'>, typed: readonly (string | null)[], email = 'chidi@student.example') {
  const opened = await openAsTaker(app.client(), quiz, email);
  const answers = opened.quiz_content.questions.flatMap(({ id }, index) => {
    const typed_answer = typed[index];
    return typeof typed_answer === 'string' ? { question_id: id, typed_answer } : [];
  });
  return app.client().quizzes.submit({
    body: {
      quiz_id: opened.quiz_id,
      student_name: 'Chidi',
      student_email: email,
      attempt_token: opened.attempt_token ?? '',
      results: { answers },
    },
  });
}

describe('a typed question', () => {
  it('D3 tells a taker what is wanted and nothing of its key, slips and notes, at its own link and at that of a group', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions });
    const opens_at = new Date(app.clock.now().getTime() - 60_000).toISOString();
    const closes_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const { batches } = await owner.client.quizzes.addBatch({
      params: { id: quiz.quiz_id },
      body: { name: 'Group A', opens_at, closes_at },
    });
    const links = [linkIdOf(quiz), linkIdOf({ link: batches[0]?.link ?? '' })];
    const bodies = await Promise.all(
      links.flatMap((link) => [
        textAt(`/api/v1/quizzes/${link}`),
        textAt(`/api/v1/free/quizzes/${link}`),
        textAt(`/api/v1/quizzes/${link}/clock`),
      ]),
    );
    expect(bodies[0]).toContain('"kind":"number"');
    for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret);
    const opened = await openAsTaker(app.client(), quiz);
    expect(opened.quiz_content.questions.map(({ options, typed }) => ({ options, typed }))).toEqual([
      { options: [], typed: { kind: 'number', ordered: false, unit: true, letters: [] } },
      { options: [], typed: { kind: 'set', ordered: false, unit: false, letters: [] } },
      { options: [], typed: { kind: 'expression', ordered: false, unit: false, letters: ['x'] } },
      { options: [], typed: { kind: 'word', ordered: false, unit: false, letters: [] } },
    ]);
  });

  it('is graded by value, beside questions with options', async () => {
    const quiz = await aQuiz(owner, { questions: [...typedQuestions, ...someQuestions.slice(0, 1)] });
    const opened = await openAsTaker(app.client(), quiz);
    const [speed, roots, slope, word, choice] = opened.quiz_content.questions.map(({ id }) => id);
    const result = await app.client().quizzes.submit({
      body: {
        quiz_id: opened.quiz_id,
        attempt_token: opened.attempt_token ?? '',
        results: {
          answers: [
            { question_id: speed ?? '', typed_answer: '92.6 km/h' },
            { question_id: roots ?? '', typed_answer: '918, 917' },
            { question_id: slope ?? '', typed_answer: 'x(31x - 53)' },
            { question_id: word ?? '', typed_answer: 'Osmossis' },
            { question_id: choice ?? '', selected_answer: 'A' },
          ],
        },
      },
    });
    expect(result).toMatchObject({ correctAnswers: 4, totalQuestions: 5, score: 80 });
    expect(
      result.answers?.map(({ typed, is_correct, correct_answer }) => [typed?.key, is_correct, correct_answer]),
    ).toEqual([
      ['25.731 m/s', true, null],
      ['917 or 918', true, null],
      ['31x^2 - 53x', false, null],
      ['osmosis', true, null],
      [undefined, true, 'A'],
    ]);
  });

  it('D16 counts what cannot be read as left out, and says so', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions });
    const result = await handIn(quiz, ['25,7', '(917', '', null]);
    expect(result).toMatchObject({ correctAnswers: 0, totalQuestions: 4, score: 0 });
    expect(result.answers?.map(({ typed }) => [typed?.answer, typed?.is_unread])).toEqual([
      ['25,7', true],
      ['(917', true],
      [null, false],
      [null, false],
    ]);
    const { questions } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(questions.map(({ typed, unanswered }) => [typed?.unread, unanswered])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it('takes a letter for nothing, as a question with options takes no text', async () => {
    const quiz = await aQuiz(owner, { questions: [...typedQuestions.slice(0, 1), ...someQuestions.slice(0, 1)] });
    const { quiz_id, attempt_token, quiz_content } = await openAsTaker(app.client(), quiz);
    const [typed, choice] = quiz_content.questions.map(({ id }) => id);
    const answers = [
      { question_id: typed ?? '', selected_answer: 'A' as const },
      { question_id: choice ?? '', typed_answer: 'ten' },
    ];
    const failure = await failureOf(
      app.client().quizzes.submit({ body: { quiz_id, attempt_token: attempt_token ?? '', results: { answers } } }),
    );
    expect(failure).toMatchObject({ status: 422 });
    expect(failure.faults.map(({ loc }) => loc.slice(-2))).toEqual([
      [0, 'typed_answer'],
      [1, 'selected_answer'],
    ]);
  });

  it('keeps what was typed when its key is corrected, and can be regraded', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions.slice(0, 1) });
    await handIn(quiz, ['30 m/s'], 'ada@student.example');
    await handIn(quiz, ['25.7 m/s'], 'bola@student.example');
    const { quiz_content, version } = quiz;
    const [question] = quiz_content.questions;
    const changed = await owner.client.quizzes.update({
      params: { id: quiz.quiz_id },
      body: {
        version,
        questions: [{ ...typedQuestions[0]!, id: question?.id, typed: { kind: 'number', key: '30 m/s' } }],
      },
    });
    expect(changed.quiz_content.questions[0]?.id).toBe(question?.id);
    expect(changed.regrade).toMatchObject({ results: 2, raised: 1, lowered: 1, now_passed: 1, now_failed: 1 });
    await owner.client.quizzes.regrade({ params: { id: quiz.quiz_id } });
    const { takers, averageScore } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(averageScore).toBe(50);
    expect(takers.map(({ student_email, score }) => [student_email, score])).toEqual([
      ['bola@student.example', 0],
      ['ada@student.example', 100],
    ]);
  });

  it('is another question once it gets options', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions.slice(0, 1) });
    const id = quiz.quiz_content.questions[0]?.id;
    const changed = await owner.client.quizzes.update({
      params: { id: quiz.quiz_id },
      body: { version: quiz.version, questions: [{ ...someQuestions[0]!, id }] },
    });
    expect(changed.quiz_content.questions.map((question) => question.id === id)).toEqual([false]);
  });

  it('can be struck like any other', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions.slice(0, 2) });
    await handIn(quiz, ['1 m/s', '917, 918']);
    const questionId = quiz.quiz_content.questions[0]?.id ?? '';
    await owner.client.quizzes.strikeQuestion({ params: { id: quiz.quiz_id, questionId } });
    const { takers } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(takers[0]).toMatchObject({ score: 100, totalQuestions: 1 });
  });

  it('shows its owner what was typed most, grouped by value', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions.slice(0, 1) });
    const typed = ['25.7 m/s', '92.6 km/h', '400 m', '400m', '0.4 km', '4 s', '25'];
    for (const [index, answer] of typed.entries()) await handIn(quiz, [answer], `s${index}@student.example`);
    const { questions } = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(questions[0]?.typed).toEqual({
      key: '25.731 m/s',
      answers: [
        { text: '400m', count: 3, is_correct: false },
        { text: '25.7 m/s', count: 2, is_correct: true },
        { text: '25', count: 1, is_correct: false },
        { text: '4 s', count: 1, is_correct: false },
      ],
      others: 0,
      unread: 0,
    });
    const hall = await owner.client.quizzes.hallResults({ params: { id: quiz.quiz_id } });
    expect(hall.questions[0]?.typed).toEqual({ key: '25.731 m/s', right: 2, wrong: 5, unread: 0 });
    expect(JSON.stringify(hall)).not.toContain('400');
  });

  it('stands in the CSV of results as text, never as a formula', async () => {
    const quiz = await aQuiz(owner, { questions: typedQuestions.slice(2, 3) });
    await handIn(quiz, ['=31x^2-53x']);
    const csv = await textAt(`/api/v1/quizzes/${quiz.quiz_id}/results.csv`, owner.token);
    expect(csv).toContain(",'=31x^2-53x\r\n");
  });

  it.each([
    [{ kind: 'number', key: '3,5' }, 'key'],
    [{ kind: 'number', key: '3', tolerance: 'some' }, 'tolerance'],
    [{ kind: 'expression', key: 'x^2-5x+6', form: 'factorised' }, 'form'],
  ] as const)('is refused where nobody could be right: %j', async (typed, note) => {
    const failure = await failureOf(
      owner.client.quizzes.create({ body: { title: 'T', questions: [{ question: 'Q?', options: [], typed }] } }),
    );
    expect(failure.faults[0]?.loc).toEqual(['body', 'questions', 0, 'typed', note]);
  });

  it.each([
    [{ options: [{ text: 'one' }, { text: 'two' }] }, 'options'],
    [{ correct_answer: 'A' as const }, 'correct_answer'],
  ])('is refused with what belongs to options: %j', async (extra, field) => {
    const question = { ...typedQuestions[0]!, ...extra };
    const failure = await failureOf(owner.client.quizzes.create({ body: { title: 'T', questions: [question] } }));
    expect(failure.faults[0]?.loc).toEqual(['body', 'questions', 0, field]);
  });

  it('reads as a question with its key in the text of the quiz', async () => {
    const { formatted_quiz } = await aQuiz(owner, { questions: typedQuestions.slice(0, 1) });
    expect(formatted_quiz).toBe(
      [
        '1. A car covers 100 m in 4 s. How fast is it?',
        'Number: 25.731 m/s',
        'Tolerance: ±0.517',
        'Not: 400.913',
        'Explanation: Secret: distance over time.',
      ].join('\n'),
    );
  });
});
