import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { potter, pottersOutline, pottersSection } from '../../../test/potter.ts';
import { startScriptedModel } from '../../../test/scripted-model.ts';

/** What is made in the background, with the workers running and the embedded teacher. */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

// The engine works for real here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 100 };

const pathOf = ({ client }: Person, id: string) => client.sprints.path({ params: { id }, query: {} });
const dayOf = ({ client }: Person, id: string, day: number) => client.sprints.day({ params: { id, day } });

async function aSprint(person: Person, topic: string) {
  const { id } = await person.client.sprints.create({ body: { topic, duration_weeks: 4 } });
  await expect.poll(async () => (await pathOf(person, id)).state, patience).toBe('ready');
  return pathOf(person, id);
}

async function upload(person: Person, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/plain' }), name);
  return (await person.client.documents.upload({ body: form })).document_id;
}

const settled = async (person: Person, id: string) => {
  await expect.poll(async () => (await pathOf(person, id)).generation?.status, patience).toBe('done');
  return pathOf(person, id);
};

it('plans a known course from its notes and topics, with the first lesson at once and the others behind it', async () => {
  const person = await aPerson(app);
  const path = await aSprint(person, 'COS 101 — Introduction to Computing Sciences, CCMAS');
  expect(path).toMatchObject({
    title: 'Introduction to Computing Sciences',
    planned_from: 'course',
    course: { standard: 'CCMAS', code: 'COS 101' },
    offer_document: false,
    today: 1,
    progress: 0,
  });
  expect(path.coverage?.covered).toContain('history of computing');
  expect(path.coverage?.outlined).toEqual([]);
  expect(path.weeks.map(({ days }) => days.map(({ kind }) => kind).join())).toEqual([
    'study,study,study,study,study,review',
    'study,study,study,study,study,review',
    'study,study,study,study,study,review,exam',
  ]);
  const first = path.weeks[0]?.days[0];
  expect(first).toMatchObject({ day: 1, day_range: '1', title: 'A short history of computing', lesson_ready: true });
  expect(first?.html).toContain('<table>');
  // The other texts are not sent along.
  expect(path.weeks.flatMap(({ days }) => days).filter(({ content }) => content !== null)).toHaveLength(1);

  const unasked = async () => {
    const made = 'select position from sprint_days where path_id = $1 and position < 7 and questions is null';
    return (await app.db.execute(made, [path.id])).rows;
  };
  await expect.poll(unasked, patience).toEqual([]);
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const lesson = await dayOf(person, path.id, day);
    expect([day, lesson.state, lesson.made_by]).toEqual([day, 'ready', 'embedded']);
    expect(lesson.questions.length, `questions of day ${day}`).toBeGreaterThanOrEqual(2);
    for (const { options, correct_answer } of lesson.questions) expect(options).toContain(correct_answer);
    expect(lesson.sources[0]).toMatchObject({ kind: 'notes', document_id: null });
  }
  // The choice of more practice is one of form, and can be made at any time.
  const asked = async () => (await dayOf(person, path.id, 2)).questions.length;
  expect(await asked()).toBe(3);
  await person.client.sprints.update({ params: { id: path.id }, body: { learning_style: 'kinesthetic' } });
  expect(await asked()).toBeGreaterThan(3);
  expect((await pathOf(person, path.id)).learning_style).toBe('kinesthetic');
  const { key_terms, outline } = await dayOf(person, path.id, 2);
  expect(key_terms.map(({ term }) => term.toLowerCase())).toContain('random access memory');
  expect(outline.map(({ text }) => text)).toContain('Measuring memory');
  const index = await person.client.sprints.dayIndex({ params: { id: path.id, day: 2 } });
  expect(JSON.stringify(index)).toContain('Random access memory');
});

it('takes a title in other small words for its course', async () => {
  const path = await aSprint(await aPerson(app), 'Computing Science');
  expect(path).toMatchObject({ planned_from: 'course', course: { standard: 'CCMAS', code: 'COS 101' } });
});

it.each(['Nigerian cinema', 'Computer', 'Biology'])(
  'plans “%s” as a topic of its own, not as a course near it',
  async (topic) => {
    const path = await aSprint(await aPerson(app), topic);
    expect(path).toMatchObject({ title: topic, planned_from: 'skeleton', course: null });
  },
);

it('plans the course of the standard that is named with it', async () => {
  const path = await aSprint(await aPerson(app), 'GST 112 — Logic, Philosophy and Human Existence, BMAS');
  expect(path.course).toMatchObject({ standard: 'BMAS', code: 'GST 112' });
});

it('plans a topic of its own where the learner says that no course is meant', async () => {
  const person = await aPerson(app);
  const { id } = await person.client.sprints.create({ body: { topic: 'Computing Science', is_course: false } });
  expect((await pathOf(person, id)).course).toBeNull();
});

it('makes only a frame of an unknown topic, and a real sprint of it once there is a document', async () => {
  const person = await aPerson(app);
  const frame = await aSprint(person, 'Yoruba pottery of Ilorin');
  expect(frame).toMatchObject({ planned_from: 'skeleton', offer_document: true, lessons_ready: 0, coverage: null });
  expect(frame.note).toContain('We don’t have a course called');
  const empty = await dayOf(person, frame.id, 1);
  expect(empty).toMatchObject({ state: 'outline', content: null, html: null, questions: [] });
  expect(empty.placeholder).toContain('nothing to write it from');

  const text = [
    'CLAY AND FIRE',
    ...Array.from(
      { length: 40 },
      (_, i) =>
        `A kiln number ${i} is a furnace in which pots are fired for ${i + 2} hours. The potter mixes clay with water and sand.`,
    ),
  ];
  const document_id = await upload(person, 'pottery.txt', text.join('\n\n'));
  const order = await person.client.sprints.attachDocument({ params: { id: frame.id }, body: { document_id } });
  expect(['queued', 'running', 'done']).toContain(order.status);
  const path = await settled(person, frame.id);
  expect(path).toMatchObject({ planned_from: 'document', offer_document: false, documents: [{ id: document_id }] });
  expect(path.weeks[0]?.days[0]?.id).toBe(empty.id);
  const lesson = await dayOf(person, frame.id, 1);
  expect(lesson.content).toContain('The potter mixes clay with water and sand.');
  expect(lesson.sources[0]).toMatchObject({ kind: 'document', document_id });
});

it('fills the empty days of a course from a document that speaks about them, and leaves the others', async () => {
  const person = await aPerson(app);
  const path = await aSprint(person, 'GET 205');
  expect(path.note).toMatch(/fill 3 of the 4 weeks.*14 topics in the standard have a day but no lesson/);
  const told =
    'A penstock is a pipe that leads water down to the turbine of a power station. The head is the height through which the water falls.';
  const notes = `# Hydropower basics\n\n${told}\n\nHydropower basics begin with the energy of falling water, which turns into electricity.`;
  const document_id = await upload(person, 'hydropower.txt', notes);
  await person.client.sprints.attachDocument({ params: { id: path.id }, body: { document_id } });
  await settled(person, path.id);
  await expect.poll(async () => (await dayOf(person, path.id, 16)).state, patience).toBe('ready');
  expect((await dayOf(person, path.id, 16)).content).toContain('leads water down to the turbine');
  expect((await dayOf(person, path.id, 15)).state).toBe('outline');

  const elsewhere = await upload(person, 'soil.txt', 'Loam is a soil of sand, silt and clay. It holds water well.');
  await person.client.sprints.attachDocument({ params: { id: path.id }, body: { document_id: elsewhere } });
  await expect
    .poll(async () => (await pathOf(person, path.id)).generation?.error_code, patience)
    .toBe('document_does_not_fit');
});

it('keeps a day, its completion and its videos when the text is edited and written anew', async () => {
  const person = await aPerson(app);
  const { id } = await aSprint(person, 'COS 101');
  const params = { id, day: 1 };
  const before = await dayOf(person, id, 1);
  await person.client.sprints.addVideo({ params, body: { url: 'https://youtu.be/abcdefghijk?t=3', title: 'Mine' } });
  await expect.poll(async () => (await dayOf(person, id, 6)).questions.length, patience).toBeGreaterThan(0);
  const reviewBefore = await dayOf(person, id, 6);
  await app.db.execute('update sprint_days set completed_at = now() where id in ($1, $2)', [
    before.id,
    reviewBefore.id,
  ]);

  const content = [
    '# My own words',
    'A kudi is a unit of account. <img src=x onerror=alert(1)>',
    'A cowrie is a shell that traders used as money for centuries. Traders counted each cowrie by hand.',
  ].join('\n\n');
  const edited = await person.client.sprints.editDay({ params, body: { title: 'My day', content } });
  expect(edited).toMatchObject({ id: before.id, title: 'My day', edited: true, made_by: 'learner', completed: true });
  expect(edited.html).toContain('A kudi is a unit of account.');
  expect(edited.html).not.toMatch(/<img|onerror/);
  const index = await person.client.sprints.dayIndex({ params });
  expect(JSON.stringify(index)).toContain('A kudi is a unit of account.');

  // The review of the week is about what the learner wrote, and stays completed.
  const review = () => dayOf(person, id, 6);
  await expect.poll(async () => (await review()).content, patience).toContain('a cowrie');
  await expect.poll(async () => (await review()).questions.length, patience).toBeGreaterThan(0);
  expect(await review()).toMatchObject({ id: reviewBefore.id, completed: true, edited: false });

  await person.client.sprints.regenerateDay({ params });
  await settled(person, id);
  await expect.poll(async () => (await review()).content, patience).toBe(reviewBefore.content);
  const again = await dayOf(person, id, 1);
  expect(again).toMatchObject({ id: before.id, edited: false, completed: true, content: before.content });
  expect(again.videos).toMatchObject([{ id: 'abcdefghijk', added_by_learner: true }]);
  expect((await person.client.sprints.get({ params: { id } })).completed_days).toBe(2);

  const outline = await aSprint(person, 'GET 205');
  const empty = person.client.sprints.regenerateDay({ params: { id: outline.id, day: 1 } });
  await expect(empty).rejects.toMatchObject({ status: 409, code: 'lesson_without_source' });
});

it('starts the sprint that onboarding recommended', async () => {
  const person = await aPerson(app);
  const { learning_paths } = await person.client.onboarding.saveAcademicProfile({
    body: {
      university: 'UNILAG',
      faculty: 'Computing',
      department: 'Computer Science',
      program: 'B.Sc. Computer Science',
      level: 100,
      current_courses: ['COS 101'],
    },
  });
  const id = learning_paths[0]?.path_id ?? '';
  expect(await person.client.sprints.count()).toMatchObject({ count: 0 });
  expect((await person.client.sprints.list()).sprints).toEqual([]);
  await person.client.sprints.start({ params: { id } });
  expect(await person.client.sprints.count()).toMatchObject({ count: 1, max: 3, remaining: 2, isLimitReached: false });
  const path = await settled(person, id);
  expect(path).toMatchObject({ status: 'active', state: 'ready', course: { code: 'COS 101' } });
  expect((await person.client.sprints.list()).sprints).toMatchObject([
    { id, sprintId: id, today: { day: 1, lesson_ready: true } },
  ]);
});

it('has a language model write about a topic without a source, says so, shows no HTML of it, and renews a part alone', async () => {
  const model = await startScriptedModel();
  const hostile = [...pottersSection.paragraphs, '<img src=x onerror=alert(1)>'];
  model.reply = (prompt) =>
    prompt.schema === 'section' ? { json: { ...pottersSection, paragraphs: hostile } } : potter(prompt);
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'scripted-1' };
  const modern = await buildTestApp({ env });
  await modern.startWorkers();
  const person = await aPerson(modern);
  const path = await aSprint(person, 'Yoruba pottery of Ilorin');
  expect(path).toMatchObject({ planned_from: 'topic', offer_document: true });
  expect(path.note).toContain('with no source to check it against');
  // Today and the next two: a model costs. The day after them is written when it is opened.
  await expect.poll(async () => (await pathOf(person, path.id)).lessons_ready, patience).toBe(3);
  const lesson = await dayOf(person, path.id, 2);
  expect(lesson).toMatchObject({ title: 'Forming pots', made_by: 'model', sources: [] });
  expect(lesson.note).toContain('Written by scripted-1 from what it knows');
  expect(lesson.html).not.toMatch(/<img/);
  expect((await dayOf(person, path.id, 4)).note).toContain('We’ll write this lesson when you get close to it.');
  await expect.poll(async () => (await dayOf(person, path.id, 4)).content, patience).toContain('## Recall first');

  const headings = [
    ...pottersOutline.sections.map(({ heading }) => heading),
    'Common mistakes',
    'Remember',
    'Key terms',
  ];
  expect(lesson.renewable_sections).toEqual(headings);
  const params = { id: path.id, day: 2 };
  const other = pottersSection.paragraphs.map((text) => `Otherwise: ${text}`);
  model.reply = (prompt) =>
    prompt.schema === 'section' ? { json: { ...pottersSection, paragraphs: other } } : potter(prompt);
  await person.client.sprints.regenerateDay({ params, body: { section: headings[0] } });
  const renewed = () => dayOf(person, path.id, 2);
  await expect.poll(async () => (await renewed()).content, patience).toContain(`## ${headings[0]}\n\nOtherwise: `);
  expect((await renewed()).content?.match(/Otherwise: /g)).toHaveLength(other.length);

  await settled(person, path.id);
  model.reply = () => ({ status: 500 });
  await person.client.sprints.regenerateDay({ params, body: { section: headings[1] } });
  await expect
    .poll(async () => (await pathOf(person, path.id)).generation, patience)
    .toMatchObject({ status: 'failed', error_code: 'section_not_renewed' });
  expect((await renewed()).content?.match(/Otherwise: /g)).toHaveLength(other.length);
  const unknown = person.client.sprints.regenerateDay({ params, body: { section: 'Glazes' } });
  await expect(unknown).rejects.toMatchObject({ code: 'section_not_found' });
  await modern.close();
  await model.close();
});
