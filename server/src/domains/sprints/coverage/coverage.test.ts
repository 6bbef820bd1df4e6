import type { Coverage } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

const handout = `Newton's laws of motion

A body stays at rest or moves steadily in a straight line unless a net force acts on it. The net force on a body equals the rate of change of its momentum. To every action there is an equal and opposite reaction, which acts on the other body.

Linear momentum

Linear momentum is mass times velocity, and it points the way the body moves. In a closed system the total linear momentum stays the same, whatever the bodies do to one another. An impulse changes the momentum of a body by the same amount.
`;

const settled = async (person: Person, id: string): Promise<Coverage> => {
  // The rows are there a moment before the making of them is over.
  await expect
    .poll(() => person.client.coverage.get({ params: { id } }), { timeout: 20_000 })
    .toMatchObject({ rows: expect.any(Array), making: null });
  return person.client.coverage.get({ params: { id } });
};

async function compared(person: Person, course = 'PHY 101') {
  const { document_id } = await aDocument(person, handout, 'phy101-notes.txt');
  const { id } = await person.client.coverage.open({ body: { course, document_ids: [document_id] } });
  return { document_id, coverage: await settled(person, id) };
}

const rowOf = ({ rows }: Coverage, phrase: string) => {
  const row = (rows ?? []).find((one) => one.phrase === phrase);
  if (!row) throw new Error(`No row ${phrase}.`);
  return row;
};

describe('notes against a course', () => {
  it('judges every topic with the passage that it rests on, and credits the standard', async () => {
    const { document_id, coverage } = await compared(await aPerson(app));
    expect(coverage.course).toMatchObject({
      code: 'PHY 101',
      credit: expect.stringContaining('National Universities'),
    });
    expect(coverage.official).toBe(true);
    // The course has lessons of ours, so nothing more is waited for.
    expect(coverage.meaning).toBe('none');
    const laws = rowOf(coverage, "Newton's laws of motion");
    expect(laws.verdict).not.toBe('missing');
    expect(laws.passages[0]).toMatchObject({ document_id, title: 'phy101-notes.txt', text: expect.any(String) });
    const gravity = rowOf(coverage, "gravitation and Kepler's laws");
    expect(gravity).toMatchObject({ verdict: 'missing', passages: [], said: null });
    expect(gravity.lesson).toMatchObject({ course: 'phy-101', name: 'gravitation-and-keplers-laws' });
    expect(gravity.phrases.map(({ phrase }) => phrase)).toContain('escape velocity');
  });

  it('makes the same comparison once', async () => {
    const person = await aPerson(app);
    const { document_id, coverage } = await compared(person);
    const again = await person.client.coverage.open({ body: { course: 'phy101', document_ids: [document_id] } });
    expect(again.id).toBe(coverage.id);
    expect(again.making).toBeNull();
    expect((await person.client.coverage.list()).coverages).toHaveLength(1);
  });

  it('judges again what an older judge has left, and keeps what its owner said', async () => {
    const person = await aPerson(app);
    const { coverage } = await compared(person);
    const params = { id: coverage.id };
    const laws = "Newton's laws of motion";
    await person.client.coverage.correct({ params, body: { phrase: 'relative motion', said: 'there' } });
    // As it would stand there: nothing was found, by rules of another version.
    const nothing = { verdict: 'missing', passages: [], more: 0, only: null, lacks: [], phrases: [] };
    const rows = (coverage.rows ?? []).map(({ phrase }) => ({ ...nothing, phrase }));
    expect(rowOf(coverage, laws).verdict).not.toBe('missing');
    await app.db.queries
      .updateTable('coverages')
      .set({ version: 'of-an-older-judge', result: JSON.stringify({ rows, meaning: 'none' }) })
      .where('id', '=', coverage.id)
      .execute();
    const verdictNow = async () => rowOf(await person.client.coverage.get({ params }), laws).verdict;
    await expect.poll(verdictNow, { timeout: 20_000 }).toBe(rowOf(coverage, laws).verdict);
    const made = await person.client.coverage.get({ params });
    expect(rowOf(made, 'relative motion')).toMatchObject({ verdict: 'covered', said: 'there' });
  });

  it('keeps what its owner says, shows it as theirs, and takes it back', async () => {
    const person = await aPerson(app);
    const { coverage } = await compared(person);
    const say = (said: 'there' | 'not_there' | null) =>
      person.client.coverage.correct({ params: { id: coverage.id }, body: { phrase: 'relative motion', said } });
    expect(rowOf(await say('there'), 'relative motion')).toMatchObject({ verdict: 'covered', said: 'there' });
    expect(rowOf(await settled(person, coverage.id), 'relative motion').said).toBe('there');
    expect(rowOf(await say(null), 'relative motion')).toMatchObject({ verdict: 'missing', said: null });
    const unknown = person.client.coverage.correct({
      params: { id: coverage.id },
      body: { phrase: 'pottery', said: 'there' },
    });
    expect(await failureOf(unknown)).toMatchObject({ status: 404 });
  });

  it('puts lessons about what is missing into the plan, once', async () => {
    const person = await aPerson(app);
    const { coverage } = await compared(person);
    const lessons = ['relative-motion', 'moment-of-inertia'];
    const plan = () => person.client.coverage.plan({ params: { id: coverage.id }, body: { lessons } });
    const first = await plan();
    expect(first).toMatchObject({ added: 2, first_day: 1 });
    const path = await person.client.sprints.path({ params: { id: first.sprint_id }, query: {} });
    expect(path.weeks[0]).toMatchObject({ title: 'Missing from your notes' });
    expect(await plan()).toMatchObject({ sprint_id: first.sprint_id, added: 0, first_day: null });
    const more = await person.client.coverage.plan({
      params: { id: coverage.id },
      body: { lessons: ['centre-of-mass'] },
    });
    expect(more).toMatchObject({ sprint_id: first.sprint_id, added: 1, first_day: 4 });
    await expect
      .poll(async () => (await person.client.sprints.status({ params: { id: first.sprint_id } })).lessons_ready, {
        timeout: 20_000,
      })
      .toBeGreaterThan(2);
  });

  it('compares a whole sprint, with the day of each passage', async () => {
    const person = await aPerson(app);
    const { coverage } = await compared(person);
    const { sprint_id } = await person.client.coverage.plan({
      params: { id: coverage.id },
      body: { lessons: ['relative-motion'] },
    });
    await expect
      .poll(async () => (await person.client.sprints.status({ params: { id: sprint_id } })).lessons_ready, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    const { id } = await person.client.coverage.open({ body: { course: 'PHY 101', sprint_id } });
    const whole = await settled(person, id);
    expect(rowOf(whole, 'relative motion')).toMatchObject({ verdict: 'covered' });
    expect(rowOf(whole, 'relative motion').passages[0]).toMatchObject({ day: 1, document_id: null });
  });

  it('keeps what the university adds, and forgets it all on demand', async () => {
    const person = await aPerson(app);
    const { coverage } = await compared(person);
    const own = { university: 'University of Jos', own_part: 'Tin mining on the Plateau\nSoil physics' };
    expect(await person.client.coverage.change({ params: { id: coverage.id }, body: own })).toMatchObject(own);
    await person.client.coverage.remove({ params: { id: coverage.id } });
    expect(await failureOf(person.client.coverage.get({ params: { id: coverage.id } }))).toMatchObject({
      code: 'coverage_not_found',
    });
  });

  it('says clearly what it cannot compare', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person, handout, 'notes.txt');
    const open = (course: string) =>
      failureOf(person.client.coverage.open({ body: { course, document_ids: [document_id] } }));
    expect(await open('ZZZ 999')).toMatchObject({ code: 'course_not_found' });
    expect(await failureOf(person.client.coverage.open({ body: { course: 'PHY 101' } }))).toMatchObject({
      status: 422,
    });
  });
});
