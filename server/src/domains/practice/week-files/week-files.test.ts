import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Bits, seal, writeWeekCode } from '../../../../../contract/src/one-file-code.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';
import { sweepWaiting } from './waiting-codes.jobs.ts';

let app: TestApp;
let learner: Person;
let sprintId: string;

beforeAll(async () => {
  app = await buildTestApp({ library: await aSmallLibrary() });
  await app.startWorkers();
  learner = await aPerson(app);
  sprintId = await aSprint(learner);
});
afterAll(() => app.close());

async function aSprint(person: Person): Promise<string> {
  const { id } = await person.client.sprints.create({ body: { topic: 'MTH 101' } });
  const first = () => person.client.sprints.day({ params: { id, day: 1 } });
  await vi.waitFor(async () => expect((await first()).content).toContain('```check'), { timeout: 60_000 });
  return id;
}

async function fileOf(person: Person, of: 'sprints' | 'courses', id: string) {
  const answer = await app.inject({
    url: `/api/v1/week-files/${of}/${id}/1/file`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { headers: answer.headers, html: answer.body };
}

/** The first lesson of a file: its number, its list, and the names on the list. */
function firstOf(html: string) {
  const [, ref, list, items = ''] = /data-ref="(\d+)" data-list="(\d+)" data-items="([^"]*)"/.exec(html) ?? [];
  return { ref: Number(ref), list: Number(list), names: items.split(' ') };
}

/** Its code with these answers. */
function codeFrom(html: string, items: number[]): string {
  const { ref, list } = firstOf(html);
  return writeWeekCode([{ ref, list, items }]);
}

const bring = (person: Person, code: string) => person.client.weekFiles.bring({ body: { code } });

describe('a week as one file', () => {
  it('asks nobody for anything: its policy comes first, and allows one script and one style by their hashes', async () => {
    const { headers, html } = await fileOf(learner, 'courses', 'mth-101');
    expect(headers['content-disposition']).toContain('mth-101-week-1.html');
    const policy = html.indexOf('http-equiv="Content-Security-Policy"');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(html.indexOf('<style'));
    expect(html).toMatch(
      /default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}'; font-src data:; img-src data:/,
    );
    const body = html.slice(html.indexOf('<body>'));
    const markup = body.slice(0, body.indexOf('<script'));
    expect(markup).not.toMatch(/\sstyle=|\son\w+=|<link|<iframe|\ssrc=/);
    expect(markup).toContain('class="check"');
  });

  it('is the same file from a sprint of the course, and says what it weighs', async () => {
    const { html } = await fileOf(learner, 'sprints', sprintId);
    const refs = (text: string) => [...text.matchAll(/data-ref="(\d+)" data-list="(\d+)"/g)].map(([all]) => all);
    const course = await fileOf(learner, 'courses', 'mth-101');
    expect(refs(course.html)).toContain(refs(html)[0]);
    const about = await learner.client.weekFiles.about({ params: { of: 'sprints', id: sprintId, week: 1 } });
    expect(about.bytes).toBe(Buffer.byteLength(html));
    expect(about.lessons).toBe(refs(html).length);
  });

  it('ids stand in it once', async () => {
    const { html } = await fileOf(learner, 'courses', 'mth-101');
    const body = html.slice(html.indexOf('<body>'), html.indexOf('<script'));
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of an unknown week or course is nowhere', async () => {
    const about = (of: 'sprints' | 'courses', id: string, week: number) =>
      learner.client.weekFiles.about({ params: { of, id, week } });
    expect((await failureOf(about('courses', 'xyz-999', 1))).code).toBe('material_not_found');
    expect((await failureOf(about('courses', 'mth-101', 90))).code).toBe('week_has_no_lessons');
    const stranger = await aPerson(app);
    const foreign = stranger.client.weekFiles.about({ params: { of: 'sprints', id: sprintId, week: 1 } });
    expect((await failureOf(foreign)).code).toBe('sprint_not_found');
  });
});

describe('the code of a file', () => {
  it('counts once, also when it is sent twice at once, and what was added since counts then', async () => {
    const { html } = await fileOf(learner, 'courses', 'mth-101');
    const both = await Promise.all([bring(learner, codeFrom(html, [1])), bring(learner, codeFrom(html, [1]))]);
    expect(both.map(({ added }) => added).toSorted()).toEqual([0, 1]);
    expect(await bring(learner, codeFrom(html, [1]))).toMatchObject({ added: 0, known: 1, lessons: [] });
    const more = await bring(learner, codeFrom(html, [1, 1]));
    expect(more).toMatchObject({ added: 1, known: 1, skipped: 0 });
    const { lessons } = await learner.client.weekFiles.brought();
    expect(lessons).toHaveLength(1);
    expect(lessons[0]).toMatchObject({ title: 'First steps', answered: 2 });
    const events = await app.db.queries
      .selectFrom('review_answers')
      .select('event_id')
      .where('owner_id', '=', learner.user.id)
      .execute();
    expect(events.filter(({ event_id }) => event_id.startsWith('lesson:file:'))).toHaveLength(2);
  });

  it('that was mistyped, is of something else, is out of date or has no sprint is told apart', async () => {
    const { html } = await fileOf(learner, 'courses', 'mth-101');
    const code = codeFrom(html, [1, 2]);
    const codeOf = async (promise: Promise<unknown>) => (await failureOf(promise)).code;
    expect(await codeOf(bring(learner, `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`))).toBe(
      'file_code_mistyped',
    );
    expect(await codeOf(bring(learner, 'what is this'))).toBe('file_code_mistyped');
    expect(await codeOf(bring(learner, writeWeekCode([{ ref: 1, list: 1, items: [1] }])))).toBe('file_code_foreign');
    const { ref, list } = firstOf(html);
    // The lowest of the 20 bits, and one of those that 10 bits would not have had.
    for (const other of [list ^ 1, list ^ 1024]) {
      const changed = writeWeekCode([{ ref, list: other, items: [1] }]);
      expect(await codeOf(bring(learner, changed))).toBe('file_code_outdated');
      // Whoever has no sprint is not sent to start one for a code that will not count.
      expect(await codeOf(bring(await aPerson(app), changed))).toBe('file_code_outdated');
    }
    expect(await failureOf(bring(await aPerson(app), code))).toMatchObject({
      code: 'file_code_without_sprint',
      about: 'MTH 101',
    });
  });

  it('of a text that the learner changed is of her own sprint alone', async () => {
    const writer = await aPerson(app);
    const id = await aSprint(writer);
    const content =
      '## Mine\n\nMy own words.\n\n```check\nWhat is 2 + 2?\n- [x] 4\n  Why: two twos\n- [ ] 5\n  Why: one too many\n```\n';
    await writer.client.sprints.editDay({ params: { id, day: 1 }, body: { content } });
    const { html } = await fileOf(writer, 'sprints', id);
    expect(html).toContain('My own words.');
    expect((await failureOf(bring(learner, codeFrom(html, [1])))).code).toBe('file_code_foreign');
  });

  it('of an older file, which counted by places, is never counted', async () => {
    const bits = new Bits();
    for (const [value, width] of [
      [1, 4],
      [firstOf((await fileOf(learner, 'courses', 'mth-101')).html).ref, 25],
    ] as const)
      bits.put(value, width);
    for (const [value, width] of [
      [5, 10],
      [2, 6],
      [1, 3],
      [1, 3],
    ] as const)
      bits.put(value, width);
    expect((await failureOf(bring(learner, seal('W', bits)))).code).toBe('file_code_older');
  });

  it('counts the question that has the name, wherever on the page it is asked', async () => {
    const person = await aPerson(app);
    await aSprint(person);
    const { html } = await fileOf(person, 'courses', 'mth-101');
    const [, name = ''] = /data-lesson="\d+" data-item="([^"]*)"/.exec(html) ?? [];
    const { names } = firstOf(html);
    expect(
      await bring(
        person,
        codeFrom(
          html,
          names.map((one) => Number(one === name)),
        ),
      ),
    ).toMatchObject({ added: 1 });
    const { ahead } = await person.client.practice.due({ query: { ahead_days: 14 } });
    expect(ahead).toHaveLength(1);
    const question = html.slice(html.indexOf(`data-item="${name}"`)).split('</details>')[0]!;
    const words = (text: string) => text.replace(/<[^>]*>/g, '');
    expect(words(question)).toContain(words(ahead[0]!.html!.options[0]!));
  });

  it('of questions that have moved since counts them as known, by their names', async () => {
    const writer = await aPerson(app);
    const id = await aSprint(writer);
    const check = (sum: string, right: number) =>
      `\`\`\`check\nWhat is ${sum}?\n- [x] ${right}\n  Why: so it is\n- [ ] 7\n  Why: not so\n\`\`\`\n\n`;
    const write = (...checks: string[]) =>
      writer.client.sprints.editDay({
        params: { id, day: 1 },
        body: { content: `## Sums\n\nWords of my own.\n\n${checks.join('')}` },
      });
    await write(check('2 + 2', 4), check('2 + 3', 5));
    const before = (await fileOf(writer, 'sprints', id)).html;
    expect(await bring(writer, codeFrom(before, [1, 1]))).toMatchObject({ added: 2, right: 2 });
    await write(check('1 + 2', 3), check('2 + 3', 5), check('2 + 2', 4));
    expect((await failureOf(bring(writer, codeFrom(before, [1, 1])))).code).toBe('file_code_outdated');
    const after = (await fileOf(writer, 'sprints', id)).html;
    expect(await bring(writer, codeFrom(after, [1, 1, 2]))).toMatchObject({ added: 1, known: 2 });
  });

  it('makes the day on which it came one of study: for the streak, the days and what was done last', async () => {
    const person = await aPerson(app);
    await aSprint(person);
    const { html } = await fileOf(person, 'courses', 'mth-101');
    await bring(person, codeFrom(html, [1, 1]));
    const { streak, study_heatmap, recent_activities } = await person.client.progress.overview();
    expect(streak.current).toBe(1);
    expect(Object.values(study_heatmap)).toEqual([1]);
    expect(recent_activities[0]).toMatchObject({
      title: 'Answers from a file',
      description: expect.stringMatching(/: 2 answers$/),
    });
  });
});

describe('a code whose lessons are not there yet', () => {
  let quiet: TestApp;
  beforeAll(async () => {
    // Nobody prepares anything until the workers begin.
    quiet = await buildTestApp({ library: await aSmallLibrary() });
  });
  afterAll(() => quiet.close());

  it('waits while they are prepared, starts a sprint once where it is wanted, and goes in by itself', async () => {
    const [waiting, starting] = [await aPerson(quiet), await aPerson(quiet)];
    const code = codeFrom((await fileOf(learner, 'courses', 'mth-101')).html, [1, 1]);
    const start = () => starting.client.weekFiles.bring({ body: { code, start_sprint: true } });
    await waiting.client.sprints.create({ body: { topic: 'MTH 101' } });
    expect(await bring(waiting, code)).toMatchObject({ added: 0, waiting: 1, skipped: 0 });
    expect((await failureOf(bring(starting, code))).code).toBe('file_code_without_sprint');
    expect(await start()).toMatchObject({ added: 0, waiting: 1 });
    expect(await start()).toMatchObject({ added: 0, waiting: 1 });
    const { sprints } = await starting.client.sprints.list();
    expect(sprints).toHaveLength(1);
    for (const { client } of [waiting, starting]) {
      expect(await client.weekFiles.brought()).toEqual({ lessons: [], waiting: [{ course: 'MTH 101' }], given_up: [] });
    }
    await quiet.startWorkers();
    for (const { client } of [waiting, starting]) {
      await vi.waitFor(async () => expect((await client.weekFiles.brought()).waiting).toEqual([]), {
        timeout: 60_000,
        interval: 500,
      });
      const { lessons } = await client.weekFiles.brought();
      expect(lessons).toMatchObject([{ title: 'First steps', answered: 2 }]);
    }
    expect(await bring(waiting, code)).toMatchObject({ added: 0, known: 2, waiting: 0 });
  }, 120_000);
});

describe('a code that waits', () => {
  let apart: TestApp;
  let first = '';
  beforeAll(async () => {
    // Only what a test tells it to do is done.
    apart = await buildTestApp({ library: await aSmallLibrary() });
    first = (await fileOf(learner, 'courses', 'mth-101')).html;
  });
  afterAll(() => apart.close());

  const told = (person: Person) => person.client.weekFiles.brought();
  /** Somebody whose sprint is being made, and whose code waits for it. */
  async function whoWaits(code: string) {
    const person = await aPerson(apart);
    const { id } = await person.client.sprints.create({ body: { topic: 'MTH 101' } });
    expect(await bring(person, code)).toMatchObject({ waiting: 1 });
    const become = (state: 'creating' | 'failed' | 'ready') =>
      apart.db.queries.updateTable('learning_paths').set({ state }).where('id', '=', id).execute();
    return { person, become };
  }
  const look = () => apart.runNow(sweepWaiting);
  const waits = { waiting: [{ course: 'MTH 101' }], given_up: [] };
  const gaveUp = (code: string, reason: string) => ({
    waiting: [],
    given_up: [{ code: expect.stringContaining(code.slice(0, 4)), course: 'MTH 101', reason }],
  });

  it('is told of when no sprint with its lessons is being made any more, and waits anew once one is', async () => {
    const code = codeFrom(first, [1, 1]);
    const { person, become } = await whoWaits(code);
    await look();
    expect(await told(person)).toMatchObject(waits);
    await become('failed');
    await look();
    expect(await told(person)).toMatchObject(gaveUp(code, 'without_sprint'));
    await become('creating');
    expect(await bring(person, code)).toMatchObject({ waiting: 1 });
    expect(await told(person)).toMatchObject(waits);
  });

  it('is told of when its lessons have changed, and when it waited for too long', async () => {
    const code = codeFrom(first, [1, 1]);
    const changed = await whoWaits(code);
    const { ref, list } = firstOf(first);
    const other = writeWeekCode([{ ref, list: list ^ 1, items: [1] }]);
    const rows = apart.db.queries.updateTable('waiting_codes');
    await rows.set({ code: other }).where('owner_id', '=', changed.person.user.id).execute();
    await look();
    expect(await told(changed.person)).toMatchObject(gaveUp(other, 'changed'));
    const late = await whoWaits(code);
    const brought_at = new Date(apart.clock.now().getTime() - 31 * 86_400_000);
    await rows.set({ brought_at }).where('owner_id', '=', late.person.user.id).execute();
    await look();
    expect(await told(late.person)).toMatchObject(gaveUp(code, 'too_long'));
    // What was given up is told for a month.
    await rows
      .set({ brought_at: new Date(brought_at.getTime() - 30 * 86_400_000) })
      .where('owner_id', '=', late.person.user.id)
      .execute();
    await look();
    expect(await told(late.person)).toMatchObject({ waiting: [], given_up: [] });
  });

  it('is one of twenty at most', async () => {
    const code = codeFrom(first, [1, 1]);
    const { person } = await whoWaits(codeFrom(first, [1]));
    const row = { owner_id: person.user.id, course: 'MTH 101', brought_at: apart.clock.now() };
    const rows = Array.from({ length: 19 }, (_, at) => ({ ...row, code: `code ${at}` }));
    await apart.db.queries.insertInto('waiting_codes').values(rows).execute();
    expect((await failureOf(bring(person, code))).code).toBe('file_codes_waiting');
    // The same one again is none more.
    expect(await bring(person, codeFrom(first, [1]))).toMatchObject({ waiting: 1 });
  });

  it('is looked at though another one cannot be, which waits on', async () => {
    const code = codeFrom(first, [1, 1]);
    const { person, become } = await whoWaits(code);
    await apart.db.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'a bad day'; end $$`);
    await apart.db.execute(`
      create trigger refuse before update on waiting_codes for each row when (old.code = 'BAD') execute function refuse()`);
    const brought_at = new Date(apart.clock.now().getTime() - 1000);
    const row = { owner_id: person.user.id, code: 'BAD', course: 'PHY 101', brought_at };
    await apart.db.queries.insertInto('waiting_codes').values(row).execute();
    await become('failed');
    await look();
    expect(await told(person)).toMatchObject({ ...gaveUp(code, 'without_sprint'), waiting: [{ course: 'PHY 101' }] });
    await apart.db.execute('drop trigger refuse on waiting_codes');
    await look();
    expect((await told(person)).given_up.map(({ reason }) => reason)).toEqual(['changed', 'without_sprint']);
  });
});
