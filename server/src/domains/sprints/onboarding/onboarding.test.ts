import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const answers = {
  university: 'University of Ibadan',
  faculty: 'Computing',
  department: 'Computer Science',
  program: 'B.Sc. Computer Science',
  level: 100,
  semester: 'First Semester',
  current_courses: ['cos101', 'MTH 101', 'UI-CSC 134', 'Faith and Reason'],
  preferred_learning_style: 'mixed' as const,
  preferred_standard: 'CCMAS' as const,
};
type Answers = Omit<Parameters<Person['client']['onboarding']['saveAcademicProfile']>[0]['body'], never>;
const save = (person: Person, changed: Partial<Answers> = {}) =>
  person.client.onboarding.saveAcademicProfile({ body: { ...answers, ...changed } });
const codes = (list: { code: string }[]) => list.map(({ code }) => code);

describe('saving the academic profile', () => {
  it('answers with what the standard asks for, what is taken, missing and local', async () => {
    const { curriculum_alignment: alignment } = await save(await aPerson(app));
    expect(alignment).toMatchObject({ standard: 'CCMAS', program: 'B.Sc. Computer Science', level: 100, semester: 1 });
    expect(codes(alignment.required)).toEqual(expect.arrayContaining(['COS 101', 'MTH 101', 'GST 111', 'PHY 101']));
    expect(codes(alignment.taking)).toEqual(['COS 101', 'MTH 101']);
    expect(codes(alignment.missing)).toEqual(
      codes(alignment.required).filter((c) => c !== 'COS 101' && c !== 'MTH 101'),
    );
    expect(alignment.local).toEqual([
      { code: 'UI-CSC 134', university: 'University of Ibadan' },
      { code: 'Faith and Reason', university: null },
    ]);
    expect(alignment.credit).toContain('National Universities Commission');
  });

  it('recommends drafts with a preview from the outline, the learner’s own courses first', async () => {
    const { learning_paths, recommended_courses } = await save(await aPerson(app));
    expect(learning_paths.length).toBeGreaterThan(1);
    expect(learning_paths.length).toBeLessThanOrEqual(4);
    expect(learning_paths[0]).toMatchObject({ title: 'Introduction to Computing Sciences', course_code: 'COS 101' });
    expect(learning_paths[0]?.content_preview).toContain(' · ');
    expect(recommended_courses[0]).toMatchObject({ code: 'COS 101', reason: 'taking' });
  });

  it('recognises a code of the older standard as its successor', async () => {
    const { curriculum_alignment } = await save(await aPerson(app), { current_courses: ['GST 101'] });
    expect(curriculum_alignment.taking).toMatchObject([{ code: 'GST 111', typed_as: 'GST 101' }]);
  });

  it('compares with the older standard where that is preferred', async () => {
    const { curriculum_alignment } = await save(await aPerson(app), { preferred_standard: 'BMAS' });
    expect(curriculum_alignment.standard).toBe('BMAS');
    expect(codes(curriculum_alignment.required)).toContain('CSC 101');
  });

  it.each([
    'bsc computer science',
    'Computer Science',
    'Computer Sciense',
    'Bachelor of Science in Computer Science',
    'BSc',
  ])('takes %j for B.Sc. Computer Science', async (program) => {
    const { curriculum_alignment } = await save(await aPerson(app), { program });
    expect(curriculum_alignment.program).toBe('B.Sc. Computer Science');
  });

  it('accepts a programme that nobody knows, and recommends what everyone takes', async () => {
    const unknown = { program: 'B.Sc. Puppetry', department: 'Puppetry', current_courses: [] };
    const { curriculum_alignment, learning_paths } = await save(await aPerson(app), unknown);
    expect(curriculum_alignment).toMatchObject({ coverage: 'programme_unknown', program: 'B.Sc. Puppetry' });
    expect(learning_paths.map((path) => path.course_code)).toContain('GST 111');
  });

  it('takes level 0 for 100', async () => {
    expect((await save(await aPerson(app), { level: 0 })).curriculum_alignment.level).toBe(100);
  });

  it('keeps one profile an account and the ids of drafts that stay', async () => {
    const person = await aPerson(app);
    const first = await save(person);
    const second = await save(person, { current_courses: ['COS 101', 'PHY 101'] });
    expect(second.profile_id).toBe(first.profile_id);
    const idOf = (plan: typeof first, code: string) => plan.learning_paths.find((p) => p.course_code === code)?.path_id;
    expect(idOf(second, 'COS 101')).toBe(idOf(first, 'COS 101'));
    const rows = await app.db.queries
      .selectFrom('learning_paths')
      .where('owner_id', '=', person.user.id)
      .selectAll()
      .execute();
    expect(rows.map((row) => row.course_code).sort()).toEqual(second.learning_paths.map((p) => p.course_code).sort());
    expect(rows.every((row) => row.status === 'draft')).toBe(true);
  });

  it('leaves a started sprint alone when the profile changes', async () => {
    const person = await aPerson(app);
    const { learning_paths } = await save(person);
    const started = learning_paths[0]?.path_id ?? '';
    await app.db.queries.updateTable('learning_paths').set({ status: 'active' }).where('id', '=', started).execute();
    await save(person, { program: 'LL.B. Law', department: 'Law', current_courses: [] });
    const { learning_paths: after } = await person.client.onboarding.recommendations();
    const kept = after.find(({ path_id }) => path_id === started);
    expect(kept).toMatchObject({ started: true });
    expect(after.filter((path) => path !== kept).every((path) => !path.started)).toBe(true);
    // It is among the courses of the old answers alone.
    expect(after.map(({ description }) => description).join(' ')).not.toContain('You’re taking this course.');
    expect(kept?.description).toContain('You started this sprint before your answers changed.');
  });

  it('opens the sprint that one has of a recommended course, and makes no second one', async () => {
    const person = await aPerson(app);
    const { id } = await person.client.sprints.create({ body: { topic: 'MTH 101 CCMAS' } });
    const { learning_paths } = await save(person);
    const shown = learning_paths.find(({ course_code }) => course_code === 'MTH 101');
    expect(shown).toMatchObject({ path_id: id, started: true });
    const { learning_paths: again } = await person.client.onboarding.recommendations();
    expect(again.find(({ course_code }) => course_code === 'MTH 101')).toMatchObject({ path_id: id, started: true });
  });

  it('starts no second sprint of a course by a recommendation that was shown before the first', async () => {
    const person = await aPerson(app);
    const { learning_paths } = await save(person);
    const draft = learning_paths.find(({ course_code }) => course_code === 'MTH 101')?.path_id ?? '';
    const { id } = await person.client.sprints.create({ body: { topic: 'MTH 101 CCMAS' } });
    expect(await person.client.sprints.start({ params: { id: draft } })).toMatchObject({ id });
    expect(await person.client.sprints.count()).toMatchObject({ count: 1 });
  });

  it('makes one profile and one draft a course of ten simultaneous saves', async () => {
    const person = await aPerson(app);
    const plans = await Promise.all(Array.from({ length: 10 }, () => save(person)));
    expect(new Set(plans.map((plan) => plan.profile_id)).size).toBe(1);
    const rows = await app.db.queries
      .selectFrom('learning_paths')
      .where('owner_id', '=', person.user.id)
      .selectAll()
      .execute();
    expect(rows).not.toEqual([]);
    expect(rows).toHaveLength(plans[0]!.learning_paths.length);
  });

  it('accepts a profile with missing fields: university, level and courses make a plan', async () => {
    const person = await aPerson(app);
    const body = { university: 'UNILAG', level: 100, current_courses: ['MTH 101'] };
    const { learning_paths, curriculum_alignment } = await person.client.onboarding.saveAcademicProfile({ body });
    expect(learning_paths).toMatchObject([{ course_code: 'MTH 101' }]);
    expect(curriculum_alignment).toMatchObject({ program: '', coverage: 'programme_unknown' });
    expect(curriculum_alignment.summary).toBe(
      'Add your program to see what CCMAS asks for. We do know 1 course of yours.',
    );
    const { profile } = await person.client.onboarding.recommendations();
    expect(profile).toMatchObject({ university: 'UNILAG', faculty: '', preferred_standard: 'CCMAS' });
  });

  it('recommends what nearly everybody takes to somebody who told nothing', async () => {
    const person = await aPerson(app);
    const { learning_paths } = await person.client.onboarding.saveAcademicProfile({ body: {} });
    expect(learning_paths.map(({ course_code }) => course_code)).toContain('GST 111');
  });

  it('drops control characters instead of failing', async () => {
    const person = await aPerson(app);
    await save(person, { university: 'Uni\u0000lag', current_courses: ['\u0000', 'COS\u0000101'] });
    const { profile } = await person.client.onboarding.recommendations();
    expect(profile).toMatchObject({ university: 'Uni lag', current_courses: ['COS 101'] });
  });
});

describe('recommendations', () => {
  it('are empty before the first save', async () => {
    const person = await aPerson(app);
    expect(await person.client.onboarding.recommendations()).toEqual({
      profile_id: null,
      profile: null,
      learning_paths: [],
      recommended_courses: [],
      curriculum_alignment: null,
    });
  });

  it('give the same plan again', async () => {
    const person = await aPerson(app);
    const plan = await save(person);
    const again = await person.client.onboarding.recommendations();
    expect(again).toMatchObject(plan);
    expect(again.profile?.current_courses).toEqual(['COS 101', 'MTH 101', 'UI-CSC 134', 'Faith and Reason']);
  });
});

describe('preferences', () => {
  const keep = (person: Person, body: Parameters<Person['client']['onboarding']['savePreferences']>[0]['body']) =>
    person.client.onboarding.savePreferences({ body });

  it('are read back on another device', async () => {
    const person = await aPerson(app);
    await keep(person, { university: 'UNILAG', onboarding_step: 2, studyHabit: 'night' });
    const login = await app.client().auth.login({ body: { email: person.user.email, password: person.password } });
    const { preferences } = await app.client({ token: login.access_token }).onboarding.preferences();
    expect(preferences).toEqual({ university: 'UNILAG', onboarding_step: 2, studyHabit: 'night' });
  });

  it('of one form do not erase those of another', async () => {
    const person = await aPerson(app);
    await keep(person, { university: 'UNILAG' });
    const { preferences } = await keep(person, { course: 'Thermodynamics', dedication: '3-5' });
    expect(preferences).toEqual({ university: 'UNILAG', course: 'Thermodynamics', dedication: '3-5' });
  });

  it.each([
    [{ learningGoal: 'master' }, { learningGoal: 'visual' }],
    [{ learningGoal: 'basics' }, { learningGoal: 'reading_writing' }],
    [{ learningGoal: 'specific' }, { learningGoal: 'kinesthetic' }],
    [{ learningGoal: 'whatever' }, { learningGoal: 'balanced' }],
    [{ learningGoal: 'auditory' }, { learningGoal: 'auditory' }],
    [{ startFrom: 'beginner' }, { startFrom: 'undergraduate_beginner' }],
    [{ startFrom: 'intermediate' }, { startFrom: 'undergraduate_advanced' }],
    [{ startFrom: 'advanced' }, { startFrom: 'graduate' }],
    [{ startFrom: 'professional' }, { startFrom: 'professional' }],
  ])('of older clients %j become %j', async (given, stored) => {
    expect((await keep(await aPerson(app), given)).preferences).toEqual(stored);
  });

  it('keep only keys that the forms have', async () => {
    const person = await aPerson(app);
    const { preferences } = await keep(person, { university: 'UNILAG', plan: 'pro' } as { university: string });
    expect(preferences).toEqual({ university: 'UNILAG' });
  });

  it('are empty before the first change', async () => {
    const person = await aPerson(app);
    expect(await person.client.onboarding.preferences()).toEqual({ preferences: {}, updated_at: null });
  });
});
