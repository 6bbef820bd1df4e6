import { createAccount } from '../../scripts/lib/account.mjs';
import { instructor } from '../../server/test/lti-platform-links.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { blockFrameStorage, joinAccount, logIn, makeQuiz, openTool, test, tool } from '../support/lti-campus.ts';
import { expect } from '../support/test.ts';

test('a lecturer chooses a quiz inside the course, a student opens it there, and the grade comes back @core', async ({
  page,
  browser,
  server,
  platform,
}) => {
  // The clock of the queue looks for results once a minute.
  test.slow();
  const lecturer = await createAccount(server.url, { name: 'Dr Bello' });
  const quiz = await makeQuiz(server.url, lecturer.accessToken);
  platform.person = { sub: `lecturer-${Date.now()}`, name: 'Dr Bello', roles: [instructor] };
  platform.scores = [];

  await logIn(page, lecturer);

  await page.goto(platform.choicePage(server.url));
  const opened = await openTool(page, 'Choose in Akada');
  await joinAccount(opened, lecturer.password);
  await expect(opened.getByRole('heading', { name: 'Add to BIO 101' })).toBeVisible();
  await choose(opened.getByRole('checkbox', { name: 'Cells' }));
  await opened.getByLabel('Course').selectOption('cos-101');
  await choose(opened.getByRole('checkbox', { name: 'All of week 1' }));
  await expectAccessible(opened);
  await opened.getByRole('button', { name: 'Add 2 links' }).click();
  await expect(opened.getByRole('heading', { name: 'Go back to BIO 101' })).toBeVisible();

  // The frame has waited, and goes on by itself.
  await expect(tool(page).getByText('2 added to BIO 101')).toBeVisible({ timeout: 30_000 });
  const [quizLink, weekLink] = platform.links;
  expect(quizLink).toMatchObject({ title: 'Cells', url: server.url + quiz, lineItem: { scoreMaximum: 1 } });

  platform.person = {
    sub: `student-${Date.now()}`,
    name: 'Ngozi Okeke',
    roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  };
  const student = await (await browser.newContext()).newPage();
  await student.goto(platform.coursePage(server.url, quizLink?.url ?? ''));
  const taken = await openTool(student);
  await taken.getByRole('button', { name: 'Continue' }).click();
  await expect(taken).toHaveURL(server.url + quiz);
  await taken.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(taken.getByRole('radio', { name: /In the nucleus/ }));
  await taken.getByRole('button', { name: /^Submit Quiz/ }).click();
  await taken.getByRole('region', { name: 'Your result' }).waitFor();
  await student.goto(platform.coursePage(server.url, weekLink?.url ?? ''));
  const week = await openTool(student);
  await expect(week.getByRole('heading', { name: 'COS 101, week 1' })).toBeVisible();
  await expect
    .poll(() => platform.scores, { timeout: 150_000 })
    .toMatchObject([{ userId: platform.person.sub, scoreGiven: 1, scoreMaximum: 1 }]);
  await student.context().close();
});

test('where the frame keeps nothing at all, a choice made in a window still comes back to the frame', async ({
  page,
  server,
  platform,
}) => {
  const lecturer = await createAccount(server.url, { name: 'Dr Bello' });
  platform.person = { sub: `lecturer-${Date.now()}`, name: 'Dr Bello', roles: [instructor] };
  await blockFrameStorage(page);
  await logIn(page, lecturer);
  await page.goto(platform.choicePage(server.url, { keepsNothing: true }));
  const opened = await openTool(page);
  await joinAccount(opened, lecturer.password);
  await opened.getByLabel('Course').selectOption('cos-101');
  await choose(opened.getByRole('checkbox', { name: 'All of week 1' }));
  await opened.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(opened.getByRole('heading', { name: 'Go back to BIO 101' })).toBeVisible();
  await expect(tool(page).getByText('1 added to BIO 101')).toBeVisible({ timeout: 30_000 });
});
