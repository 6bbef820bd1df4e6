import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobRun, aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { mailsTo, mailTo } from '../../../../test/mails.ts';
import { aQuiz, linkIdOf, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';
import { putBack, takeDown } from '../../../operator/shared-links.ts';
import { quizzesWork } from '../quizzes.jobs.ts';
import { sharedQuiz } from './quizzes.shared.ts';

const operator = 'desk@akada.example';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp({ env: { CONTACT_EMAIL: operator } });
  await app.startWorkers();
  owner = await aPerson(app);
  visitor = app.client({ address: '10.1.1.1' });
});
afterAll(() => app.close());

const resultsOf = (quizId: string) =>
  app.db.queries
    .selectFrom('quiz_submissions')
    .select(['student_name', 'student_email', 'score', 'user_id'])
    .where('quiz_id', '=', quizId)
    .orderBy('submitted_at')
    .execute();

describe('a request for the results', () => {
  it('is relayed to the owner, who can answer the student and shows no address before', async () => {
    const quiz = await aQuiz(owner, { title: 'Tens <b>' });
    const body = { student_name: 'Chidi', student_email: 'chidi@student.example', message: 'How did I do?' };
    const answer = await visitor.quizzes.requestStats({ params: { id: linkIdOf(quiz) }, body });
    expect(JSON.stringify(answer)).not.toContain(owner.user.email);
    const mail = await mailTo(app, owner.user.email, /^Chidi would like the results of Tens <b>$/);
    expect(mail.replyTo).toEqual({ name: 'Chidi', address: 'chidi@student.example' });
    expect(mail.text).toContain('How did I do?');
    expect(mail.text).toContain(`/quizzes/${quiz.quiz_id}/stats`);
    expect(mail.html).not.toContain('Tens <b>');
    const waiting = () => app.db.queries.selectFrom('quiz_requests').select('id').execute();
    await expect.poll(waiting).toEqual([]);
    const unknown = await visitor.quizzes.requestStats({ params: { id: 'no-such-quiz' }, body });
    expect(unknown).toEqual(answer);
  });

  it('of somebody who has taken the quiz says so, and of nobody else', async () => {
    const quiz = await aQuiz(owner, { title: 'Taken' });
    await takeQuiz(visitor, quiz, { email: 'ngozi@student.example' });
    for (const student_name of ['Ngozi', 'Bola']) {
      const student_email = `${student_name.toLowerCase()}@student.example`;
      await visitor.quizzes.requestStats({ params: { id: linkIdOf(quiz) }, body: { student_name, student_email } });
    }
    const [taker, other] = await Promise.all([
      mailTo(app, owner.user.email, /^Ngozi would like the results of Taken$/),
      mailTo(app, owner.user.email, /^Bola would like the results of Taken$/),
    ]);
    expect(taker.text).toContain('took your quiz and would like to see the class results');
    expect(other.text).not.toContain('took your quiz');
  });

  it('of somebody who finds the quiz closed is passed on as what it is', async () => {
    const quiz = await aQuiz(owner, { title: 'Closed' });
    await owner.client.quizzes.close({ params: { id: quiz.quiz_id } });
    const body = { student_name: 'Efe', student_email: 'efe@student.example', message: 'Please open the quiz.' };
    await visitor.quizzes.requestStats({ params: { id: linkIdOf(quiz) }, body });
    const mail = await mailTo(app, owner.user.email, /^Efe wrote to you about Closed$/);
    expect(mail.text).toContain('tried to open your quiz, which isn’t open now');
    expect(mail.text).toContain('Please open the quiz.');
    expect(mail.text).not.toMatch(/took your quiz|results of/);
  });

  it('can be made five times an hour by one student', async () => {
    const quiz = await aQuiz(owner);
    const ask = () =>
      visitor.quizzes.requestStats({
        params: { id: linkIdOf(quiz) },
        body: { student_name: 'E', student_email: 'eager@student.example' },
      });
    for (let n = 0; n < 5; n++) await ask();
    expect((await failureOf(ask())).status).toBe(429);
  });
});

describe('a report', () => {
  it('reaches the operator, who can take the quiz down and put it back', async () => {
    const quiz = await aQuiz(owner, { title: 'Reported one' });
    const params = { id: linkIdOf(quiz) };
    const answer = await visitor.quizzes.report({ params, body: { reason: 'offensive', message: 'Question 2.' } });
    expect((await mailTo(app, operator, /^Reported quiz: Reported one$/)).text).toContain('Question 2.');
    const unknown = await visitor.quizzes.report({ params: { id: 'no-such-quiz' }, body: { reason: 'spam' } });
    expect(unknown).toEqual(answer);
    expect(await sharedQuiz.listReports(app.db.queries)).toMatchObject([
      { title: 'Reported one', message: 'Question 2.' },
    ]);

    const opened = await openAsTaker(visitor, quiz);
    expect(await takeDown(app, params.id)).toContain('is not available any more');
    expect((await failureOf(openAsTaker(visitor, quiz))).code).toBe('quiz_not_available');
    const body = { quiz_id: params.id, attempt_token: opened.attempt_token ?? '', results: { answers: [] } };
    expect((await failureOf(visitor.quizzes.submit({ body }))).code).toBe('quiz_not_available');
    await owner.client.quizzes.open({ params: { id: quiz.quiz_id } });
    expect((await owner.client.quizzes.get({ params: { id: quiz.quiz_id } })).status).toBe('taken_down');
    await owner.client.quizzes.renewLink({ params: { id: quiz.quiz_id } });
    expect((await owner.client.quizzes.get({ params: { id: quiz.quiz_id } })).status).toBe('taken_down');
    await putBack(app, quiz.quiz_id);
    expect((await owner.client.quizzes.get({ params: { id: quiz.quiz_id } })).status).toBe('open');
    await expect(takeDown(app, 'no-such-quiz')).rejects.toThrow('no quiz');
  });
});

describe('a taker without an account', () => {
  it('is removed from every result by a mailed link, and the scores stay', async () => {
    const quiz = await aQuiz(owner);
    const email = 'forget-me@student.example';
    await takeQuiz(visitor, quiz, { right: 3, name: 'Forget Me', email });
    await takeQuiz(visitor, quiz, { right: 2, name: 'Ada', email: 'ada@student.example' });
    const answer = await visitor.quizzes.requestErasure({ body: { email } });
    expect(await visitor.quizzes.requestErasure({ body: { email: 'nobody@student.example' } })).toEqual(answer);
    const mail = await mailTo(app, email, /^Remove your name/);
    const token = decodeURIComponent(/erase-results\?token=([\w.%-]+)/.exec(mail.text)?.[1] ?? '');
    const forged = `${Buffer.from('ada@student.example').toString('base64url')}.${token.split('.').slice(1).join('.')}`;
    expect((await failureOf(visitor.quizzes.erase({ body: { token: forged } }))).code).toBe('invalid_erasure');
    expect(await visitor.quizzes.erase({ body: { token } })).toEqual({ erased: 1 });
    expect(await resultsOf(quiz.quiz_id)).toMatchObject([
      { student_name: 'Removed', student_email: '', score: 75 },
      { student_name: 'Ada', score: 50 },
    ]);
    expect(mailsTo(app, 'nobody@student.example')).toEqual([]);
  });

  it('is removed after twelve months by itself', async () => {
    const quiz = await aQuiz(owner);
    await takeQuiz(visitor, quiz);
    const sweep = quizzesWork({ db: app.db, clock: { now: () => new Date(Date.now() + 370 * 86_400_000) } })[0];
    await sweep?.handle({}, aJobRun);
    expect(await resultsOf(quiz.quiz_id)).toMatchObject([{ student_name: 'Removed', student_email: '' }]);
  });
});

describe('deleting an account', () => {
  it('ends its quizzes with their results, and anonymises what it left in others’', async () => {
    const [leaver, mine] = [await aPerson(app), await aQuiz(owner)];
    const theirs = await aQuiz(leaver);
    await takeQuiz(visitor, theirs);
    const opened = await openAsTaker(visitor, mine);
    const body = {
      quiz_id: opened.quiz_id,
      student_name: 'Leaver',
      student_email: 'another@student.example',
      attempt_token: opened.attempt_token ?? '',
      results: { answers: [] },
    };
    await leaver.client.quizzes.submit({ body });
    expect(await resultsOf(mine.quiz_id)).toMatchObject([{ student_name: 'Leaver', user_id: leaver.user.id }]);
    await leaver.client.account.remove();
    expect((await failureOf(openAsTaker(visitor, theirs))).message).toBe('Quiz Not Available');
    expect(await resultsOf(theirs.quiz_id)).toEqual([]);
    expect(await resultsOf(mine.quiz_id)).toMatchObject([
      { student_name: 'Removed', student_email: '', user_id: null },
    ]);
  });
});
