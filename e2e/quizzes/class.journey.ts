import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { ownAddresses } from '../../server/src/platform/own-addresses.ts';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { openFromDisk } from '../support/open-from-disk.ts';
import { keepSession, signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

// A class on one laptop. Phones come by an address of this machine that a browser does not trust, as in a hall. A second
// address of loopback (127.0.0.2) will not do: browsers trust it, and the laptop takes it for the lecturer's own.
const [own] = ownAddresses();
test.use({
  serverEnv: { CLASSROOM: 'on' },
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|status of 404|Cross-Origin-Opener-Policy header has been ignored/],
});
test.skip(!own, 'This machine has no address in a network.');

const soon = { timeout: 30_000 };
const questions = [
  { question: 'Which city is the capital?', options: ['Lagos', 'Abuja'], correct_answer: 'B' },
  { question: 'Which is the longest river?', options: ['The Niger', 'The Benue'], correct_answer: 'A' },
].map(({ options, ...rest }) => ({ ...rest, options: options.map((text) => ({ text })) }));

async function makeQuiz(url: string, { accessToken }: Account): Promise<{ quiz_id: string; link: string }> {
  const response = await fetch(`${url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Nigeria, a first look', questions }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { quiz_id: string; link: string };
}

/** Where phones find the laptop. */
const addressOf = (url: string) => `http://${own?.address}:${new URL(url).port}`;

async function openPhone(context: BrowserContext, url: string): Promise<{ phone: Page; faults: string[] }> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser to open a phone in.');
  const students = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } });
  const faults = watchPage(students, [url], [/ERR_INTERNET_DISCONNECTED|status of 404|Cross-Origin-Opener-Policy/]);
  return { phone: await students.newPage(), faults };
}

async function takeQuiz(phone: Page): Promise<void> {
  await phone.getByLabel('Name').fill('Ngozi Okeke');
  await phone.getByLabel('Email').fill('ngozi@example.com');
  await phone.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(phone.getByRole('radio', { name: 'B. Abuja' }));
}

test('a class joins one laptop by its address, loses the hotspot, and no answer is lost @desktop', async ({
  page,
  context,
  browser,
  server,
}, info) => {
  test.slow();
  const { quiz_id } = await makeQuiz(server.url, await signedIn(context, server.url, { name: 'Dr Bello' }));
  const address = addressOf(server.url);
  const shown = `${new URL(address).host}/q`;

  // The laptop says where to go, and what is safe there.
  await page.goto('/class');
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s safe on this network' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show “Nigeria, a first look” on the projector' }).click();
  await expect(page.getByText(shown)).toBeVisible();
  const said = page.getByText(/^Code( \w){6}$/);
  await expect(said).toBeAttached();
  const code = ((await said.textContent()) ?? 'no code').replace(/^Code|\s/g, '');

  // A phone finds nothing but the quiz, on a page that the browser calls insecure.
  const { phone, faults } = await openPhone(context, address);
  await phone.goto('/signin');
  await expect(phone.getByRole('heading', { name: 'Only the class quiz is here' })).toBeVisible();
  await phone.getByRole('link', { name: 'Type it here' }).click();
  expect(await phone.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await phone.getByLabel('Quiz code').fill(code);
  await phone.keyboard.press('Enter');
  await takeQuiz(phone);
  await expect(phone.getByRole('link', { name: 'Privacy' })).toBeHidden();
  await expectAccessible(phone);

  // The hotspot is gone when she submits, and comes back.
  await phone.context().setOffline(true);
  await choose(phone.getByRole('radio', { name: 'A. The Niger' }));
  await phone.getByRole('button', { name: 'Submit Quiz (2/2 answered)' }).click();
  await expect(phone.getByText('You’re offline. Your answers are safe on this device')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('2 of 2 correct').first()).toBeVisible(soon);

  // She takes the quiz home as one file, which asks nobody for anything, and the lecturer counts its code.
  const saving = phone.waitForEvent('download');
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Take it home as one file' }).click();
  await phone.getByRole('button', { name: 'Get the file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Nigeria a first look.html');
  const path = info.outputPath('home.html');
  await saved.saveAs(path);
  await expectAccessible(phone);
  const { page: file, close } = await openFromDisk(browser, path);
  await file.getByLabel('Name').fill('Ngozi Okeke');
  await file.getByText('Abuja').click();
  await file.getByText('The Niger').click();
  await file.getByRole('button', { name: 'Get my code (2/2 answered)' }).click();
  const result = await file.locator('.code').innerText();
  await close();

  await expect(page.locator('dl > div').filter({ hasText: 'Submitted' }).getByRole('definition')).toHaveText('1', soon);

  await page.goto(`/quizzes/${quiz_id}/stats`);
  await expect(page.getByText('Ngozi Okeke').first()).toBeVisible();
  await page.getByRole('button', { name: 'Paste or scan result codes' }).click();
  await page.getByLabel('Result codes', { exact: true }).fill(result);
  await page.getByRole('button', { name: 'Count these codes' }).click();
  await expect(page.getByText('1 result counted.')).toBeVisible();
  expect(faults).toEqual([]);
  await phone.context().close();
});

test('results of a laptop are brought to the real site once, by who paired it @desktop', async ({
  page,
  context,
  server,
  allowedConsole,
}) => {
  test.slow();
  const { link } = await makeQuiz(server.url, await signedIn(context, server.url, { name: 'Dr Bello' }));
  const { phone } = await openPhone(context, addressOf(server.url));
  await phone.goto(link);
  await takeQuiz(phone);
  await choose(phone.getByRole('radio', { name: 'A. The Niger' }));
  await phone.getByRole('button', { name: 'Submit Quiz (2/2 answered)' }).click();
  await expect(phone.getByText('2 of 2 correct').first()).toBeVisible(soon);
  await phone.context().close();

  await page.goto('/class');
  const code = await page.getByLabel('This laptop’s code').inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the results of “Nigeria, a first look”' }).click();
  const file = await (await saving).path();

  const site = await startBuiltServer();
  try {
    const lecturer = await page.context().browser()?.newContext({ baseURL: site.url });
    if (!lecturer) throw new Error('There is no browser to open the site in.');
    const faults = watchPage(lecturer, [site.url], allowedConsole);
    await keepSession(lecturer, await createAccount(site.url, { name: 'Dr Bello' }));
    const there = await lecturer.newPage();
    await there.goto('/class');
    const picked = there.locator('input[type=file]');
    await picked.setInputFiles({ name: 'class.json', mimeType: 'application/json', buffer: await readFile(file) });
    await expect(there.getByText(/^This file comes from a laptop you haven’t paired/)).toBeVisible();

    await there.getByLabel('Laptop code').fill(code);
    await there.getByLabel('Name of the laptop').fill('My HP');
    await expect(there.getByText(`Does the laptop’s own code start with ${code.slice(0, 19)}`)).toBeVisible();
    await there.getByRole('button', { name: 'Pair this laptop' }).click();
    await expect(there.getByRole('heading', { name: 'My HP' })).toBeVisible();
    await expectAccessible(there);
    await picked.setInputFiles(file);
    await expect(there.getByText('1 result added.')).toBeVisible();
    await picked.setInputFiles(file);
    await expect(there.getByText('0 results added, 1 result already here.')).toBeVisible();
    await there.getByRole('link', { name: 'See the results' }).click();
    await expect(there.getByText('Ngozi Okeke').first()).toBeVisible();
    expect(faults).toEqual([]);
    await lecturer.close();
  } finally {
    await site.stop();
  }
});
