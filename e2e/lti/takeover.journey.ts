import type { Browser, Page } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import type { TestPlatform } from '../../server/test/lti-platform.ts';
import { expectAccessible } from '../support/accessible.ts';
import { joinAccount, logIn, openTool, test, tool } from '../support/lti-campus.ts';
import { expect } from '../support/test.ts';

// A code that opens nothing, and a password that is wrong, are what some of these journeys are about.
test.use({ allowedConsole: [/status of (401|404)/] });

const lesson = '/courses/cos-101/lessons/history-of-computing';
const cutOffPage = 'Your browser cut this window off from your course, or somebody sent you its address.';
const clearPage = 'Please go back to your course and open Akada from there again.';

let people = 0;
test.beforeEach(({ platform }) => {
  platform.person = { ...platform.person, sub: `victim-${++people}-${Date.now()}`, name: 'Ngozi Okeke' };
});

/** What an attacker has after a launch of their own that they did not open: all that their browser knows of it. */
async function launchOfAttacker(browser: Browser, url: string, platform: TestPlatform) {
  const honest = platform.person;
  platform.person = { ...honest, sub: `attacker-${Date.now()}`, name: 'Not Ngozi' };
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(platform.coursePage(url, url + lesson));
  const link = tool(page).getByRole('link', { name: 'Open Akada' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const frame = page.frames().find((one) => one.url().startsWith(url));
  const code = await frame?.evaluate(() => JSON.parse(document.getElementById('launch')?.textContent ?? '{}').code);
  await context.close();
  platform.person = honest;
  return { address, code: String(code) };
}

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') !== null);

/** The ways into the account that the browser is signed in to. */
const platformsOf = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('token')}`;
    const answer = await fetch('/api/v1/auth/links', { headers: { authorization } });
    return ((await answer.json()) as { platforms: { name: string }[] }).platforms.map(({ name }) => name);
  });

test('T101 an address of somebody else’s launch joins nothing, whatever its victim presses', async ({
  page,
  browser,
  server,
  platform,
}) => {
  const victim = await createAccount(server.url);
  await logIn(page, victim);
  const { code, address } = await launchOfAttacker(browser, server.url, platform);
  expect(address).not.toContain(code);
  for (const hash of [`#code=${code}&key=guessed`, `#code=${code}`, '']) {
    await page.goto('about:blank');
    await page.goto(`/lti/enter${hash}`);
    await expect(page.getByText(clearPage)).toBeVisible();
    expect(await platformsOf(page)).toEqual([]);
  }
  await expectAccessible(page);
  // The link itself asks a window that is not there.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByText(cutOffPage)).toBeVisible();
  expect(await platformsOf(page)).toEqual([]);
});

test('T102 no address signs a visitor in as somebody else, nor does a page that opens the window', async ({
  page,
  browser,
  server,
  platform,
}) => {
  const { code, address } = await launchOfAttacker(browser, server.url, platform);
  await page.goto(`/lti/enter#code=${code}&key=guessed`);
  await expect(page.getByText(clearPage)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);

  // A page of another site opens the window itself, and tells it all that there is to tell, over and over.
  await page.goto(platform.issuer);
  for (const [opened, shown] of [
    [`${server.url}/lti/enter`, clearPage],
    [address, cutOffPage],
  ] as const) {
    const popup = page.waitForEvent('popup');
    await page.evaluate(
      ([to, given]) => {
        const window = globalThis.window.open(to);
        setInterval(() => {
          window?.postMessage({ subject: 'akada.launch.given', code: given, browser_key: 'of the attacker' }, '*');
        }, 20);
      },
      [opened, code] as const,
    );
    const victim = await popup;
    await expect(victim.getByText(shown)).toBeVisible();
    expect(await isSignedIn(victim)).toBe(false);
    await victim.close();
  }
});

test('T102 a form of another site hands nothing over', async ({ page, browser, server, platform }) => {
  const { code } = await launchOfAttacker(browser, server.url, platform);
  await page.goto(platform.issuer);
  await page.evaluate(
    ([action, given]) => {
      document.body.innerHTML = `<form method="post" action="${action}"><input name="code" value="${given}"><input name="browser_key" value="theirs"></form>`;
      document.forms[0]?.submit();
    },
    [`${server.url}/api/v1/lti/handover`, code] as const,
  );
  await expect(page.getByText(clearPage)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
});

test('where the window is cut off from its opener, one more tap in the course opens it', async ({
  page,
  server,
  platform,
}) => {
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  await tool(page)
    .getByRole('link', { name: 'Open Akada' })
    .evaluate((link) => link.setAttribute('rel', 'noopener'));
  const cutOff = await openTool(page);
  await expect(cutOff.getByText(cutOffPage)).toBeVisible();
  const button = tool(page).getByRole('button', { name: 'Open Akada' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await opened.getByRole('button', { name: 'Continue' }).click();
  await expect(opened).toHaveURL(server.url + lesson);
  await expect(tool(page).getByText('Akada is open in another window')).toBeVisible();
});

test('the window is on its own once it is in: nothing secret in its address, no opener, no way back by it', async ({
  page,
  server,
  platform,
}) => {
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await expect(opened.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(opened.url()).toBe(`${server.url}/lti/enter`);
  await opened.reload();
  await opened.getByRole('button', { name: 'Continue' }).click();
  await expect(opened).toHaveURL(server.url + lesson);
  expect(await opened.evaluate(() => [window.opener, sessionStorage.getItem('ltiLaunch')])).toEqual([null, null]);
  await opened.goto('/lti/enter');
  await expect(opened.getByText(clearPage)).toBeVisible();
});

test('an account is joined by its password, listed, and removed in the settings', async ({
  page,
  server,
  platform,
}) => {
  const account = await createAccount(server.url);
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await opened.getByRole('button', { name: 'I already have an Akada account' }).click();
  await opened.getByLabel('Email').fill(account.email);
  await opened.getByLabel('Password', { exact: true }).fill('not the password');
  await opened.getByRole('button', { name: 'Use this account' }).click();
  await expect(opened.getByText('Invalid credentials')).toBeVisible();
  await expectAccessible(opened);
  await opened.getByLabel('Password', { exact: true }).fill(account.password);
  await opened.getByRole('button', { name: 'Use this account' }).click();
  await expect(opened).toHaveURL(server.url + lesson);
  expect(await opened.evaluate(() => localStorage.getItem('userId'))).toBe(account.user.id);

  await opened.goto('/settings');
  const ways = opened.getByRole('region', { name: 'Other ways to log in' });
  await expect(ways.getByText('Test Campus')).toBeVisible();
  await expect(ways.getByText(/Last used/)).toBeVisible();
  await ways.getByRole('button', { name: 'Remove Test Campus' }).click();
  await expectAccessible(opened);
  await opened.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ways).toBeHidden();

  // The next launch knows nobody, and asks for the password again.
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const again = await openTool(page);
  await joinAccount(again, account.password);
  await expect(again).toHaveURL(server.url + lesson);
});

test('an account that a platform made keeps it as its last door', async ({ page, server, platform }) => {
  await page.goto(platform.coursePage(server.url, server.url + lesson));
  const opened = await openTool(page);
  await opened.getByRole('button', { name: 'Continue' }).click();
  await expect(opened).toHaveURL(server.url + lesson);
  await opened.goto('/settings');
  const ways = opened.getByRole('region', { name: 'Other ways to log in' });
  await expect(ways.getByText('Your course is the only way into this account')).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Remove Test Campus' })).toHaveCount(0);
  await opened.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(opened.getByText('Your account has no password, so we’ll keep Test Campus')).toBeVisible();
});
