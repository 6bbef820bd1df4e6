import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../src/operator/restore.ts';
import { createDiskStorage } from '../../src/ports/storage/disk.ts';
import { openEmptyDatabase, openTestDatabase } from '../database.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import type { KeptVersion } from '../kept-version.ts';

/**
 * What a student and a lecturer had under an earlier version is still there after the upgrade, and counted the same.
 * Backup and answers were made by that version itself: `npm run upgrade:keep`, with each release.
 */

const versions = join(import.meta.dirname, '../fixtures/versions');

/** A newcomer who always says A. */
async function handIn(app: TestApp, id: string): Promise<void> {
  const email = 'newcomer@student.example';
  const opened = await app.client().quizzes.get({ params: { id }, headers: { 'student-email': email } });
  const answers = opened.quiz_content.questions.map((question) => ({
    question_id: question.id,
    selected_answer: 'A' as const,
  }));
  await app.client().quizzes.submit({
    body: {
      quiz_id: opened.quiz_id,
      student_name: 'Newcomer',
      student_email: email,
      attempt_token: opened.attempt_token ?? '',
      results: { answers },
    },
  });
}

describe.each(readdirSync(versions))('data of version %s', (version) => {
  const kept = JSON.parse(readFileSync(join(versions, version, 'answers.json'), 'utf8')) as KeptVersion;
  const tokens = { learner: '', lecturer: '' };
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'akada-upgrade-'));
    const openDatabase = async () => {
      const db = await openEmptyDatabase();
      await restore(db, folder, join(versions, version, 'akada.backup'));
      return db;
    };
    app = await buildTestApp({ openDatabase, storage: () => createDiskStorage(join(folder, 'files')) });
    app.clock.set(kept.at);
    for (const who of ['learner', 'lecturer'] as const) {
      const { access_token } = await app.client().auth.login({ body: kept.accounts[who] });
      tokens[who] = access_token;
    }
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each(kept.answers)('answers the $who the same on $path', async ({ who, path, answer }) => {
    const got = await app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${tokens[who]}` } });
    expect(got.statusCode).toBe(200);
    expect(got.json()).toMatchObject(answer as object);
  });

  it('counts on from there: a card that is turned, a file that is opened, a quiz that is taken', async () => {
    const learner = app.client({ token: tokens.learner });
    const lecturer = app.client({ token: tokens.lecturer });
    const { reviews } = await learner.practice.due({ query: {} });
    const answers = reviews
      .slice(0, 1)
      .map(({ id, correct_answer }) => ({ review_id: id, selected_answer: correct_answer, event_id: 'after' }));
    await learner.practice.answer({ body: { answers } });
    expect((await learner.practice.due({ query: {} })).reviews).toHaveLength(reviews.length - 1);

    const [document] = (await lecturer.documents.list({ query: {} })).documents;
    const headers = { authorization: `Bearer ${tokens.lecturer}` };
    const file = await app.inject({ url: `/api/v1/documents/${document?.document_id}/file`, headers });
    expect(file.rawPayload.length).toBe(document?.metadata.size);

    const quiz = (await lecturer.quizzes.list({ query: {} })).quizzes.find(({ attempts }) => attempts > 0);
    const id = quiz?.quiz_id ?? '';
    const before = await lecturer.quizzes.stats({ params: { id } });
    await handIn(app, id);
    expect((await lecturer.quizzes.stats({ params: { id } })).attempts).toBe(before.attempts + 1);
  });

  it('is not put into a database on which a newer version has started', async () => {
    const started = await openTestDatabase();
    const back = restore(started, folder, join(versions, version, 'akada.backup'));
    await expect(back).rejects.toThrow('A newer version has started');
    await started.close();
  });
});
