import { createAccount } from '../../scripts/lib/account.mjs';
import { instructor } from '../../server/test/lti-platform-links.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { joinAccount, logIn, makeQuiz, openTool, test } from '../support/lti-campus.ts';
import { expect } from '../support/test.ts';

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

// Its platform is away once.
test.use({ allowedConsole: [/status of 503/] });

test('a lecturer links a quiz in the course, a student sits it, and the lecturer sees who hasn’t', async ({
  page,
  browser,
  server,
  platform,
}) => {
  const lecturer = await createAccount(server.url, { name: 'Dr Bello' });
  const quiz = await makeQuiz(server.url, lecturer.accessToken);
  platform.person = { sub: `lecturer-${Date.now()}`, name: 'Dr Bello', roles: [instructor] };

  await logIn(page, lecturer);
  await page.goto(platform.coursePage(server.url, server.url + quiz));
  const opened = await openTool(page);
  await joinAccount(opened, lecturer.password);
  await expect(opened).toHaveURL(server.url + quiz);

  const subject = `student-${Date.now()}`;
  platform.person = { sub: subject, name: 'Ngozi Okeke', roles: [learner] };
  const student = await (await browser.newContext()).newPage();
  await student.goto(platform.coursePage(server.url, server.url + quiz));
  const taken = await openTool(student);
  await taken.getByRole('button', { name: 'Continue' }).click();
  await taken.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(taken.getByRole('radio', { name: /In the nucleus/ }));
  await taken.getByRole('button', { name: /^Submit Quiz/ }).click();
  await taken.getByRole('region', { name: 'Your result' }).waitFor();
  await student.context().close();

  platform.members.people = [
    { user_id: subject, name: 'Ngozi Okeke', roles: [learner] },
    { user_id: 'absent', name: 'Tunde Alabi', roles: [learner], status: 'Active' },
    { user_id: 'left', name: 'Emeka Obi', roles: [learner], status: 'Inactive' },
    { user_id: 'hidden', roles: [learner] },
  ];
  const listed = await opened.request.get(`${server.url}/api/v1/quizzes`, {
    headers: { authorization: `Bearer ${lecturer.accessToken}` },
  });
  const { quizzes } = (await listed.json()) as { quizzes: { quiz_id: string }[] };
  await opened.goto(`${server.url}/quizzes/${quizzes[0]?.quiz_id}/stats`);
  const course = opened.getByRole('region', { name: 'Who in BIO 101 hasn’t sat this yet' });
  await expect(course.getByText('keep nobody’s name')).toBeVisible();
  await course.getByRole('button', { name: 'Check who’s missing' }).click();
  await expect(course.getByText('1 of 3 students sat it · 2 not yet')).toBeVisible();
  await expect(course.getByRole('row')).toHaveText(['NameQuiz', 'Tunde AlabiNot yet']);
  await expect(
    course.getByText('Test Campus doesn’t share the names of 1 student: 0 sat it, 1 not yet.'),
  ).toBeVisible();
  await expectAccessible(opened);
  await course.getByRole('switch', { name: 'Show only students who haven’t sat it' }).uncheck();
  await expect(course.getByRole('row')).toHaveText(['NameQuiz', 'Ngozi OkekeDone', 'Tunde AlabiNot yet']);

  platform.members.answers = [500];
  await course.getByRole('button', { name: 'Check again' }).click();
  await expect(course.getByRole('alert')).toContainText(
    'We couldn’t get the list from your learning platform just now',
  );
});
