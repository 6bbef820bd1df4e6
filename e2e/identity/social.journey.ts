import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startOpenIdProvider, type TestProvider } from '../../server/test/openid-provider.ts';
import { expectAccessible } from '../support/accessible.ts';
import { test as base, expect } from '../support/test.ts';

/** A server that knows a provider on loopback as Google, and the provider itself. */
const test = base.extend<object, { provider: TestProvider; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  provider: [
    async ({ port }, use) => {
      const provider = await startOpenIdProvider(`http://localhost:${port}/api/v1/auth/google/callback`);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ port, provider }, use) => {
      const server = await startBuiltServer({
        env: {
          PORT: String(port),
          GOOGLE_ISSUER: provider.issuer,
          GOOGLE_CLIENT_ID: provider.clientId,
          GOOGLE_CLIENT_SECRET: provider.clientSecret,
        },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  allowedOrigins: async ({ provider }, use) => use([provider.issuer]),
});

// The refusal of an exchange is what some of these journeys are about; the browser notes each in its console.
test.use({ allowedConsole: [/status of (401|409|503)/] });

const consent = 'Continue as the test person';
let people = 0;
test.beforeEach(({ provider }) => {
  people++;
  const sub = `p${people}-${Date.now()}`;
  provider.person = { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Chidi Eze' };
});

test('Google sign-up leads to onboarding, and the next time to the dashboard', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: consent }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Chidi Eze');

  await page.evaluate(() => localStorage.clear());
  // The provider still knows the person, and asks nothing.
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('where the guard stopped one is reached through Google as well', async ({ page }) => {
  await page.goto('/community');
  await expect(page).toHaveURL('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: consent }).click();
  await expect(page).toHaveURL('/community');
});

test('a cancelled consent says so and leads back', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Login cancelled. Nothing has changed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/signin');
});

test('T12 an address with a password account asks for that password once, then links', async ({
  page,
  server,
  provider,
}) => {
  const account = await createAccount(server.url, { email: provider.person.email });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: consent }).click();
  await expect(page.getByRole('heading', { name: 'Link Google to your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Link and log in' }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Link and log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(account.user.id);
});

test('T11 a return with a forged state, or replayed, opens no session', async ({ page }) => {
  await page.goto('/api/v1/auth/google/callback?code=stolen&state=forged');
  await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('Apple, which is not set up here, says so', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByText('Apple login isn’t set up on this server.')).toBeVisible();
});
