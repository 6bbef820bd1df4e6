import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { launch } from '../../../../test/lti-launch.ts';
import { startLtiPlatform, type TestPlatform, type Twist } from '../../../../test/lti-platform.ts';
import { instructor } from '../../../../test/lti-platform-links.ts';
import { membersClaim, membersScope, noMembers } from '../../../../test/lti-platform-members.ts';
import { aQuiz, takeQuiz } from '../../../../test/quizzes.ts';
import { ltiCommands } from '../../../operator/lti.ts';
import { sweepLaunches } from '../lti.jobs.ts';

const publicUrl = 'http://akada.example';
const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const contextClaim = 'https://purl.imsglobal.org/spec/lti/claim/context';
const deploymentClaim = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id';

let platform: TestPlatform;
let platformId: string;
let other: TestPlatform;
let app: TestApp;
let owner: Person;
let quiz: Awaited<ReturnType<typeof aQuiz>>;
let people = 0;

async function register(added: TestPlatform) {
  added.toolKeys = () => app.client().lti.keys();
  const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId } = added.registration;
  const given = [name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId];
  const said = String(await ltiCommands['lti-platform']?.run(app.deps, ...given));
  return /The platform (\S+) may/.exec(said)?.[1] ?? 'none';
}

beforeAll(async () => {
  platform = await startLtiPlatform();
  other = await startLtiPlatform();
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
  platformId = await register(platform);
  await register(other);
});
beforeEach(async () => {
  owner = await aPerson(app);
  quiz = await aQuiz(owner);
  platform.members = noMembers();
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await other.close();
});

interface Launched {
  as?: Person;
  to?: string;
  roles?: string[];
  sub?: string;
  twist?: Twist;
  from?: TestPlatform;
}

/** Somebody comes from the course, to an account of theirs or a new one. */
async function come({ as, to = quiz.link, roles = [learner], sub, twist, from = platform }: Launched = {}) {
  const subject = sub ?? `person-${++people}`;
  from.person = { sub: subject, name: 'Somebody', roles };
  const { oneTime } = await launch(app, from, publicUrl + to, twist);
  if (as) {
    await as.client.lti.join({ body: { ...oneTime, email: as.user.email, password: as.password } });
    return { subject, client: as.client };
  }
  const { session } = await app.client().lti.enter({ body: oneTime });
  return { subject, client: app.client({ token: session.access_token }) };
}

const teach = (given: Launched = {}) => come({ as: owner, roles: [instructor], ...given });

const coursesOf = async (person = owner) =>
  (await person.client.ltiMembers.courses({ params: { id: quiz.quiz_id } })).courses;

/** The one course that there is, or the one of this title. */
async function theCourse(title?: string): Promise<string> {
  const course = (await coursesOf()).find((one) => title === undefined || one.title === title);
  if (!course) throw new Error('There is no such course.');
  return course.id;
}

async function ask(courseId?: string) {
  const id = courseId ?? (await theCourse());
  return owner.client.ltiMembers.ask({ params: { id: quiz.quiz_id, courseId: id } });
}

const student = (user_id: string, name?: string) => ({ user_id, name, roles: [learner], status: 'Active' });

describe('who of a course has not sat a quiz', () => {
  it('is told to the lecturer, by name, from page to page', async () => {
    await teach();
    const { subject, client } = await come();
    await takeQuiz(client, quiz);
    platform.members.pageSize = 2;
    platform.members.people = [
      student(subject, 'Zainab Bello'),
      student('absent-1', 'emeka Obi'),
      student('absent-2', 'Ada Obi'),
      student('absent-1', 'Told twice'),
      { user_id: 'absent-3', given_name: 'Tunde', family_name: 'Alabi', roles: ['Learner'] },
    ];
    expect(await coursesOf()).toEqual([{ id: expect.any(String), platform: 'Test Campus', title: 'BIO 101' }]);
    expect(await ask()).toEqual({
      students: [
        { name: 'Ada Obi', has_sat: false },
        { name: 'emeka Obi', has_sat: false },
        { name: 'Tunde Alabi', has_sat: false },
        { name: 'Zainab Bello', has_sat: true },
      ],
      is_cut: false,
    });
    expect(platform.members.asked.map(({ page = '0' }) => page)).toEqual(['0', '1', '2']);
  });

  it('counts active learners only, without a name where the platform tells none, and passes over what is no person', async () => {
    await teach();
    platform.members.people = [
      student('nameless'),
      student('named', ' Ada Obi '),
      { ...student('left', 'Left'), status: 'Inactive' },
      { ...student('deleted', 'Deleted'), status: 'Deleted' },
      { ...student('lecturer', 'Lecturer'), roles: [instructor] },
      { ...student('assistant', 'Assistant'), roles: [learner, instructor] },
      { ...student('visitor', 'Mentor'), roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor'] },
      { ...student('test', 'Test'), roles: [learner, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'] },
      { ...student('odd'), name: 7 },
      { roles: [learner], name: 'Without an id' },
      { user_id: 'without-roles', name: 'Without roles' },
      { user_id: 4, roles: 'Learner' },
      null,
      'nobody',
    ];
    expect((await ask()).students).toEqual([
      { name: 'Ada Obi', has_sat: false },
      { name: null, has_sat: false },
      { name: null, has_sat: false },
    ]);
  });

  it('counts what the account of that launch handed in after it, as the gradebook does', async () => {
    await teach();
    const early = await aPerson(app);
    await takeQuiz(early.client, quiz, { email: 'early@student.example' });
    const { subject } = await come({ as: early });
    await takeQuiz((await aPerson(app)).client, quiz, { email: 'stranger@student.example' });
    platform.members.people = [student(subject, 'Ada')];
    expect((await ask()).students).toEqual([{ name: 'Ada', has_sat: false }]);
    await takeQuiz(early.client, quiz, { email: 'again@student.example' });
    await come({ as: early, sub: subject });
    expect((await ask()).students).toEqual([{ name: 'Ada', has_sat: true }]);
  });

  it('asks for the people of the link, and for all where that is gone or there are several', async () => {
    await teach();
    const link = platform.linkTo(publicUrl + quiz.link);
    platform.members.people = [student('one', 'Ada'), student('two', 'Bola')];
    platform.members.ofLink.set(link, [student('one', 'Ada')]);
    expect((await ask()).students).toHaveLength(1);
    platform.members.goneLinks.add(link);
    expect((await ask()).students).toHaveLength(2);
    const second = { claims: { 'https://purl.imsglobal.org/spec/lti/claim/resource_link': { id: 'second' } } };
    await come({ twist: second });
    platform.members.asked = [];
    expect((await ask()).students).toHaveLength(2);
    expect(platform.members.asked.map(({ rlid }) => rlid)).toEqual([undefined]);
  });

  it('tells each course of a quiz that is linked in several', async () => {
    await teach();
    await teach({ sub: 'the-same', twist: { claims: { [contextClaim]: { id: 'course-2', title: 'BIO 102' } } } });
    await teach({ sub: 'elsewhere', from: other, twist: { claims: { [contextClaim]: { id: 'course-1' } } } });
    expect((await coursesOf()).map(({ title }) => title)).toEqual(['', 'BIO 101', 'BIO 102']);
  });

  it('also tells a lecturer who has only chosen the quiz there, once somebody opened it', async () => {
    const choosing = {
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: `${platform.issuer}/links`,
        accept_types: ['ltiResourceLink'],
        accept_presentation_document_targets: ['window'],
      },
    };
    await teach({ twist: { claims: choosing } });
    expect(await coursesOf()).toEqual([]);
    await come();
    expect(await coursesOf()).toHaveLength(1);
  });

  it('stops at 2,000 students, and says so', async () => {
    await teach();
    platform.members.pageSize = 100;
    platform.members.people = Array.from({ length: 2001 }, (_, at) => student(`student-${at}`, `Student ${at}`));
    const { students, is_cut } = await ask();
    expect([students.length, is_cut]).toEqual([2000, true]);
    platform.members.people.pop();
    expect(await ask()).toMatchObject({ is_cut: false });
  });

  it('stops after 40 pages, and says so', async () => {
    await teach();
    platform.members.pageSize = 1;
    platform.members.people = Array.from({ length: 41 }, (_, at) => student(`student-${at}`, `Student ${at}`));
    const { students, is_cut } = await ask();
    expect([students.length, is_cut]).toEqual([40, true]);
  });
});

describe('a platform that tells nobody', () => {
  beforeEach(async () => {
    await teach();
    platform.members.people = [student('one', 'Ada'), student('two', 'Bola')];
    platform.members.pageSize = 1;
  });

  const refusal = async () => (await failureOf(ask())).code;

  it.each([401, 403])('has refused with %s', async (status) => {
    // The token that is there, and one that is asked for anew.
    platform.members.answers = [status, status];
    expect(await refusal()).toBe('course_list_refused');
  });

  it.each([302, 404, 500, 503])('is away with %s', async (status) => {
    platform.members.answers = [200, status];
    expect(await refusal()).toBe('course_list_away');
  });

  it('is away where it gives something else', async () => {
    const people = platform.members.people;
    platform.members.people = { slice: () => 'nobody', length: 0 } as unknown as unknown[];
    expect(await refusal()).toBe('course_list_away');
    platform.members.people = people;
    expect((await ask()).students).toHaveLength(2);
  });

  it('is away where its pages go round in a circle', async () => {
    const same = () => platform.members.asked.at(-1) ?? {};
    platform.members.link = () => `</courses/1/members?${new URLSearchParams(same())}>; rel="next"`;
    expect(await refusal()).toBe('course_list_away');
    expect(platform.members.asked).toHaveLength(1);
  });

  it('has refused where it gives no token for it', async () => {
    const strict = await startLtiPlatform({ clientId: 'strict' });
    await register(strict);
    strict.scopes = strict.scopes.filter((scope) => scope !== membersScope);
    await teach({ from: strict, twist: { claims: { [contextClaim]: { id: 'course-1', title: 'Strict' } } } });
    const course = await theCourse('Strict');
    expect((await failureOf(ask(course))).code).toBe('course_list_refused');
    await strict.close();
  });

  it.each([
    ['nothing', undefined],
    ['an older version', { context_memberships_url: 'https://moodle.example/members', service_versions: ['1.0'] }],
    ['no address', { context_memberships_url: 'members', service_versions: ['2.0'] }],
  ])('has refused where it offers %s, and launches all the same', async (what, offer) => {
    const claims = { [contextClaim]: { id: `course of ${what}`, title: 'Other' }, [membersClaim]: offer };
    await teach({ sub: `teacher of ${what}`, twist: { claims } });
    const course = await theCourse('Other');
    expect((await failureOf(ask(course))).code).toBe('course_list_refused');
    expect(platform.members.asked).toEqual([]);
  });
});

describe('T93 a course’s list is for the quiz’s owner who teaches it, comes from the platform alone, and is not kept', () => {
  const unknown = async (person: Person, courseId: string) => {
    const asked = person.client.ltiMembers.ask({ params: { id: quiz.quiz_id, courseId } });
    return (await failureOf(asked)).code;
  };

  it('not for another lecturer of the course, nor for a student', async () => {
    await teach();
    const colleague = await aPerson(app);
    await come({ as: colleague, roles: [instructor] });
    const course = await theCourse();
    expect(await unknown(colleague, course)).toBe('not_found');
    expect((await failureOf(coursesOf(colleague))).code).toBe('not_found');
    const student = await aPerson(app);
    await come({ as: student });
    expect(await unknown(student, course)).toBe('not_found');
    expect(platform.members.asked).toEqual([]);
  });

  it('not for an owner who is a student there, or has become one', async () => {
    const { subject } = await come({ as: owner });
    expect(await coursesOf()).toEqual([]);
    await teach({ sub: subject });
    const course = await theCourse();
    await come({ as: owner, sub: subject, to: '/courses/cos-101/lessons/history-of-computing' });
    expect(await coursesOf()).toEqual([]);
    expect(await unknown(owner, course)).toBe('not_found');
  });

  it('not for an owner who only administers the platform', async () => {
    await teach({ roles: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'] });
    expect(await coursesOf()).toEqual([]);
  });

  it('not for an owner who teaches another course, also one with the same number elsewhere', async () => {
    await come();
    await teach({ twist: { claims: { [contextClaim]: { id: 'course-3', title: 'BIO 103' } } }, to: '/dashboard' });
    await teach({ from: other, sub: 'at-the-other', to: '/dashboard' });
    await ltiCommands['lti-deployment']?.run(app.deps, platformId, 'deployment-2');
    await teach({
      sub: 'at-another-school',
      to: '/dashboard',
      twist: { claims: { [deploymentClaim]: 'deployment-2' } },
    });
    expect(await coursesOf()).toEqual([]);
  });

  it('not for an owner who the platform says has left', async () => {
    const { subject } = await teach();
    platform.members.people = [{ user_id: subject, roles: [instructor], status: 'Inactive' }, student('one', 'Ada')];
    expect((await failureOf(ask())).code).toBe('course_not_taught');
    platform.members.people = [{ user_id: subject, roles: [instructor] }, student('one', 'Ada')];
    expect((await ask()).students).toHaveLength(1);
  });

  it('not for an owner who has not come from there for half a year', async () => {
    await teach();
    const launchedBefore = (days: number) =>
      app.db.queries
        .updateTable('lti_teachers')
        .set({ launched_at: new Date(app.clock.now().getTime() - days * 86_400_000) })
        .where('user_id', '=', owner.user.id)
        .execute();
    await launchedBefore(179);
    await app.runNow(sweepLaunches);
    expect(await coursesOf()).toHaveLength(1);
    await launchedBefore(181);
    await app.runNow(sweepLaunches);
    expect(await coursesOf()).toEqual([]);
  });

  it('takes no token to another host', async () => {
    await teach();
    platform.members.people = [student('one', 'Ada'), student('two', 'Bola')];
    other.members = noMembers();
    platform.members.link = () => `<${other.issuer}/courses/1/members?kind=course>; rel="next"`;
    expect((await failureOf(ask())).code).toBe('course_list_away');
    platform.members.link = () => '<https://169.254.169.254/latest>; rel="next"';
    expect((await failureOf(ask())).code).toBe('course_list_away');
    expect(other.members.asked).toEqual([]);
  });

  it('asks no address inside, whatever a platform names', async () => {
    const offer = { context_memberships_url: 'https://169.254.169.254/latest', service_versions: ['2.0'] };
    const context = { id: 'course-inside', title: 'Inside' };
    await teach({ twist: { claims: { [membersClaim]: offer, [contextClaim]: context } } });
    expect((await failureOf(ask())).code).toBe('course_list_refused');
    const { members_url } = await app.db.queries
      .selectFrom('lti_courses')
      .select('members_url')
      .where('context_id', '=', context.id)
      .executeTakeFirstOrThrow();
    expect(members_url).toBeNull();
  });

  it('keeps nobody', async () => {
    await teach();
    platform.members.people = [student('never-here', 'Oluwakemi Nowhere-Else')];
    expect((await ask()).students).toHaveLength(1);
    const kept = await dumpDatabase(app.db);
    expect(kept).toContain(quiz.quiz_id);
    expect(kept).not.toContain('Nowhere-Else');
    expect(kept).not.toContain('never-here');
  });
});
