import type { Page } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import { keepSession, signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  // The sign-up, from which one may come, has fields of the same names.
  await expect(page.getByText('Login into Account')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The same token with a time that is over; the server would refuse it, but the app need not ask. */
function outdated(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const past = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 1_600_000_000 };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

const stored = (page: Page) => page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }));

test('the guard remembers where one wanted to go', async ({ page, server }) => {
  const account = await createAccount(server.url);
  await page.goto('/progress?week=2');
  await expect(page).toHaveURL('/signin');
  await logIn(page, account);
  await expect(page).toHaveURL('/progress?week=2');
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
});

test('a newcomer to the document page signs up first and comes back to it', async ({ page }) => {
  await page.goto('/studentassessments');
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(`ada-${test.info().workerIndex}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/studentassessments');
});

test('T60 a quiz link to another site is not followed after the log-in', async ({ page, server }) => {
  const account = await createAccount(server.url);
  await page.goto('/quiz-access?quiz=https://evil.example/quiz/1');
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/chat');
});

test.describe('with a quiz link to this site', () => {
  // Nobody made that quiz, and its page says so with a status that the browser notes.
  test.use({ allowedConsole: [/status of 404/] });

  test('it is followed after the log-in', async ({ page, server }) => {
    const account = await createAccount(server.url);
    await page.goto(`/quiz-access?quiz=${encodeURIComponent(`${server.url}/quiz/abc`)}`);
    await page.getByRole('link', { name: 'Log In' }).click();
    await logIn(page, account);
    await expect(page).toHaveURL('/quiz/abc');
    await expect(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible();
  });
});

test('after three redirects in a row the guard stops, and its link starts anew', async ({ page }) => {
  for (let visit = 1; visit <= 3; visit++) {
    await page.goto('/settings');
    await expect(page).toHaveURL('/signin');
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signin');
});

test('an access token whose time is over is renewed unnoticed', async ({ page, context, server }) => {
  const account = await createAccount(server.url);
  const accessToken = outdated(account.accessToken);
  await keepSession(context, { ...account, accessToken });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Learning Sprints' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(account.refreshToken);
  await expect(page).toHaveURL('/dashboard');
});

test('a session that the server has ended leads to the sign-in, and back afterwards', async ({
  page,
  context,
  server,
}) => {
  const account = await signedIn(context, server.url);
  await fetch(`${server.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  await page.goto('/community');
  await expect(page).toHaveURL('/signin?expired=true');
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ]);
  await logIn(page, account);
  await expect(page).toHaveURL('/community');
});

test('sending a document with both tokens gone leads to the sign-in, and one stays there', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/chat');
  const message = page.getByRole('textbox').first();
  await message.fill('What is this about?');
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('refreshToken');
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('Authentication required. Please sign in to generate quizzes')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
});

test.describe('while the session cannot be renewed', () => {
  test.use({ allowedConsole: [/status of 500|The study time was not|was not recorded|ApiError|RenewalError/] });

  test('one banner says so, and Retry brings the page back', async ({ page, context, server }) => {
    const account = await createAccount(server.url);
    await keepSession(context, { ...account, accessToken: outdated(account.accessToken) });
    await page.route('**/auth/refresh', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Something went wrong', code: 'internal' } }),
    );
    await page.goto('/dashboard');
    await expect(page.getByText('We couldn’t check your login just now.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
    await expect(page.getByText('You’re offline')).toBeHidden();
    await page.unroute('**/auth/refresh');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Start your learning journey')).toBeVisible();
    await expect(page.getByText('We couldn’t check your login just now.')).toBeHidden();
  });
});

test('T61 after logging out no token is left, in any tab, and the server has forgotten it', async ({
  page,
  context,
  server,
}) => {
  const account = await createAccount(server.url);
  await page.goto('/settings');
  await logIn(page, account);
  await expect(page.getByText(account.email)).toBeVisible();
  const accessToken = await page.evaluate(() => localStorage.getItem('token') ?? 'none');
  const otherTab = await context.newPage();
  // An answer that is on its way while the other tab logs out.
  let letGo = () => {};
  const loggedOut = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await otherTab.route('**/sprints/count', async (route) => {
    const response = await route.fetch();
    await loggedOut;
    await route.fulfill({ response });
  });
  await otherTab.goto('/community');
  await expect(otherTab.getByRole('heading', { name: 'Community' })).toBeVisible();

  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL('/signin');
  await expect(otherTab).toHaveURL('/signin');
  const answered = otherTab.waitForResponse('**/sprints/count');
  letGo();
  await (await answered).finished();
  const left = JSON.stringify([await stored(page), await stored(otherTab)]);
  expect(left).not.toContain(accessToken);
  expect(left).not.toContain(account.email);
  // How much data the device used belongs to no account; the key by which a log-in knows the device opens nothing.
  const ofDevice = ['dataUse', 'deviceKey'];
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !ofDevice.includes(key))).toEqual([]);

  const answer = await fetch(`${server.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(401);
  await page.goto('/settings');
  await expect(page).toHaveURL('/signin');
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('nobody is signed out, and the page says what is the matter', async ({ page, context, server }) => {
    const account = await createAccount(server.url);
    await page.goto('/signin');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await logIn(page, account);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a log-out without a connection', () => {
  test.use({ allowedConsole: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  test('shows the sign-in page, never opened here before, and reaches the server when the network is back', async ({
    page,
    context,
    server,
  }) => {
    await signedIn(context, server.url);
    const atHand = page.waitForResponse(/\/assets\/sign-in-/);
    await page.goto('/settings');
    await atHand;
    const logOut = page.getByRole('button', { name: 'Log Out', exact: true });
    await expect(logOut).toBeVisible();
    const accessToken = await page.evaluate(() => localStorage.getItem('token') ?? 'none');
    const isAlive = async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await fetch(`${server.url}/api/v1/auth/me`, { headers })).status;
    };

    let attempts = 0;
    // The one without a network fails, and so does the first after it is said to be back.
    await page.route('**/auth/logout', (route) => (++attempts <= 2 ? route.abort() : route.continue()));
    await context.setOffline(true);
    await logOut.click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(await isAlive()).toBe(200);

    await context.setOffline(false);
    await expect.poll(isAlive, { timeout: 20_000 }).toBe(401);
    expect(attempts).toBe(3);
    expect(await page.evaluate(() => localStorage.getItem('sessionsToEnd'))).toBeNull();
  });
});

test.describe('a page that keeps reloading', () => {
  test.use({ allowedConsole: [/^Emergency break for reload loop detected$/] });

  test('is stopped', async ({ page, context, server }) => {
    await signedIn(context, server.url);
    await page.goto('/community');
    await page.evaluate(() => sessionStorage.setItem('reloadCount', '4'));
    await page.reload();
    await expect(page.locator('[data-reload-guard]')).toBeAttached();
    await page.evaluate(() => sessionStorage.setItem('reloadCount', '5'));
    await page.reload();
    await expect(page).toHaveURL('/signin?loop_detected=true');
    await expect(page.getByText('The page kept reloading')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
