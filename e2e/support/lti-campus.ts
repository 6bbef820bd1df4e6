import { expect, type Page } from '@playwright/test';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startLtiPlatform, type TestPlatform } from '../../server/test/lti-platform.ts';
import { test as base } from './test.ts';

/** A learning platform on loopback, and a server that knows it. The platform is another site: 127.0.0.1, not localhost. */
export const test = base.extend<object, { platform: TestPlatform }>({
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

/** Fills in the log-in page. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/signin/);
}

/** In the window of a launch: says that the account is theirs, and proves it. */
export async function joinAccount(opened: Page, password: string): Promise<void> {
  await opened.getByRole('button', { name: 'Yes, use this account' }).click();
  await opened.getByLabel('Password', { exact: true }).fill(password);
  await opened.getByRole('button', { name: 'Use this account' }).click();
}

/** A window without the storage in frames that browsers increasingly refuse. */
export const blockFrameStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window.top === window.self) return;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

export const tool = (page: Page) => page.frameLocator('iframe[title="Akada"]');

/** Presses the link in the frame of the course, and gives the window that it opens. */
export async function openTool(page: Page, name = 'Open Akada'): Promise<Page> {
  const link = tool(page).getByRole('link', { name });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return opened;
}

/** The link to a quiz with one question, of whoever has this token. */
export async function makeQuiz(url: string, accessToken: string): Promise<string> {
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
