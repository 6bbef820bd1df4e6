import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/ports/db/port.ts';
import { aReadySprint } from '../a-ready-sprint.ts';
import { openTestDatabase } from '../database.ts';
import { aForm } from '../documents.ts';
import { aPerson, type Person } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { answersTo, aQuiz, linkIdOf, openAsTaker, someQuestions, takeQuiz } from '../quizzes.ts';

/**
 * Two of our servers on one database, as behind a proxy that sends each call to whichever it likes: what one of them was
 * told, the other knows with the next call. Only the second works on jobs.
 */

let db: Database;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  db = await openTestDatabase();
  const shared = { openDatabase: async () => ({ ...db, close: async () => {} }) };
  one = await buildTestApp(shared);
  other = await buildTestApp({ ...shared, storage: () => one.storage });
  await other.startWorkers();
});
afterAll(async () => {
  await other.close();
  await one.close();
  await db.close();
});

const atOther = ({ token }: Person) => other.client({ token });

describe('two servers on one database', () => {
  it('end a session for both', async () => {
    const person = await aPerson(one);
    await atOther(person).auth.validate();
    await person.client.auth.logout();
    await expect(atOther(person).auth.validate()).rejects.toMatchObject({ status: 401 });
  });

  it('allow together what one of them would allow in an hour, and say when to come back', async () => {
    const person = await aPerson(one);
    for (let turn = 0; turn < 30; turn++) {
      await person.client.calendar.renew();
      await atOther(person).calendar.renew();
    }
    for (const app of [one, other]) {
      const headers = { authorization: `Bearer ${person.token}` };
      const refused = await app.inject({ method: 'POST', url: '/api/v1/calendar', headers });
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
  });

  it('carry out at one what was ordered at the other, and show a changed lesson at both', async () => {
    const person = await aPerson(one);
    const id = await aReadySprint(person);
    const params = { id, day: 1 };
    const both = () => Promise.all([person.client.sprints.day({ params }), atOther(person).sprints.day({ params })]);
    const [before] = await both();
    // Once more, so that both have an answer that they keep.
    await both();
    const title = 'What a computer is, in my words';
    await atOther(person).sprints.editDay({ params, body: { title } });
    const after = await both();
    expect(before.title).not.toBe(title);
    expect(after.map((lesson) => lesson.title)).toEqual([title, title]);
  });

  it('count takers together, on the projector too, and close a quiz for both', async () => {
    const lecturer = await aPerson(one);
    const quiz = await aQuiz(lecturer);
    await takeQuiz(one.client(), quiz, { email: 'a@student.example' });
    await takeQuiz(other.client(), quiz, { email: 'b@student.example' });
    const params = { id: quiz.quiz_id };
    const seen = await Promise.all([
      lecturer.client.quizzes.live({ params }),
      atOther(lecturer).quizzes.live({ params }),
    ]);
    expect(seen.map(({ handed_in }) => handed_in)).toEqual([2, 2]);

    await openAsTaker(other.client(), quiz);
    await lecturer.client.quizzes.close({ params });
    const late = other.client().quizzes.get({ params: { id: linkIdOf(quiz) }, headers: {} });
    await expect(late).rejects.toMatchObject({ code: 'quiz_not_available' });
  });

  it('keep one result of an attempt that is handed in at both', async () => {
    const lecturer = await aPerson(one);
    const quiz = await aQuiz(lecturer);
    const opened = await openAsTaker(one.client(), quiz, 'twice@student.example');
    const body = {
      quiz_id: opened.quiz_id,
      student_name: 'Chidi',
      student_email: 'twice@student.example',
      attempt_token: opened.attempt_token ?? '',
      results: { answers: answersTo(opened, 4) },
    };
    const results = await Promise.all([one, other, one, other].map((app) => app.client().quizzes.submit({ body })));
    const { attempts } = await lecturer.client.quizzes.stats({ params: { id: quiz.quiz_id } });
    expect(new Set(results.map(({ score }) => score))).toEqual(new Set([100]));
    expect(attempts).toBe(1);
  });

  it('create once what is asked for with one key at both', async () => {
    const person = await aPerson(one);
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() };
    const payload = { title: 'Tens', questions: someQuestions };
    const ask = (app: TestApp) => app.inject({ method: 'POST', url: '/api/v1/quizzes', headers, payload });
    const answers = await Promise.all([one, other, one, other].map(ask));
    const made = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().quiz_id);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(new Set(made).size).toBe(1);
    const { quizzes } = await person.client.quizzes.list({ query: {} });
    expect(quizzes).toHaveLength(1);
  });

  it('read a file once that is sent to both', async () => {
    const person = await aPerson(one);
    const send = (app: TestApp) => app.client({ token: person.token }).documents.upload({ body: aForm() });
    const sent = await Promise.all([send(one), send(other)]);
    expect(new Set(sent.map(({ document_id }) => document_id)).size).toBe(1);
    const { documents } = await person.client.documents.list({ query: {} });
    expect(documents).toHaveLength(1);
  });
});
