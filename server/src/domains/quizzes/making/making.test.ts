import type { PublicQuiz, QuizTask } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument, lecture } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { answersTo, aQuiz, openAsTaker, someQuestions, takeQuiz } from '../../../../test/quizzes.ts';

let app: TestApp;
let campus: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  // A campus that hosts its own gives everything to everyone.
  campus = await buildTestApp({ env: { PLAN_GATING: 'off' } });
  owner = await aPerson(app);
});
let working: Promise<void> | undefined;
const campusWorks = () => {
  working ??= campus.startWorkers();
  return working;
};
afterAll(async () => {
  await app.close();
  await campus.close();
});

const aLecture = (person: Person) => aDocument(person, lecture, 'membranes.txt');

const balanceOf = (person: Person) => person.client.tokens.balance();
const giveTokens = (person: Person, available: number) =>
  app.db.queries
    .insertInto('token_accounts')
    .values({ user_id: person.user.id, available, used_free_trial: true })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ available, used_free_trial: true }))
    .execute();

async function finished(person: Person, taskId: string): Promise<QuizTask> {
  const read = () => person.client.quizzes.freeTask({ params: { taskId } });
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toMatch(/completed|error/);
  return read();
}

describe('a quiz made from a document', () => {
  it('comes back as the documents say, with every question’s place in the document, and costs the free trial', async () => {
    const person = await aPerson(app);
    const { document_id } = await aLecture(person);
    const made = await person.client.quizzes.generateFree({ body: { document_id, num_questions: 5 } });
    expect(made).toMatchObject({ success: true, title: 'membranes', link: `/quiz/${made.quiz_id}` });
    expect(made.token_usage).toEqual({ available_documents: 0, documents_used: 1, used_free_trial: true });
    expect(made).not.toHaveProperty('lecturer_email');
    const { questions } = made.quiz_content;
    expect(questions.length).toBeGreaterThan(2);
    expect(made.reason === undefined).toBe(questions.length === 5);
    expect(made.formatted_quiz.match(/^Correct: [A-D]$/gm)).toHaveLength(questions.length);
    for (const { source, explanation, options, correct_answer } of questions) {
      expect(source).toMatchObject({ document_id, engine: 'embedded' });
      expect(source?.sentence).toBeTruthy();
      expect(explanation).not.toBe('');
      expect(options.map(({ label }) => label)).toContain(correct_answer);
    }
    const again = await person.client.quizzes.generate({ body: { document_id, num_questions: 3 } });
    expect(again.token_usage.documents_used).toBe(1);
    expect((await person.client.quizzes.list({ query: {} })).quizzes.map(({ quiz_id }) => quiz_id)).toEqual([
      again.quiz_id,
      made.quiz_id,
    ]);
  });

  it('of more than ten questions is made in the background, and is found by its task', async () => {
    const { document_id } = await aLecture(owner);
    const tooMany = owner.client.quizzes.generate({ body: { document_id, num_questions: 15 } });
    expect((await failureOf(tooMany)).status).toBe(422);
    const { task_id } = await owner.client.quizzes.generateFreeAsync({ body: { document_id, num_questions: 15 } });
    const task = await finished(owner, task_id);
    expect(task).toMatchObject({ status: 'completed', percent: 100, error_message: null });
    const quiz = await owner.client.quizzes.getFree({ params: { id: task.quiz_id ?? '' } });
    expect(quiz).toMatchObject({ view: 'owner', document_ids: [document_id] });
    // As many as the lecture has a fair question for.
    expect(quiz.question_count).toBe(3);
  });

  it('that is being made can be given up: it costs nothing, and what is made already stays', async () => {
    // Nothing is made there until somebody asks for its workers.
    const person = await aPerson(campus);
    const { document_id } = await aDocument(person);
    const order = { document_id, num_questions: 15 };
    const params = { taskId: (await person.client.quizzes.generateAsync({ body: order })).task_id };
    const cancelled = { status: 'error', quiz_id: null, error_message: 'Cancelled', error_code: 'cancelled' };
    expect(await person.client.quizzes.cancelTask({ params })).toMatchObject(cancelled);
    expect(await person.client.quizzes.cancelTask({ params })).toMatchObject(cancelled);
    const other = { taskId: (await person.client.quizzes.generateAsync({ body: order })).task_id };
    await campusWorks();
    expect(await finished(person, other.taskId)).toMatchObject({ status: 'completed' });
    expect(await person.client.quizzes.cancelTask({ params: other })).toMatchObject({ status: 'completed' });
    expect(await person.client.quizzes.task({ params })).toMatchObject(cancelled);
    expect((await person.client.quizzes.list({ query: {} })).quizzes).toHaveLength(1);
    expect((await person.client.tokens.balance()).documents_used).toBe(1);
  });

  it('is refused with 402 where nothing is left, before any work', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person);
    await giveTokens(person, 0);
    const error = await failureOf(person.client.quizzes.generate({ body: { document_id } }));
    expect([error.status, error.code]).toEqual([402, 'payment_required']);
    expect((await person.client.quizzes.list({ query: {} })).quizzes).toEqual([]);
  });

  it('T50 with one token left, of parallel orders for several documents one runs, and the balance is 0', async () => {
    const person = await aPerson(app);
    const documents = [];
    for (let n = 0; n < 20; n++)
      documents.push(await aDocument(person, `${lecture}\nLecture number ${n}.`, `${n}.txt`));
    await giveTokens(person, 1);
    const orders = await Promise.allSettled(
      documents.map(({ document_id }) => person.client.quizzes.generate({ body: { document_id, num_questions: 3 } })),
    );
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = orders.flatMap((order) => (order.status === 'rejected' ? [order.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['payment_required']));
    expect((await person.client.quizzes.list({ query: {} })).quizzes).toHaveLength(1);
    expect((await balanceOf(person)).available_documents).toBe(0);
  });

  it('has fewer questions where the document carries no more, and says why', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person);
    const made = await person.client.quizzes.generate({ body: { document_id, num_questions: 10 } });
    expect(made.quiz_content.questions.length).toBeLessThan(10);
    expect(made.reason).not.toBe('');
  });

  it('that cannot be made says so, and costs nothing', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person, 'Well, hello there. How are you? Fine! '.repeat(12), 'chat.txt');
    const error = await failureOf(person.client.quizzes.generate({ body: { document_id } }));
    expect([error.status, error.code]).toEqual([422, 'no_questions']);
    const [said, found] = error.message.split('\n');
    expect(said).toMatch(/^Failed to generate quiz questions from your document\..*format\.$/);
    // Below it: what was found, and what to do next.
    expect(found).toMatch(/^Your text has about \d+ words.*Add some, or make cards/);
    expect(await balanceOf(person)).toMatchObject({ documents_used: 0, used_free_trial: false });
  });

  it('with a choice of difficulty, of forms or of several documents is for Pro', async () => {
    const { document_id } = await aDocument(owner);
    for (const wish of [
      { difficulty: 'hard' as const },
      { question_forms: ['definition' as const] },
      { document_ids: ['another'] },
    ]) {
      const error = await failureOf(owner.client.quizzes.generateAsync({ body: { document_id, ...wish } }));
      expect([error.status, error.code]).toEqual([403, 'pro_required']);
    }
    expect(await owner.client.quizzes.wishes()).toMatchObject({
      is_allowed: false,
      reason: 'Your plan doesn’t include choosing the difficulty or question types, or combining documents.',
    });
    await campusWorks();
    const pro = await aPerson(campus);
    expect(await pro.client.quizzes.wishes()).toMatchObject({ is_allowed: true, reason: null });
    const [one, other] = [await aDocument(pro), await aDocument(pro, lecture.replaceAll('cell', 'Cell'), 'other.txt')];
    await campus.db.queries
      .insertInto('token_accounts')
      .values({ user_id: pro.user.id, available: 5, used_free_trial: true })
      .execute();
    const body = { document_id: one.document_id, document_ids: [other.document_id], num_questions: 4 };
    const made = await pro.client.quizzes.generate({ body: { ...body, difficulty: 'mixed' } });
    expect(made.token_usage).toMatchObject({ available_documents: 3, documents_used: 2 });
    const defined = await pro.client.quizzes.generate({
      body: { document_id: one.document_id, question_forms: ['definition', 'term'], num_questions: 3 },
    });
    expect(defined.quiz_content.questions.length).toBeGreaterThan(0);
  });
});

it('offers no form of question that the built-in teacher does not make', async () => {
  expect((await owner.client.quizzes.wishes()).question_forms).toEqual(['term', 'sequence', 'table']);
});

describe('the owner changes a quiz', () => {
  it('by title, questions and settings at once; untouched questions keep their ids', async () => {
    const quiz = await aQuiz(owner);
    const [first, second, ...rest] = quiz.quiz_content.questions;
    if (!first || !second) throw new Error('no questions');
    const changed = await owner.client.quizzes.update({
      params: { id: quiz.quiz_id },
      body: {
        version: quiz.version,
        title: 'Tens and more',
        questions: [
          ...rest,
          { ...first, question: 'What is one times ten?' },
          { ...second, options: [{ text: '10' }, ...second.options.slice(1)] },
        ],
        settings: { time_limit_minutes: 15, shuffle_options: true },
      },
    });
    expect(changed).toMatchObject({ title: 'Tens and more', version: 2, question_count: 4, notice: null });
    expect(changed.settings).toMatchObject({ time_limit_minutes: 15, shuffle_options: true, shuffle_questions: false });
    const ids = changed.quiz_content.questions.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([...rest.map(({ id }) => id), first.id]);
    expect(ids[3]).not.toBe(second.id);
  });

  it('by a corrected key, which counts for results that are there once they are regraded', async () => {
    const quiz = await aQuiz(owner);
    const [visitor, params] = [app.client(), { id: quiz.quiz_id }];
    const hand = (opened: PublicQuiz, name: string, right: number) => {
      const taker = { student_name: name, student_email: `${name}@student.example` };
      const body = { quiz_id: opened.quiz_id, attempt_token: opened.attempt_token ?? '', ...taker };
      return visitor.quizzes.submit({ body: { ...body, results: { answers: answersTo(opened, right) } } });
    };
    const scores = async () => {
      const stats = await owner.client.quizzes.stats({ params });
      return [stats.takers.map(({ score }) => score).sort(), stats.questions[0]?.difficulty, stats.regrade?.results];
    };
    const all = await openAsTaker(visitor, quiz);
    await hand(all, 'all', 4);
    await hand(await openAsTaker(visitor, quiz), 'none', 0);
    const underWay = await openAsTaker(visitor, quiz);
    const questions = quiz.quiz_content.questions.map((question, index) =>
      index === 0 ? { ...question, correct_answer: 'B' as const, explanation: 'Corrected.' } : question,
    );
    const changed = await owner.client.quizzes.update({ params, body: { version: quiz.version, questions } });
    const key = questions[0]?.id ?? '';
    const meaning = { questions: [key], results: 2, raised: 1, lowered: 1, now_passed: 0, now_failed: 0 };
    expect(changed.regrade).toEqual(meaning);
    expect(changed.notice).toContain('regrade them in the stats');
    expect((await hand(all, 'all', 4)).answers?.[0]).toMatchObject({ correct_answer: 'A', is_correct: true });
    expect(await hand(underWay, 'late', 1)).toMatchObject({ score: 0 });
    expect(await scores()).toEqual([[0, 0, 100], 0.333, 2]);

    expect(await owner.client.quizzes.regrade({ params })).toEqual(meaning);
    expect(await owner.client.quizzes.regrade({ params })).toMatchObject({ questions: [], results: 0 });
    expect(await scores()).toEqual([[0, 25, 75], 0.333, undefined]);
    const again = await hand(all, 'all', 4);
    expect([again.score, again.answers?.[0]]).toMatchObject([
      75,
      { selected_answer: 'A', correct_answer: 'B', is_correct: false, explanation: 'Corrected.' },
    ]);
    const csv = await app.inject({
      url: `/api/v1/quizzes/${quiz.quiz_id}/results.csv`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(csv.body).toMatch(/^all,all@student\.example,,,75,3,4,/m);
  });

  it('but not over what another editor saved meanwhile', async () => {
    const quiz = await aQuiz(owner);
    const save = (title: string) =>
      owner.client.quizzes.update({ params: { id: quiz.quiz_id }, body: { version: quiz.version, title } });
    const outcomes = await Promise.allSettled([save('one'), save('two')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failureOf(save('three'))).code).toBe('edit_conflict');
  });

  it.each([
    ['no question', { questions: [] }],
    ['one option', { questions: [{ ...someQuestions[0], options: [{ text: 'alone' }] }] }],
    ['a key without an option', { questions: [{ ...someQuestions[3], options: [{ text: 'a' }, { text: 'b' }] }] }],
    ['two equal options', { questions: [{ ...someQuestions[0], options: [{ text: 'a' }, { text: 'A' }] }] }],
    [
      'a close before the opening',
      { settings: { opens_at: '2030-01-02T00:00:00Z', closes_at: '2030-01-01T00:00:00Z' } },
    ],
    ['an empty title', { title: ' ' }],
  ])('and is told about %s', async (_, change) => {
    const quiz = await aQuiz(owner);
    const { statusCode } = await app.inject({
      method: 'PATCH',
      url: `/api/v1/quizzes/${quiz.quiz_id}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { version: quiz.version, ...change },
    });
    expect(statusCode).toBe(422);
  });

  it('by another question in the place of one, from the same document', async () => {
    const { document_id } = await aLecture(owner);
    const { quiz_id, quiz_content } = await owner.client.quizzes.generate({ body: { document_id, num_questions: 2 } });
    const [first, second] = quiz_content.questions;
    const params = { id: quiz_id, questionId: second?.id ?? '' };
    const changed = await owner.client.quizzes.regenerateQuestion({ params, body: { version: 1 } });
    const [sameFirst, other] = changed.quiz_content.questions;
    expect(sameFirst).toEqual(first);
    expect(other?.source).toMatchObject({ document_id, sentence: expect.any(String) });
    const sentences = [first, second, other].map((question) => question?.source?.sentence);
    expect(sentences.slice(0, 2)).not.toContain(sentences[2]);
    const stale = owner.client.quizzes.regenerateQuestion({ params, body: { version: 1 } });
    expect((await failureOf(stale)).code).toBe('edit_conflict');
    const own = await aQuiz(owner);
    const question = { id: own.quiz_id, questionId: own.quiz_content.questions[0]?.id ?? '' };
    const unfounded = owner.client.quizzes.regenerateQuestion({ params: question, body: { version: 1 } });
    expect((await failureOf(unfounded)).code).toBe('no_source');
  });

  it('or deletes it, with its results', async () => {
    const quiz = await aQuiz(owner);
    await takeQuiz(app.client(), quiz);
    await owner.client.quizzes.remove({ params: { id: quiz.quiz_id } });
    expect((await failureOf(openAsTaker(app.client(), quiz))).code).toBe('quiz_not_available');
    const rows = app.db.queries.selectFrom('quiz_submissions').where('quiz_id', '=', quiz.quiz_id).select('id');
    expect(await rows.execute()).toEqual([]);
  });

  it('and leafs through the list of them', async () => {
    const person = await aPerson(app);
    for (const title of ['one', 'two', 'three']) await aQuiz(person, { title });
    const first = await person.client.quizzes.list({ query: { limit: 2 } });
    expect(first.quizzes.map(({ title }) => title)).toEqual(['three', 'two']);
    const rest = await person.client.quizzes.list({ query: { limit: 2, before: first.next ?? '' } });
    expect(rest).toMatchObject({ quizzes: [{ title: 'one' }], next: null });
    expect((await failureOf(person.client.quizzes.list({ query: { before: 'x' } }))).status).toBe(400);
  });
});

describe('questions from and for other programs', () => {
  it('are read without being saved, and what cannot be read is told by its line', async () => {
    const content = '1. One?\nA) yes\nB) no\nCorrect: A\n\n2. Two?\nA) yes\nB) no\n\n3. Three?\n';
    const read = await owner.client.quizzes.importQuestions({ body: { format: 'text', content } });
    expect(read.questions).toMatchObject([{ question: 'One?', correct_answer: 'A' }]);
    expect(read.faults).toEqual([
      { line: 6, message: 'The right answer isn’t marked' },
      { line: 10, message: 'The question has no options' },
    ]);
  });

  it.each([
    ['text', 'text/plain; charset=utf-8', /^1\. What is 1 times ten\?\nA\) ten/],
    ['gift', 'text/plain; charset=utf-8', /^::Question 1:: \[html\]What is 1 times ten\? \{\n=ten\n~twenty/],
    ['csv', 'text/csv; charset=utf-8', /question,option_a/],
    ['moodle', 'application/xml', /<question type="multichoice">/],
    ['qti', 'application/zip', /^PK/],
    ['qti3', 'application/zip', /^PK/],
    ['cartridge', 'application/zip', /^PK/],
  ])('are written as %s', async (format, type, content) => {
    const quiz = await aQuiz(owner);
    const { statusCode, headers, body } = await app.inject({
      url: `/api/v1/quizzes/${quiz.quiz_id}/export?format=${format}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Tens\./);
    expect(body).toMatch(content);
  });

  it('are printed as PDF for Pro', async () => {
    const pdfOf = async (where: TestApp, person: Person) => {
      const quiz = await aQuiz(person, { title: 'Ẹ̀kọ́ ìmọ̀' });
      const headers = { authorization: `Bearer ${person.token}` };
      return where.inject({ url: `/api/v1/quizzes/${quiz.quiz_id}/export?format=pdf`, headers });
    };
    expect((await pdfOf(app, owner)).json()).toMatchObject({ code: 'pro_required' });
    const printed = await pdfOf(campus, await aPerson(campus));
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
