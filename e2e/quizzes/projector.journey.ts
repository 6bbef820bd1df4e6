import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A hall: the lecturer's screen on the wall, a student with a phone. The network goes away once.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/] });

/** The wall follows the hall by asking every few seconds. */
const soon = { timeout: 30_000 };

const questions = [
  { question: 'Which city is the capital?', options: ['Lagos', 'Abuja'], correct_answer: 'B' },
  { question: 'Which is the longest river?', options: ['The Niger', 'The Benue'], correct_answer: 'A' },
].map(({ options, ...rest }) => ({ ...rest, options: options.map((text) => ({ text })) }));

async function makeQuiz(url: string, { accessToken }: Account, settings = {}): Promise<{ quiz_id: string }> {
  const response = await fetch(`${url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Nigeria, a first look', questions, settings }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { quiz_id: string };
}

/** A number on the wall, by the words above it. */
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).getByRole('definition');

/** The code as somebody in the hall reads it. */
async function readCode(page: Page): Promise<string> {
  const said = page.getByText(/^Code( \w){6}$/);
  await expect(said).toBeAttached();
  return ((await said.textContent()) ?? '').replace(/^Code|\s/g, '');
}

async function typeCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Quiz code').fill(code);
  await phone.keyboard.press('Enter');
}

async function onPhone(context: BrowserContext, url: string) {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser to open a phone in.');
  return browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } });
}

test('a hall types the code, hands in under the lecturer’s eyes, and sees the results by arrow keys @core @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const { quiz_id } = await makeQuiz(server.url, await signedIn(context, server.url, { name: 'Dr Bello' }));
  await page.goto(`/quizzes/${quiz_id}/projector`);
  await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
  const code = await readCode(page);
  await expect(figure(page, 'Taking it now')).toHaveText('0');

  const students = await onPhone(context, server.url);
  const phone = await students.newPage();
  await phone.goto('/q');
  await typeCode(phone, '');
  await expect(phone.getByText('Please type the code.')).toBeVisible();
  await typeCode(phone, '222 222');
  await expect(phone.getByText(/^We can’t find an open quiz with that code/)).toBeVisible();
  await expect(phone.getByLabel('Quiz code')).toBeFocused();
  await typeCode(phone, ` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `);
  await expect(phone.getByText('Nigeria, a first look')).toBeVisible();
  await phone.getByLabel('Name').fill('Ngozi Okeke');
  await phone.getByLabel('Email').fill('ngozi@example.com');
  await phone.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(figure(page, 'Taking it now')).toHaveText('1', soon);

  // Right answers are not for somebody who is still at it.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Nobody has submitted yet' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: '1 is still taking the quiz' })).toBeVisible();
  await expect(page.getByText('Abuja')).toBeHidden();

  for (const answer of ['Abuja', 'The Niger']) await phone.locator('label', { hasText: answer }).click();
  await phone.getByRole('button', { name: /^Submit Quiz/ }).click();
  await expect(page.getByRole('heading', { name: '1. Which city is the capital?' })).toBeVisible(soon);
  // First the question alone, then what was chosen, then the answer.
  const right = page.getByRole('listitem').filter({ hasText: 'Abuja' });
  await expect(right.getByText('100%')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(right.getByText('100%')).toBeVisible(soon);
  await expect(right.getByText('right')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(right.getByText('right')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '1. Which city is the capital?' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: '2. Which is the longest river?' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('heading', { name: 'Average 100%; half of you got 100% or more' })).toBeVisible();
  await expect(page.getByText('Ngozi')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(figure(page, 'Submitted')).toHaveText('1', soon);
  await expect(figure(page, 'Taking it now')).toHaveText('0', soon);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/quizzes/${quiz_id}/stats`);
  await students.close();
});

test('the projector outlives a lost network, and a code in the address leads straight to the quiz', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const { quiz_id } = await makeQuiz(server.url, await signedIn(context, server.url), { time_limit_minutes: 20 });
  await page.goto(`/quizzes/${quiz_id}/projector`);
  const code = await readCode(page);
  await expect(figure(page, 'Time limit')).toHaveText('20 min');

  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. This is from/)).toBeVisible(soon);
  await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
  await expectAccessible(page);
  const students = await onPhone(context, server.url);
  const phone = await students.newPage();
  await phone.goto(`/q/${code}`);
  await expect(phone).toHaveURL(/\/quiz\//);
  await phone.getByLabel('Name').fill('Musa Bello');
  await phone.getByLabel('Email').fill('musa@example.com');
  await phone.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(phone.getByText('Taking quiz as Musa Bello')).toBeVisible();
  await context.setOffline(false);
  await expect(figure(page, 'Taking it now')).toHaveText('1', soon);
  await expect(figure(page, 'Time left')).toHaveText(/^(20:00|1\d:\d\d)$/);
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await students.close();
});

test('the lecturer closes the quiz from the wall after a question, and opens it again @desktop', async ({
  page,
  context,
  server,
}) => {
  const { quiz_id } = await makeQuiz(server.url, await signedIn(context, server.url));
  await page.goto(`/quizzes/${quiz_id}/projector`);
  const code = await readCode(page);
  await page.getByRole('button', { name: 'Close the quiz' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close the quiz?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`/quizzes/${quiz_id}/projector`);

  await page.getByRole('button', { name: 'Close the quiz' }).click();
  await question.getByRole('button', { name: 'Close the quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible(soon);
  const students = await onPhone(context, server.url);
  const phone = await students.newPage();
  await phone.goto('/q/');
  await typeCode(phone, code);
  await expect(phone.getByText(/^We can’t find an open quiz with that code/)).toBeVisible();

  await page.getByRole('button', { name: 'Open the quiz again' }).click();
  expect(await readCode(page)).toBe(code);
  await typeCode(phone, code);
  await expect(phone).toHaveURL(/\/quiz\//);
  await students.close();
});
