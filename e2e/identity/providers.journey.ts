import type { Page } from '@playwright/test';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { type AppleProvider, startAppleProvider } from '../../server/test/apple-provider.ts';
import { startOpenIdProvider, type TestProvider } from '../../server/test/openid-provider.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test as base, expect } from '../support/test.ts';

/** A server with a campus of its own, and a provider with the ways of Apple; both on loopback. */
const test = base.extend<object, { campus: TestProvider; apple: AppleProvider; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  campus: [
    async ({ port }, use) => {
      const redirectUri = `http://localhost:${port}/api/v1/auth/campus/callback`;
      const campus = await startOpenIdProvider(redirectUri, { tellsOnlyWhenAsked: true });
      await use(campus);
      await campus.close();
    },
    { scope: 'worker' },
  ],
  apple: [
    async ({ port }, use) => {
      const apple = await startAppleProvider(`http://localhost:${port}/api/v1/auth/apple/callback`);
      await use(apple);
      await apple.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ port, campus, apple }, use) => {
      const server = await startBuiltServer({
        env: {
          PORT: String(port),
          CAMPUS_NAME: 'University of Lagos',
          CAMPUS_ISSUER: campus.issuer,
          CAMPUS_CLIENT_ID: campus.clientId,
          CAMPUS_CLIENT_SECRET: campus.clientSecret,
          ...apple.env,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  allowedOrigins: async ({ campus, apple }, use) => use([campus.issuer, apple.issuer]),
});

const consent = (page: Page) => page.getByRole('button', { name: 'Continue as the test person' });
const nameKept = (page: Page) => page.evaluate(() => localStorage.getItem('userName'));

test('a student signs up and in with the account of the university', async ({ page, campus }) => {
  const sub = `student-${Date.now()}`;
  campus.person = { sub, email: `${sub}@unilag.example`, email_verified: true, name: 'Chidi Eze' };
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Continue with University of Lagos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with University of Lagos' }).click();
  await consent(page).click();
  await expect(page).toHaveURL(/\/onboarding/);
  expect(await nameKept(page)).toBe('Chidi Eze');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with University of Lagos' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what a visitor answered is shown in the account that the university’s sign-in made', async ({ page, campus }) => {
  const sub = `visitor-${Date.now()}`;
  campus.person = { sub, email: `${sub}@unilag.example`, email_verified: true, name: 'Amaka Obi' };
  await page.goto('/library/mth-101/sets-and-venn-diagrams');
  const check = page.getByRole('group', { name: 'Check yourself' }).first();
  await check.locator('details.check-right summary').click();
  await page.getByRole('link', { name: 'Sign up to save this' }).click();
  await page.getByRole('button', { name: 'Continue with University of Lagos' }).click();
  await consent(page).click();
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(page.getByText('Saved: your lesson and 1 check')).toBeVisible();
  await expect(check.locator('details[open] .check-verdict')).toHaveText('Right');
});

test('Apple posts its return from elsewhere, tells the name once, and it stays', async ({ page, apple }) => {
  const sub = `001.${Date.now()}`;
  apple.person = { sub, email: `${sub}@privaterelay.appleid.com`, email_verified: true, name: 'Bisi Alabi' };
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await consent(page).click();
  await expect(page).toHaveURL(/\/onboarding/);
  expect(await nameKept(page)).toBe('Bisi Alabi');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await nameKept(page)).toBe('Bisi Alabi');
  expect(apple.namesSent).toBe(1);
});
