import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeWeekCode } from '../../../../../contract/src/one-file-code.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aSmallLibrary } from '../../../../test/small-library.ts';

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

/** The first lesson of a file as its code has it, with these answers. */
function codeFrom(html: string, items: number[]): string {
  const [, ref, version] = /data-ref="(\d+)" data-version="(\d+)"/.exec(html) ?? [];
  return writeWeekCode([{ ref: Number(ref), version: Number(version), items }]);
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
    const refs = (text: string) => [...text.matchAll(/data-ref="(\d+)" data-version="(\d+)"/g)].map(([all]) => all);
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
    expect(await codeOf(bring(learner, writeWeekCode([{ ref: 1, version: 1, items: [1] }])))).toBe('file_code_foreign');
    const [, ref, version] = /data-ref="(\d+)" data-version="(\d+)"/.exec(html) ?? [];
    const older = writeWeekCode([{ ref: Number(ref), version: (Number(version) + 1) % 1024, items: [1] }]);
    expect(await codeOf(bring(learner, older))).toBe('file_code_outdated');
    expect(await codeOf(bring(await aPerson(app), code))).toBe('file_code_without_sprint');
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
});
