import type { Page } from '@playwright/test';
import type { Reviews } from '../../contract/src/client.ts';
import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import {
  answerFirst,
  inClear,
  logIn,
  logOut,
  named,
  openDay,
  PIN,
  share,
  switchLearner,
  typePin,
  watchArrivals,
  who,
} from '../support/shared-phone.ts';
import { expect, test } from '../support/test.ts';

// A shared phone without a network, without a session, and without one of its learners.
test.use({
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line|status of 401/],
});

/** How many answers of hers the server knows. */
const known = async (page: Page) => (await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead.length;

/** What lies under lock on the phone. */
const lockedCount = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('akada-sealed');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const count = database.transaction('sealed').objectStore('sealed').count();
    const found = await new Promise<number>((resolve) => {
      count.onsuccess = () => resolve(count.result);
    });
    database.close();
    return found;
  });

test('who chose it opens by PIN without a network, and what waits is sent once there is one, also after the session ended', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const arrived = watchArrivals(page);
  await share(page, ada, { alsoOffline: true });
  const { link, questions } = await openDay(page);
  await context.setOffline(true);
  await answerFirst(questions);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await switchLearner(page);
  await expect(page.getByText('Only those who chose it can open their account now')).toBeVisible();
  await expectAccessible(page);
  await named(page, ada).click();
  await typePin(page, '2581');
  await expect(page.getByText('That PIN isn’t right.')).toBeVisible();
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
  expect(arrived).toEqual([]);

  // She hands it on again. Meanwhile her session ends, as it does by itself after a month.
  await switchLearner(page);
  const ended = await fetch(`${server.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok).toBe(true);
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');

  // With a network the phone learns of it. Nothing is lost, and the PIN that the server checks opens it again.
  // No page is open meanwhile, or it would learn of it first and have told it already.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/progress');
  await expect(page).toHaveURL('/who?expired=true');
  await expect(page.getByText('You’ve been logged out. Your work is still here.')).toBeVisible();
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(ada.user.id))).toEqual([]);
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect.poll(() => arrived.length).toBe(1);
  await expect.poll(() => known(page)).toBe(1);
});

test('who logs out with work that was not sent finds it again, and it counts once', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const bola = await createAccount(server.url, { name: 'Bola Ade' });
  const arrived = watchArrivals(page);
  await share(page, ada);
  const { link, questions } = await openDay(page);
  await context.setOffline(true);
  await answerFirst(questions);
  await logOut(page);
  await expect(named(page, ada)).toContainText('Has work that isn’t sent yet');
  // The page shows at once; locking goes on behind it for a moment.
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(ada.user.id))).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Someone else' }).click();
  await logIn(page, bola);
  expect(await known(page)).toBe(0);
  await switchLearner(page);
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => arrived.length).toBe(1);
  await expect.poll(() => known(page)).toBe(1);
  await page.goto(link);
  await expect(questions).toBeVisible();
  expect(arrived).toHaveLength(1);
});

test('who is forgotten leaves nothing on the phone, after a word about what was not sent', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const arrived = watchArrivals(page);
  await share(page, ada);
  const { questions } = await openDay(page);
  await context.setOffline(true);
  await answerFirst(questions);
  await switchLearner(page);
  await expect.poll(() => lockedCount(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'More about Ada Obi' }).click();
  await page.getByRole('menuitem', { name: 'Forget on this phone' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Forget Ada Obi on this phone?' });
  await expect(ask).toContainText('Some of their work hasn’t been sent yet, and would be lost.');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(named(page, ada)).toBeVisible();
  await page.getByRole('button', { name: 'More about Ada Obi' }).click();
  await page.getByRole('menuitem', { name: 'Forget on this phone' }).click();
  await ask.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(who(page)).toBeVisible();
  await expect(page.getByText('Nobody shares this phone.')).toBeVisible();
  await expect.poll(() => lockedCount(page)).toBe(0);
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(ada.user.id))).toEqual([]);

  // Her account is as it was, without what was lost.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, ada);
  expect(await known(page)).toBe(0);
  expect(arrived).toEqual([]);
});
