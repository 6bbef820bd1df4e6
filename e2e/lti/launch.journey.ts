import type { Page } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startLtiPlatform, type TestPlatform } from '../../server/test/lti-platform.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { test as base, expect } from '../support/test.ts';

/** A learning platform on loopback, and a server that knows it. The platform is another site: 127.0.0.1, not localhost. */
const test = base.extend<object, { platform: TestPlatform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const platform = await startLtiPlatform();
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ platform }, use) => {
      const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId } = platform.registration;
      const line = ['lti-platform', name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId];
      const env = { PORT: String(await freePort()), LTI_LOOPBACK: 'on' };
      const server = await startBuiltServer({ env, admin: [line] });
      platform.toolKeys = async () => (await fetch(`${server.url}/api/v1/lti/keys`)).json();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  allowedOrigins: async ({ platform }, use) => use([platform.issuer]),
});

let people = 0;
test.beforeEach(({ platform }) => {
  platform.person = { ...platform.person, sub: `p${++people}-${Date.now()}`, name: 'Ngozi Okeke' };
  platform.scores = [];
});

const lesson = '/courses/cos-101/lessons/history-of-computing';
const tool = (page: Page) => page.frameLocator('iframe[title="Akada"]');

/** Presses the link in the frame of the course, and gives the window that it opens. */
async function openTool(page: Page): Promise<Page> {
  const link = tool(page).getByRole('link', { name: 'Open Akada' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return opened;
}

async function makeQuiz(url: string): Promise<string> {
  const { accessToken } = await createAccount(url, { name: 'Dr Bello' });
  const response = await fetch(`${url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      title: 'Cells',
      questions: [
        {
          question: 'Where is DNA kept?',
          options: [{ text: 'In the nucleus' }, { text: 'In the wall' }],
          correct_answer: 'A',
          explanation: 'The nucleus holds it.',
        },
      ],
    }),
  });
  const { link } = (await response.json()) as { link: string };
  return link;
}

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
  const quiz = await makeQuiz(server.url);
  await page.goto(platform.coursePage(server.url, server.url + quiz));
  const opened = await openTool(page);
  await opened.getByRole('button', { name: 'Continue' }).click();
  await expect(opened).toHaveURL(server.url + quiz);
  await opened.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(opened.getByRole('radio', { name: /In the nucleus/ }));
  await opened.getByRole('button', { name: /^Submit Quiz/ }).click();
  await opened.getByRole('region', { name: 'Your result' }).waitFor();
  await expect
    .poll(() => platform.scores, { timeout: 150_000 })
    .toMatchObject([{ userId: platform.person.sub, scoreGiven: 1, scoreMaximum: 1, gradingProgress: 'FullyGraded' }]);
});

test('where the frame keeps nothing, the platform keeps the key', async ({ page, server, platform }) => {
  await page.addInitScript(() => {
    if (window.top === window.self) return;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await expect(opened.getByRole('heading', { name: 'Welcome, Ngozi Okeke' })).toBeVisible();
});

test('somebody who is logged in can use that account', async ({ page, server, platform }) => {
  const account = await createAccount(server.url);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/signin/);
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await opened.getByRole('button', { name: 'Yes, use this account' }).click();
  await expect(opened).toHaveURL(server.url + lesson);
  expect(await opened.evaluate(() => localStorage.getItem('userId'))).toBe(account.user.id);
});
