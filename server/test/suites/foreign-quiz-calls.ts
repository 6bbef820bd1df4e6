import type { DraftQuestion } from '@akada/contract';
import { expect } from 'vitest';
import { aDocument } from '../documents.ts';
import type { Person } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { aPainting, bringPicture } from '../pictures.ts';
import { aQuiz, someQuestions } from '../quizzes.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, code: '' }),
    ({ status, code }: { status: number; code: string }) => ({ status, code }),
  );

/** For calls on one quiz: another account's answers like one that never was, and stays as it is. */
const hidesQuiz =
  (call: (person: Person, params: { id: string }) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const { quiz_id } = await aQuiz(owner);
    const read = () => owner.client.quizzes.get({ params: { id: quiz_id } });
    const before = await read();
    const foreign = await outcome(call(stranger, { id: quiz_id }));
    expect(foreign).toEqual(await outcome(call(stranger, { id: 'no-such-quiz' })));
    expect(foreign.status).toBe(404);
    expect({ ...(await read()), attempt_token: '' }).toEqual({ ...before, attempt_token: '' });
  };

/** For calls that make something of a document. */
const hidesDocument =
  (call: (person: Person, document_id: string) => Promise<unknown>): Attempt =>
  async ({ owner, stranger }) => {
    const { document_id } = await aDocument(owner);
    const foreign = await outcome(call(stranger, document_id));
    expect(foreign).toEqual(await outcome(call(stranger, 'no-such-document')));
    expect(foreign.status).toBe(404);
  };

const hidesTask =
  (name: 'task' | 'freeTask' | 'cancelTask'): Attempt =>
  async ({ owner, stranger }) => {
    const { document_id } = await aDocument(owner);
    const { task_id } = await owner.client.quizzes.generateAsync({ body: { document_id, num_questions: 15 } });
    const ask = (person: Person, taskId: string) => outcome(person.client.quizzes[name]({ params: { taskId } }));
    expect(await ask(stranger, task_id)).toEqual(await ask(stranger, 'no-such-task'));
    expect((await ask(stranger, task_id)).status).toBe(404);
    expect((await owner.client.quizzes.task({ params: { taskId: task_id } })).error_code).not.toBe('cancelled');
    expect((await ask(owner, task_id)).status).toBe(200);
  };

/** Answers with a file, so that the typed client has nothing to read. */
const hidesFile = (path: string): Attempt =>
  async function hide({ app, owner, stranger }) {
    const { quiz_id } = await aQuiz(owner);
    const headers = { authorization: `Bearer ${stranger.token}` };
    const ask = async (id: string) => {
      const response = await app.inject({ url: `/api/v1/quizzes/${id}/${path}`, headers });
      return [response.statusCode, response.body];
    };
    expect(await ask(quiz_id)).toEqual(await ask('no-such-quiz'));
    expect((await ask(quiz_id))[0]).toBe(404);
  };

export const foreignQuizCalls: Record<string, Attempt> = {
  // A picture is its owner's: in a question of somebody else it is one that isn't there.
  'quizPictures.add': async ({ owner, stranger }) => {
    const { id } = await bringPicture(owner, await aPainting());
    const [question] = someQuestions;
    const withPicture = (picture: string) => ({ ...(question as DraftQuestion), picture: { id: picture, alt: '' } });
    const foreign = await outcome(aQuiz(stranger, { questions: [withPicture(id)] }));
    expect(foreign).toEqual(await outcome(aQuiz(stranger, { questions: [withPicture('no-such-picture')] })));
    expect(foreign).toEqual({ status: 422, code: 'validation_failed' });
  },
  'quizFiles.about': hidesQuiz((person, params) => person.client.quizFiles.about({ params })),
  'quizFiles.file': hidesQuiz((person, params) => person.client.quizFiles.file({ params })),
  'quizFiles.bring': hidesQuiz((person, params) =>
    person.client.quizFiles.bring({ params, body: { text: 'no code' } }),
  ),
  'quizzes.generate': hidesDocument((person, document_id) => person.client.quizzes.generate({ body: { document_id } })),
  'quizzes.generateFree': hidesDocument((person, document_id) =>
    person.client.quizzes.generateFree({ body: { document_id } }),
  ),
  'quizzes.generateAsync': hidesDocument((person, document_id) =>
    person.client.quizzes.generateAsync({ body: { document_id } }),
  ),
  'quizzes.generateFreeAsync': hidesDocument((person, document_id) =>
    person.client.quizzes.generateFreeAsync({ body: { document_id } }),
  ),
  'quizzes.task': hidesTask('task'),
  'quizzes.freeTask': hidesTask('freeTask'),
  'quizzes.cancelTask': hidesTask('cancelTask'),
  // Says nothing but what the caller's own plan allows.
  'quizzes.wishes': async ({ stranger }) => {
    expect((await stranger.client.quizzes.wishes()).is_allowed).toBe(false);
  },
  // The library is the same for everybody; nothing in it belongs to anybody.
  'quizzes.templateCourses': async ({ owner, stranger }) => {
    expect(await stranger.client.quizzes.templateCourses()).toEqual(await owner.client.quizzes.templateCourses());
  },
  'quizzes.templates': async ({ owner, stranger }) => {
    const { courses } = await owner.client.quizzes.templateCourses();
    const query = { lesson: courses[0]?.lessons[0]?.lesson ?? '', draw: 1 };
    expect(await stranger.client.quizzes.templates({ query })).toEqual(await owner.client.quizzes.templates({ query }));
  },
  'quizzes.list': async ({ owner, stranger }) => {
    const { quiz_id } = await aQuiz(owner);
    expect(JSON.stringify(await stranger.client.quizzes.list({ query: {} }))).not.toContain(quiz_id);
  },
  'quizzes.create': async ({ owner, stranger }) => {
    const { quiz_id } = await aQuiz(stranger);
    expect(JSON.stringify(await owner.client.quizzes.list({ query: {} }))).not.toContain(quiz_id);
  },
  'quizzes.importQuestions': async ({ stranger }) => {
    const body = { format: 'text', content: '1. One?\nA) a\nB) b\nCorrect: A' } as const;
    expect((await stranger.client.quizzes.importQuestions({ body })).questions).toHaveLength(1);
    expect((await stranger.client.quizzes.list({ query: {} })).quizzes.filter(({ title }) => title !== 'Tens')).toEqual(
      [],
    );
  },
  // Nothing is named, and nothing is kept.
  'quizzes.drawFormulas': async ({ stranger }) => {
    const texts = ['Solve $x$'];
    expect((await stranger.client.quizzes.drawFormulas({ body: { texts } })).html).toHaveLength(1);
  },
  'quizzes.update': hidesQuiz((person, params) =>
    person.client.quizzes.update({ params, body: { version: 1, title: 'Mine now' } }),
  ),
  'quizzes.remove': hidesQuiz((person, params) => person.client.quizzes.remove({ params })),
  'quizzes.regenerateQuestion': hidesQuiz((person, { id }) =>
    person.client.quizzes.regenerateQuestion({ params: { id, questionId: 'x' }, body: { version: 1 } }),
  ),
  'quizzes.strikeQuestion': hidesQuiz((person, { id }) =>
    person.client.quizzes.strikeQuestion({ params: { id, questionId: 'any' } }),
  ),
  'quizzes.drafts': hidesQuiz((person, params) => person.client.quizzes.drafts({ params })),
  'quizzes.decide': hidesQuiz((person, params) =>
    person.client.quizzes.decide({ params, body: { decisions: [{ question_id: 'any', decision: 'keep' }] } }),
  ),
  'quizzes.shareDrafts': hidesQuiz((person, params) => person.client.quizzes.shareDrafts({ params })),
  'quizzes.close': hidesQuiz((person, params) => person.client.quizzes.close({ params })),
  'quizzes.open': hidesQuiz((person, params) => person.client.quizzes.open({ params })),
  'quizzes.renewLink': hidesQuiz((person, params) => person.client.quizzes.renewLink({ params })),
  'quizzes.giveCode': hidesQuiz((person, params) => person.client.quizzes.giveCode({ params })),
  'quizzes.live': hidesQuiz((person, params) => person.client.quizzes.live({ params })),
  'quizzes.hallResults': hidesQuiz((person, params) => person.client.quizzes.hallResults({ params })),
  'quizzes.stats': hidesQuiz((person, params) => person.client.quizzes.stats({ params })),
  'quizzes.regrade': hidesQuiz((person, params) => person.client.quizzes.regrade({ params })),
  'quizzes.grantAttempt': hidesQuiz((person, params) =>
    person.client.quizzes.grantAttempt({ params, body: { student_email: 'chidi@student.example' } }),
  ),
  'quizzes.resultsCsv': hidesFile('results.csv'),
  'quizzes.batches': hidesQuiz((person, params) => person.client.quizzes.batches({ params })),
  'quizzes.addBatch': hidesQuiz((person, params) =>
    person.client.quizzes.addBatch({
      params,
      body: { name: 'Mine', opens_at: '2026-01-01T08:00:00Z', closes_at: '2026-01-01T09:00:00Z' },
    }),
  ),
  'quizzes.removeBatch': hidesQuiz((person, params) =>
    person.client.quizzes.removeBatch({ params: { ...params, batchId: 'none' } }),
  ),
  'quizzes.giveTime': hidesQuiz((person, params) =>
    person.client.quizzes.giveTime({ params, body: { student_email: 'ada@student.example', minutes: 10 } }),
  ),
  'quizzes.running': hidesQuiz((person, params) => person.client.quizzes.running({ params })),
  'quizzes.matchResult': hidesQuiz((person, params) =>
    person.client.quizzes.matchResult({ params, body: { submission_id: 'none', number: '1' } }),
  ),
  'quizzes.classList': hidesQuiz((person, params) => person.client.quizzes.classList({ params })),
  'quizzes.putClassList': hidesQuiz((person, params) =>
    person.client.quizzes.putClassList({ params, body: { content: '1,Ada' } }),
  ),
  'quizzes.removeClassList': hidesQuiz((person, params) => person.client.quizzes.removeClassList({ params })),
  'quizzes.classCsv': hidesFile('class-list.csv'),
  'quizzes.exportLosses': hidesQuiz((person, params) =>
    person.client.quizzes.exportLosses({ params, query: { format: 'gift' } }),
  ),
  'quizzes.exportQuiz': hidesFile('export?format=text'),
};
