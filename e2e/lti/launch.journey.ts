import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { blockFrameStorage, joinAccount, logIn, makeQuiz, openTool, test, tool } from '../support/lti-campus.ts';
import { expect } from '../support/test.ts';

let people = 0;
test.beforeEach(({ platform }) => {
  platform.person = { ...platform.person, sub: `p${++people}-${Date.now()}`, name: 'Ngozi Okeke' };
  platform.scores = [];
});

const lesson = '/courses/cos-101/lessons/history-of-computing';
test('from the course to a lesson in a window of its own, and straight there the next time @core', async ({
  page,
  server,
  platform,
}) => {
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const first = await openTool(page);
  await expect(first.getByRole('heading', { name: 'Welcome, Ngozi Okeke' })).toBeVisible();
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(first).toHaveURL(server.url + lesson);
  await expect(tool(page).getByText('Akada is open in another window')).toBeVisible();

  await page.goto(platform.coursePage(server.url, server.url + lesson));
  await expect(await openTool(page)).toHaveURL(server.url + lesson);
});

test('a quiz from the course, and its grade in the platform’s gradebook', async ({ page, server, platform }) => {
  // The clock of the queue looks for results once a minute.
  test.slow();
  const { accessToken } = await createAccount(server.url, { name: 'Dr Bello' });
  const quiz = await makeQuiz(server.url, accessToken);
  await page.goto(platform.coursePage(server.url, server.url + quiz));
  const opened = await openTool(page);
  await opened.getByRole('button', { name: 'Continue' }).click();
  await expect(opened).toHaveURL(server.url + quiz);
  await expect(opened.getByText('You came in from your course')).toBeVisible();
  await expect(opened.getByLabel('Email')).toHaveCount(0);
  await expect(opened.getByText(/will see your name, answers, score/)).toBeVisible();
  await opened.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(opened.getByRole('radio', { name: /In the nucleus/ }));
  await opened.getByRole('button', { name: /^Submit Quiz/ }).click();
  await opened.getByRole('region', { name: 'Your result' }).waitFor();
  await expect
    .poll(() => platform.scores, { timeout: 150_000 })
    .toMatchObject([{ userId: platform.person.sub, scoreGiven: 1, scoreMaximum: 1, gradingProgress: 'FullyGraded' }]);
});

test('where the frame keeps nothing, the platform keeps the key', async ({ page, server, platform }) => {
  await blockFrameStorage(page);
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await expect(opened.getByRole('heading', { name: 'Welcome, Ngozi Okeke' })).toBeVisible();
});

test('where neither keeps it, the frame opens one window, and says that it is open', async ({
  page,
  server,
  platform,
}) => {
  await blockFrameStorage(page);
  await page.goto(platform.coursePage(server.url, server.url + lesson, { keepsNothing: true }));
  const opened = await openTool(page);
  await expect(opened.getByRole('heading', { name: 'Welcome, Ngozi Okeke' })).toBeVisible();
  // The platform answers once: pressed again, its page would be an error.
  await expect(tool(page).getByText('Akada is open in another window')).toBeVisible();
  await expect(tool(page).getByRole('link', { name: 'Open Akada' })).toBeHidden();
});

test('somebody who is logged in can use that account', async ({ page, server, platform }) => {
  const account = await createAccount(server.url);
  await logIn(page, account);
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await joinAccount(opened, account.password);
  await expect(opened).toHaveURL(server.url + lesson);
  expect(await opened.evaluate(() => localStorage.getItem('userId'))).toBe(account.user.id);
});
