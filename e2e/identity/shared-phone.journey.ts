import type { Page } from '@playwright/test';
import type { Reviews } from '../../contract/src/client.ts';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// Two people learn on one phone, each under her own name.
// What the browser writes without a network, and of a wrong PIN or one too many.
test.use({
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line|status of (401|403)/],
});

const PIN = '2580';
const who = (page: Page) => page.getByRole('heading', { name: 'Who’s learning?' });
const named = (page: Page, { name }: Account) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByText('Login into Account')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

const section = (page: Page) => page.getByRole('region', { name: 'Shared phone' });

async function setPin(page: Page, { password }: Account): Promise<void> {
  await page.goto('/settings');
  await section(page).getByRole('button', { name: 'Set a PIN' }).click();
  await section(page).getByLabel('New PIN', { exact: true }).fill(PIN);
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Save PIN' }).click();
  await expect(section(page)).toContainText('Your PIN opens your account here.');
}

async function share(page: Page, owner: Account): Promise<void> {
  await page.goto('/signin');
  await logIn(page, owner);
  await page.goto('/settings');
  await section(page).getByRole('switch').check();
  await expect(section(page)).toContainText('You don’t have one yet');
  await setPin(page, owner);
}

async function switchLearner(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Switch learner' }).click();
  await expect(who(page)).toBeVisible();
}

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Everything that can be read on the phone without a key. */
const inClear = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('akada');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const read = database.transaction('kept').objectStore('kept').getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      read.onsuccess = () => resolve(read.result);
    });
    database.close();
    return [...keys.map(String), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  });

test('what one answered without a network waits under lock while another learns, and counts once for her', async ({
  page,
  context,
  server,
}) => {
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const bola = await createAccount(server.url, { name: 'Bola Ade' });
  // What arrived: without a network it is only tried.
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/reviews/from-lesson') && response.ok()) arrived.push(response.url());
  });
  await share(page, ada);
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  await page.goto(`/sprint/${id}?day=1`);
  const questions = page.getByRole('region', { name: 'Before you go: what do you remember?' });
  await expect(questions).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);

  // She answers, and hands the phone on, without a network.
  await context.setOffline(true);
  await questions.getByRole('radio').first().check();
  await questions.getByRole('button', { name: 'Check Answer' }).click();
  await expect(questions.getByText(/That’s right\.|Not quite\./)).toBeVisible();
  await switchLearner(page);
  await expect(named(page, ada)).toContainText('Has work that isn’t sent yet');
  await expect(page.getByText('A PIN is checked by Akada')).toBeVisible();
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page.getByText('You need a connection for this.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to all names' }).click();

  // The other one signs in: nothing of Ada's can be read, and nothing is sent in Bola's name.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Someone else' }).click();
  await logIn(page, bola);
  await expect.poll(async () => (await inClear(page)).filter((key) => key.includes(ada.user.id))).toEqual([]);
  expect((await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead).toEqual([]);
  expect(arrived).toEqual([]);

  // Ada comes back by her PIN, with everything that she had.
  await switchLearner(page);
  await expectAccessible(page);
  await named(page, ada).click();
  await typePin(page, '2581');
  await expect(page.getByText('That PIN isn’t right. 4 tries left.')).toBeVisible();
  await expectAccessible(page);
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => arrived.length).toBe(1);
  await expect.poll(async () => (await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead.length).toBe(1);
  await context.setOffline(true);
  await page.goto(`/sprint/${id}?day=1`);
  await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(questions).toBeVisible();
  expect(arrived).toHaveLength(1);
});

test('a switch moves the other tab, five wrong PINs ask for the password, and sharing ends with a warning @both', async ({
  page,
  context,
  server,
}) => {
  const ada = await createAccount(server.url, { name: 'Ada Obi' });
  const bola = await createAccount(server.url, { name: 'Bola Ade' });
  await share(page, ada);
  await expectAccessible(page);
  const tab = await context.newPage();
  await tab.goto('/progress');
  await expect(tab.getByRole('link', { name: 'Ada Obi’s settings' })).toBeVisible();

  await switchLearner(page);
  await expect(who(tab)).toBeVisible();
  await page.getByRole('link', { name: 'Someone else' }).click();
  await logIn(page, bola);
  await expect(tab.getByRole('link', { name: 'Bola Ade’s settings' })).toBeVisible();
  await page.goto('/settings');
  await expect(section(page).getByRole('switch')).toBeDisabled();
  await expect(section(page)).toContainText('Ada Obi turned this on');

  await switchLearner(page);
  await named(page, ada).click();
  for (const said of ['4 tries left', '3 tries left', '2 tries left', 'One more try']) {
    await typePin(page, '2581');
    await expect(page.getByText(said)).toBeVisible();
  }
  await typePin(page, '2581');
  await expect(page.getByText('Too many wrong PINs')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Ada Obi’s settings' })).toBeVisible();

  // Her PIN opens again. Then the phone is hers alone, and Bola is gone from it.
  await switchLearner(page);
  await named(page, ada).click();
  await typePin(page, PIN);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings');
  await section(page).getByRole('switch').click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('This removes everything of Bola Ade from this phone.');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(section(page).getByRole('switch')).not.toBeChecked();
  expect((await inClear(page)).filter((key) => key.includes(bola.user.id))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('sharedPhone'))).toBeNull();
});
