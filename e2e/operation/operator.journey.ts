import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { confirmByMail } from '../support/outbox.ts';
import { keepSession, signedIn } from '../support/signed-in.ts';
import { test as base, expect } from '../support/test.ts';

const operator = 'desk@akada.example';

const test = base.extend<object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startBuiltServer({ env: { OPERATORS: operator } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test.use({ allowedConsole: [/status of 404/] });

test('a page that breaks on somebody’s phone is seen by whoever runs the server, and by nobody else', async ({
  page,
  context,
  server,
  browser,
}) => {
  await signedIn(context, server.url);
  await page.goto('/progress');
  const told = page.waitForResponse(/browser-errors/);
  await page.evaluate(() => {
    // As the browser says it; a real one would fail every journey.
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('The day is gone') }));
  });
  expect((await told).status()).toBe(202);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1, name: 'How the server’s doing' })).toBeHidden();
  await expect(page.getByRole('link', { name: /dashboard|home/i }).last()).toBeVisible();

  const account = await createAccount(server.url, { email: operator });
  await confirmByMail(server.url, operator);
  const desk = await browser.newContext({ baseURL: server.url });
  await keepSession(desk, account);
  const status = await desk.newPage();
  await status.goto('/operator');
  await expect(status.getByRole('heading', { level: 1, name: 'How the server’s doing' })).toBeVisible();
  const row = status.getByRole('row').filter({ hasText: 'TypeError: The day is gone' });
  await expect(row).toContainText('/progress');
  await desk.close();
});
