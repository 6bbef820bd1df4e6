import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobRun, aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient } from '../../../../test/harness.ts';
import { answersTo, aQuiz, openAsTaker, takeQuiz } from '../../../../test/quizzes.ts';
import { quizzesWork } from '../quizzes.jobs.ts';

let app: TestApp;
let owner: Person;
let visitor: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
  visitor = app.client({ address: '10.1.1.3' });
});
afterAll(() => app.close());

const takersOf = async (id: string) => (await owner.client.quizzes.stats({ params: { id } })).takers;
const fileOf = async (id: string, path: string) =>
  (await app.inject({ url: `/api/v1/quizzes/${id}/${path}`, headers: { authorization: `Bearer ${owner.token}` } }))
    .body;

describe('a quiz that asks for more than name and address', () => {
  it('tells takers so before they begin', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'required', ask_group: 'optional' } });
    expect(await openAsTaker(visitor, quiz)).toMatchObject({ ask_number: 'required', ask_group: 'optional' });
    expect(await openAsTaker(visitor, await aQuiz(owner))).toMatchObject({ ask_number: 'no', ask_group: 'no' });
  });

  it('keeps them with the result, harmless in the CSV', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'required', ask_group: 'optional' } });
    app.clock.advance({ seconds: 2 });
    await takeQuiz(visitor, quiz, { number: ' =CSC/001 ', group: '@CS' });
    expect(await takersOf(quiz.quiz_id)).toMatchObject([{ student_number: '=CSC/001', student_group: '@CS' }]);
    expect(await fileOf(quiz.quiz_id, 'results.csv')).toContain(",'=CSC/001,'@CS,");
  });

  it('refuses a result without what it requires, and stores nothing', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'required' } });
    app.clock.advance({ seconds: 2 });
    const failure = await failureOf(takeQuiz(visitor, quiz, { number: '  ' }));
    expect(failure).toMatchObject({ status: 422, faults: [{ loc: ['body', 'student_number'] }] });
    expect(await takersOf(quiz.quiz_id)).toEqual([]);
  });

  it('takes the result of who began before it asked', async () => {
    const quiz = await aQuiz(owner);
    const opened = await openAsTaker(visitor, quiz);
    app.clock.advance({ seconds: 2 });
    const change = { version: quiz.version, settings: { ask_number: 'required' as const } };
    await owner.client.quizzes.update({ params: { id: quiz.quiz_id }, body: change });
    await visitor.quizzes.submit({
      body: {
        quiz_id: opened.quiz_id,
        student_name: 'Chidi',
        student_email: 'chidi@student.example',
        attempt_token: opened.attempt_token ?? '',
        results: { answers: answersTo(opened, 4) },
      },
    });
    expect(await takersOf(quiz.quiz_id)).toMatchObject([{ score: 100, student_number: null }]);
  });

  it('keeps nothing that was not asked for', async () => {
    const quiz = await aQuiz(owner);
    await takeQuiz(visitor, quiz, { number: 'CSC/001', group: 'CS' });
    expect(await takersOf(quiz.quiz_id)).toMatchObject([{ student_number: null, student_group: null }]);
  });

  it('forgets number and group with the name after twelve months', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'optional', ask_group: 'optional' } });
    await takeQuiz(visitor, quiz, { number: 'CSC/001', group: 'CS' });
    await owner.client.quizzes.putClassList({ params: { id: quiz.quiz_id }, body: { content: 'CSC/001,Ada' } });
    const inThirteenMonths = new Date(app.clock.now().getTime() + 400 * 86_400_000);
    const [sweep] = quizzesWork({ db: app.db, clock: { now: () => inThirteenMonths } });
    await sweep?.handle({}, aJobRun);
    expect(await takersOf(quiz.quiz_id)).toMatchObject([
      { student_name: 'Removed', student_number: null, student_group: null },
    ]);
    expect((await owner.client.quizzes.classList({ params: { id: quiz.quiz_id } })).imported_at).toBeNull();
  });
});

describe('the list of a class', () => {
  const put = (id: string, content: string) => owner.client.quizzes.putClassList({ params: { id }, body: { content } });

  it('shows who of it has handed in, who is missing, and who is not in it', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'required' } });
    app.clock.advance({ seconds: 2 });
    await takeQuiz(visitor, quiz, { right: 3, number: 'csc 001' });
    await takeQuiz(visitor, quiz, { right: 1, number: 'CSC/009' });
    const list = await put(quiz.quiz_id, 'CSC/001,Ada,CS\nCSC/002,Bola,CS');
    expect(list.students.map(({ name, result }) => [name, result?.score])).toEqual([
      ['Ada', 75],
      ['Bola', undefined],
    ]);
    expect(list).toMatchObject({ missing: 1, unlisted: [{ number: 'CSC/009', score: 25 }] });
    const csv = await fileOf(quiz.quiz_id, 'class-list.csv');
    expect(csv).toContain('CSC/001,Ada,CS,75,3,4,1,');
    expect(csv).toContain('CSC/002,Bola,CS,,,,,,,missing');
    expect(csv).toContain('not in the list');
  });

  it('takes a result without a number for the student of that name, once its owner says so', async () => {
    const quiz = await aQuiz(owner, { settings: { ask_number: 'optional' } });
    await takeQuiz(visitor, quiz, { right: 3 });
    const { student_name } = (await owner.client.quizzes.stats({ params: { id: quiz.quiz_id } })).takers[0]!;
    const { unlisted } = await put(quiz.quiz_id, `CSC/001,${student_name}\nCSC/002,Bola`);
    expect(unlisted).toMatchObject([{ suggestion: { number: 'CSC/001' } }]);
    const match = (number: string) =>
      owner.client.quizzes.matchResult({
        params: { id: quiz.quiz_id },
        body: { submission_id: unlisted[0]!.submission_id, number },
      });
    expect(await failureOf(match('CSC/009'))).toMatchObject({ status: 404 });
    expect(await match('csc 001')).toMatchObject({
      missing: 1,
      unlisted: [],
      students: [{ result: { score: 75 } }, {}],
    });
  });

  it('is replaced as a whole, and stays as it was where a line of the next one is bad', async () => {
    const { quiz_id } = await aQuiz(owner);
    await put(quiz_id, '1,Ada\n2,Bola');
    const failure = await failureOf(put(quiz_id, '3,Chidi\n4,'));
    expect(failure).toMatchObject({ status: 422, faults: [{ msg: 'Line 2: The name is missing' }] });
    const namesOf = (list: { students: { name: string }[] }) => list.students.map(({ name }) => name);
    expect(namesOf(await owner.client.quizzes.classList({ params: { id: quiz_id } }))).toEqual(['Ada', 'Bola']);
    expect(namesOf(await put(quiz_id, '3,Chidi'))).toEqual(['Chidi']);
    await owner.client.quizzes.removeClassList({ params: { id: quiz_id } });
    expect(await owner.client.quizzes.classList({ params: { id: quiz_id } })).toMatchObject({ imported_at: null });
  });

  it('holds no cell that a spreadsheet would take for a formula', async () => {
    const { quiz_id } = await aQuiz(owner);
    await put(quiz_id, '1,=HYPERLINK("http://evil"),@CS');
    const csv = await fileOf(quiz_id, 'class-list.csv');
    expect(csv).toContain("'=HYPERLINK");
    expect(csv).toContain("'@CS");
  });
});
