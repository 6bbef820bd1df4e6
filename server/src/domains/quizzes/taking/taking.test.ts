import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { answersTo, aQuiz, linkIdOf, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';
import { newId } from '../../../platform/ids.ts';
import { createHandingIn } from './handing-in.ts';
import { countStarted, insertLogs } from './submissions.repo.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = app.client({ address: '10.20.30.40' });
});
afterAll(() => app.close());
// Anew, since tests move the clock and a token lives 15 minutes.
beforeEach(async () => {
  owner = await aPerson(app, { name: 'Dr Ọlá' });
});

const rowsOf = (quizId: string) =>
  app.db.queries.selectFrom('quiz_submissions').selectAll().where('quiz_id', '=', quizId).execute();
const submissionOf = (opened: Awaited<ReturnType<typeof openAsTaker>>, right = 4) => ({
  quiz_id: opened.quiz_id,
  student_name: 'Chidi',
  student_email: 'chidi@student.example',
  attempt_token: opened.attempt_token ?? '',
  results: { answers: answersTo(opened, right) },
});

describe('a shared quiz', () => {
  it('T28 gives no key, explanation or source to anyone but its owner, by either door', async () => {
    const quiz = await aQuiz(owner);
    const stranger = await aPerson(app);
    for (const path of ['quizzes', 'free/quizzes']) {
      for (const token of [undefined, stranger.token]) {
        const { body, statusCode } = await app.inject({
          url: `/api/v1/${path}/${quiz.quiz_id}`,
          ...(token && { headers: { authorization: `Bearer ${token}` } }),
        });
        expect(statusCode).toBe(200);
        expect(body).not.toMatch(/correct|explanation|Secret|source|"difficulty"/i);
        expect(body).not.toContain(owner.user.email);
      }
    }
  });

  it('gives its owner everything', async () => {
    const quiz = await aQuiz(owner);
    const own = await owner.client.quizzes.get({ params: { id: quiz.quiz_id } });
    expect(own).toMatchObject({ view: 'owner', quiz_content: { questions: [{ correct_answer: 'A' }, {}, {}, {}] } });
    expect(own.view === 'owner' && own.formatted_quiz).toContain('1. What is 1 times ten?\nA) ten\n');
  });

  it('is not found when its questions go while it is being opened', async () => {
    const quiz = await aQuiz(owner);
    // As if the account were deleted between the look at the quiz and the look at its questions.
    const row = app.db.queries.updateTable('quizzes').where('id', '=', quiz.quiz_id);
    await row.set({ content_version: 99 }).execute();
    const error = await failureOf(owner.client.quizzes.get({ params: { id: quiz.quiz_id } }));
    expect(error.code).toBe('not_found');
  });

  it('shows the lecturer’s address only if the owner chose so', async () => {
    const hidden = await openAsTaker(visitor, await aQuiz(owner));
    expect(hidden).toMatchObject({ lecturer_name: 'Dr Ọlá', lecturer_email: null });
    const shown = await openAsTaker(visitor, await aQuiz(owner, { settings: { show_lecturer_email: true } }));
    expect(shown.lecturer_email).toBe(owner.user.email);
  });

  it('writes nothing when it is opened', async () => {
    const quiz = await aQuiz(owner);
    await Promise.all(Array.from({ length: 30 }, () => openAsTaker(visitor, quiz)));
    expect(await rowsOf(quiz.quiz_id)).toEqual([]);
  });

  it('has an order of its own for each attempt, and grades by the letters of that attempt', async () => {
    const quiz = await aQuiz(owner, { settings: { shuffle_questions: true, shuffle_options: true } });
    const orders = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const opened = await openAsTaker(visitor, quiz);
      orders.add(JSON.stringify(opened.quiz_content));
      const { score, answers } = await visitor.quizzes.submit({ body: submissionOf(opened, 3) });
      expect(score).toBe(75);
      for (const { question_id, correct_answer, is_correct } of answers ?? []) {
        const question = opened.quiz_content.questions.find(({ id }) => id === question_id);
        const text = question?.options.find(({ label }) => label === correct_answer)?.text;
        const number = Number(/\d/.exec(question?.question ?? '')?.[0]);
        expect(text).toBe(['ten', 'twenty', 'thirty', 'forty'][number - 1]);
        expect(is_correct).toBe(number <= 3);
      }
    }
    expect(orders.size).toBeGreaterThan(6);
  });

  it('answers an unknown, a closed and a renewed link alike', async () => {
    const quiz = await aQuiz(owner);
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    const closed = await failureOf(openAsTaker(visitor, quiz));
    expect([closed.status, closed.code, closed.message]).toEqual([404, 'quiz_not_available', 'Quiz Not Available']);
    const unknown = await failureOf(openAsTaker(visitor, { link: '/quiz/no-such-quiz' }));
    expect([unknown.status, unknown.code]).toEqual([404, 'quiz_not_available']);
    await owner.client.quizzes.open({ params: { id: quiz.quiz_id } });
    expect((await openAsTaker(visitor, quiz)).status).toBe('open');

    const renewed = await owner.client.quizzes.renewLink({ params: { id: quiz.quiz_id } });
    expect(renewed.quiz_id).toBe(quiz.quiz_id);
    expect((await failureOf(openAsTaker(visitor, quiz))).code).toBe('quiz_not_available');
    expect((await openAsTaker(visitor, renewed)).quiz_id).toBe(linkIdOf(renewed));
    expect((await takeQuiz(visitor, renewed)).score).toBe(100);
  });

  it('shows no question before it opens or after it closes', async () => {
    const inAnHour = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const anHourAgo = new Date(app.clock.now().getTime() - 3_600_000).toISOString();
    for (const [settings, status] of [
      [{ opens_at: inAnHour }, 'scheduled'],
      [{ closes_at: anHourAgo }, 'ended'],
    ] as const) {
      const opened = await openAsTaker(visitor, await aQuiz(owner, { settings }));
      expect(opened).toMatchObject({ status, quiz_content: { questions: [] }, attempt_token: null });
    }
  });
});

describe('handing in', () => {
  it('T29 grades here, whatever score the browser claims', async () => {
    const quiz = await aQuiz(owner);
    const opened = await openAsTaker(visitor, quiz);
    const body = submissionOf(opened, 1);
    const claim = { ...body.results, score: 100, correctAnswers: 4, totalQuestions: 4 };
    const result = await visitor.quizzes.submit({ body: { ...body, results: claim } });
    expect(result).toMatchObject({ score: 25, correctAnswers: 1, totalQuestions: 4, passed: false });
    expect(result.answers?.[0]).toMatchObject({ is_correct: true, explanation: expect.stringContaining('Secret-0') });
    expect(await rowsOf(quiz.quiz_id)).toMatchObject([{ score: 25, claimed_score: 100, is_unverified: false }]);
  });

  it('T30 refuses unknown, duplicate, impossible and far too many answers with 422', async () => {
    const quiz = await aQuiz(owner);
    const opened = await openAsTaker(visitor, quiz);
    const body = submissionOf(opened);
    const [first] = body.results.answers;
    if (!first) throw new Error('no answer');
    const send = (answers: { question_id: string; selected_answer: string }[]) =>
      app.inject({ method: 'POST', url: '/api/v1/quiz-submissions', payload: { ...body, results: { answers } } });
    const many = Array.from({ length: 10_000 }, (_, n) => ({ question_id: `q${n}`, selected_answer: 'A' }));
    for (const answers of [
      [{ question_id: 'nobody', selected_answer: 'A' }],
      [first, first],
      [{ ...first, selected_answer: 'E' }],
      [{ ...first, selected_answer: '' }],
      many,
    ]) {
      const { statusCode } = await send(answers);
      expect(statusCode).toBe(422);
    }
    expect(await rowsOf(quiz.quiz_id)).toEqual([]);
  });

  it('T31 stores the same attempt once, and answers 20 parallel copies alike', async () => {
    const quiz = await aQuiz(owner);
    const body = submissionOf(await openAsTaker(visitor, quiz), 2);
    const results = await Promise.all(Array.from({ length: 20 }, () => visitor.quizzes.submit({ body })));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await rowsOf(quiz.quiz_id)).toHaveLength(1);
  });

  it('stores who hands in at the same moment together, and one that cannot be stored costs the others nothing', async () => {
    const { quiz_id } = await aQuiz(owner);
    const handIn = createHandingIn(app.db);
    const row = (attempt: string, rest: object = {}) => ({
      id: newId(),
      quiz_id,
      content_version: 1,
      attempt,
      user_id: null,
      student_name: 'Chidi',
      student_email: 'chidi@student.example',
      score: 50,
      correct: 1,
      total: 2,
      answers: [{ question: 'q', selected: 1, isCorrect: true }],
      claimed_score: 12.5,
      seconds: 9,
      is_late: false,
      is_unverified: false,
      is_outside: false,
      submitted_at: app.clock.now(),
      is_once: false,
      reopened: 0,
      student_number: null,
      student_group: null,
      ...rest,
    });
    const first = row('a');
    const rows = [first, row('b'), row('a'), row('c', { quiz_id: 'deleted' })];
    rows.push(row('d', { is_once: true }), row('e', { is_once: true }));
    const outcomes = await Promise.allSettled(rows.map(handIn));
    expect(outcomes).toMatchObject([
      { value: { id: first.id } },
      { value: { id: rows[1]?.id } },
      { value: { id: first.id } },
      { reason: { code: 'quiz_not_available' } },
      { value: { id: rows[4]?.id } },
      { reason: { code: 'already_submitted' } },
    ]);
    expect((await rowsOf(quiz_id)).toSorted((a, b) => (a.attempt < b.attempt ? -1 : 1))).toMatchObject([
      first,
      { attempt: 'b' },
      { attempt: 'd' },
    ]);
  });

  it('T33 refuses the attempt of another quiz, and a forged one', async () => {
    const [quiz, other] = [await aQuiz(owner), await aQuiz(owner)];
    const body = submissionOf(await openAsTaker(visitor, quiz));
    const foreign = (await openAsTaker(visitor, other)).attempt_token ?? '';
    const forged = body.attempt_token.replace(/^([^.]+)\.1\./, '$1.2.');
    for (const attempt_token of [foreign, forged, `${body.attempt_token}x`, 'nonsense', '']) {
      const error = await failureOf(visitor.quizzes.submit({ body: { ...body, attempt_token } }));
      expect([error.status, error.code]).toEqual([422, 'invalid_attempt']);
    }
    expect(await rowsOf(quiz.quiz_id)).toEqual([]);
  });

  it('T34 a hall of 2,000 behind one address is stored whole', { timeout: 120_000 }, async () => {
    const quiz = await aQuiz(owner);
    const hall = app.client({ address: '10.77.0.1' });
    for (let batch = 0; batch < 40; batch++) {
      await Promise.all(Array.from({ length: 50 }, (_, n) => takeQuiz(hall, quiz, { right: n % 5 })));
    }
    const { count } = await app.db.queries
      .selectFrom('quiz_submissions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('quiz_id', '=', quiz.quiz_id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2000);
  });

  it('takes the documents’ body without a token, marks it, and takes 30 a minute from one address', async () => {
    const quiz = await aQuiz(owner);
    const { quiz_id, results } = submissionOf(await openAsTaker(visitor, quiz), 3);
    const elsewhere = app.client({ address: '10.99.0.1' });
    const send = () => elsewhere.quizzes.submit({ body: { quiz_id, results } });
    expect((await send()).score).toBe(75);
    expect(await rowsOf(quiz.quiz_id)).toMatchObject([
      { is_unverified: true, seconds: null, student_name: 'Anonymous', student_email: 'anonymous@example.com' },
    ]);
    for (let n = 1; n < 30; n++) await send();
    const refused = await failureOf(send());
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
  });

  it('counts an unanswered question as wrong', async () => {
    const quiz = await aQuiz(owner);
    const body = submissionOf(await openAsTaker(visitor, quiz));
    const result = await visitor.quizzes.submit({
      body: { ...body, results: { answers: body.results.answers.slice(0, 1) } },
    });
    expect(result).toMatchObject({ score: 25, answers: [{}, { selected_answer: null, is_correct: false }, {}, {}] });
  });

  it('holds the answers back until the close, where the owner chose so, or for ever', async () => {
    const closes_at = new Date(app.clock.now().getTime() + 600_000).toISOString();
    const later = await aQuiz(owner, { settings: { show_answers: 'after_close', closes_at } });
    const body = submissionOf(await openAsTaker(visitor, later), 2);
    expect(await visitor.quizzes.submit({ body })).toMatchObject({
      answers_shown: 'after_close',
      answers: null,
      score: 50,
    });
    app.clock.advance({ minutes: 11 });
    const after = await visitor.quizzes.submit({ body });
    expect(after).toMatchObject({ answers_shown: 'now', is_late: false, score: 50 });
    expect(after.answers).toHaveLength(4);
    const never = await takeQuiz(visitor, await aQuiz(owner, { settings: { show_answers: 'never' } }));
    expect(never).toMatchObject({ answers_shown: 'never', answers: null });
  });

  it('marks what comes after the time limit or the close as late, and refuses what was begun too long ago', async () => {
    const quiz = await aQuiz(owner, { settings: { time_limit_minutes: 10 } });
    const slow = submissionOf(await openAsTaker(visitor, quiz, 'chidi@student.example'));
    app.clock.advance({ minutes: 12 });
    expect((await visitor.quizzes.submit({ body: slow })).is_late).toBe(true);
    const cutOff = submissionOf(await openAsTaker(visitor, quiz, 'chidi@student.example'));
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    app.clock.advance({ minutes: 2 });
    expect((await visitor.quizzes.submit({ body: cutOff })).is_late).toBe(true);
    const { attempt_token: _, ...tokenless } = cutOff;
    expect((await failureOf(visitor.quizzes.submit({ body: tokenless }))).code).toBe('quiz_not_open');

    const other = await aQuiz(owner);
    const stale = submissionOf(await openAsTaker(visitor, other));
    app.clock.advance({ days: 8 });
    expect((await failureOf(visitor.quizzes.submit({ body: stale }))).code).toBe('invalid_attempt');
  });

  it('grades an attempt by the questions that it was shown, also when they change meanwhile', async () => {
    const quiz = await aQuiz(owner);
    const begun = submissionOf(await openAsTaker(visitor, quiz), 4);
    const questions = quiz.quiz_content.questions.map((question, index) =>
      index === 0 ? { ...question, options: [{ text: '10' }, { text: '20' }], correct_answer: 'B' as const } : question,
    );
    const params = { id: quiz.quiz_id };
    const changed = await owner.client.quizzes.update({ params, body: { version: quiz.version, questions } });
    expect(changed.notice).toBeNull();
    expect((await visitor.quizzes.submit({ body: begun })).score).toBe(100);
    const same = await owner.client.quizzes.update({
      params,
      body: { version: changed.version, title: 'Tens again', questions: changed.quiz_content.questions },
    });
    expect(same.notice).toBeNull();
    const again = await owner.client.quizzes.update({
      params,
      body: { version: same.version, questions: same.quiz_content.questions.slice(1) },
    });
    expect(again.notice).toContain('1 result keeps its score');
    const stats = await owner.client.quizzes.stats({ params });
    expect(stats).toMatchObject({ attempts: 1, averageScore: 100 });
    expect(stats.questions.map(({ answered }) => answered)).toEqual([1, 1, 1]);
  });

  it('logs attempts as claims that count for nothing but the number of starts', async () => {
    const quiz = await aQuiz(owner);
    const log = (status?: 'completed') =>
      visitor.quizzes.logAttempt({ body: { quiz_id: linkIdOf(quiz), student_name: 'A', ...(status && { status }) } });
    await log();
    await log();
    await log('completed');
    const stats = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(stats).toMatchObject({ attempts: 0, started: 2 });
    const unknown = visitor.quizzes.logAttempt({ body: { quiz_id: 'nobody' } });
    expect((await failureOf(unknown)).status).toBe(404);
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    expect((await failureOf(log())).code).toBe('quiz_not_open');
  });

  it('keeps no more logs of a quiz than several halls make, and none of them costs an answer', async () => {
    const [full, other] = [await aQuiz(owner), await aQuiz(owner)];
    const logOf = ({ quiz_id }: { quiz_id: string }) => ({
      id: newId(),
      quiz_id,
      student_name: 'A',
      student_email: 'a@student.example',
      status: 'started' as const,
      logged_at: app.clock.now(),
    });
    await insertLogs(app.db.queries, [logOf(full), logOf(full)], 2);
    await insertLogs(app.db.queries, [logOf(full), logOf(other)], 2);
    const started = (quiz: { quiz_id: string }) => countStarted(app.db.queries, quiz.quiz_id);
    expect([await started(full), await started(other)]).toEqual([2, 1]);
  });
});

describe('the owner sees', () => {
  it('attempts, scores, their spread and each question’s numbers', async () => {
    const quiz = await aQuiz(owner);
    for (const right of [4, 4, 2, 1]) await takeQuiz(visitor, quiz, { right, name: `Taker ${right}` });
    const stats = await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(stats).toMatchObject({ attempts: 4, averageScore: 68.8, medianScore: 75, passRate: 75 });
    expect(stats.distribution.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0, 2]);
    expect(stats.questions.map(({ difficulty }) => difficulty)).toEqual([1, 0.75, 0.5, 0.5]);
    expect(stats.questions[3]?.options.map(({ count }) => count)).toEqual([2, 0, 0, 2]);
    expect(stats.takers.map(({ student_name }) => student_name)).toEqual(['Taker 1', 'Taker 2', 'Taker 4', 'Taker 4']);
    expect(
      (await owner.client.quizzes.list({ query: {} })).quizzes.find(({ quiz_id }) => quiz_id === quiz.quiz_id),
    ).toMatchObject({
      attempts: 4,
      question_count: 4,
      status: 'open',
    });
  });

  it('T36 a CSV in which no name is a formula, as a download', async () => {
    const quiz = await aQuiz(owner, { title: 'Tens, “and” more' });
    for (const name of ['=HYPERLINK("http://evil")', '<img src=x onerror=alert(1)>', '@SUM(A1)', 'Ada, "the" first']) {
      await takeQuiz(visitor, quiz, { name });
    }
    const { headers, body } = await app.inject({
      url: `/api/v1/quizzes/${quiz.quiz_id}/results.csv`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const lines = body.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(body).toContain(`"'=HYPERLINK(""http://evil"")",chidi@student.example,,,100,4,4,`);
    expect(body).toContain("'@SUM(A1),");
    expect(body).toContain('"Ada, ""the"" first"');
    expect(lines.every((line) => !/(^|,)"?[=+@-]/.test(line))).toBe(true);
    expect(lines[1]).toMatch(/,A,B,C,D$/);
  });
});
