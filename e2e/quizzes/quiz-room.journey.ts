import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// A shared quiz whose lecturer chose the examination room: it begins with the network and goes on without it.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const questions = ['Abuja', 'The Niger', 'Cowpea'].map((right, index) => ({
  question: `Which is right, number ${index + 1}?`,
  options: [right, 'Lagos', 'Kano'].map((text) => ({ text })),
  correct_answer: 'A',
  explanation: 'As in the secret lecture.',
}));

interface Made {
  quiz_id: string;
  link: string;
}

async function createQuiz(url: string, { accessToken }: Account): Promise<Made> {
  const settings = { layout: 'room', calculator: true, time_limit_minutes: 30, shuffle_options: true };
  const response = await fetch(`${url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Nigeria, in a CBT hall', questions, settings }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Made;
}

const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('akada');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return JSON.stringify(all) + JSON.stringify({ ...localStorage });
  });

test('a shared quiz in the examination room is begun online, goes on offline and is marked by the server @both', async ({
  page,
  context,
  server,
}) => {
  const quiz = await createQuiz(server.url, await createAccount(server.url, { name: 'Dr Bello' }));
  await page.goto(quiz.link);
  await page.getByLabel('Name').fill('Ngozi');
  await page.getByLabel('Email').fill('ngozi@example.com');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  await expect(page.getByText('Ngozi')).toBeVisible();
  await expectAccessible(page);
  await page.waitForFunction(async (path) => (await caches.match(path)) !== undefined, quiz.link);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Abuja' }).check();
  await page.keyboard.press('n');
  await page.getByRole('radio', { name: 'The Niger' }).check();
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(page.getByText('2 answers saved.')).toBeVisible();
  // The attempt's own copy is gone, as after a browser that was killed: the list of taps has it.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('quizAttempt_'));
    const attempt = JSON.parse(localStorage.getItem(key as string) as string);
    localStorage.setItem(key as string, JSON.stringify({ ...attempt, answers: {} }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'The Niger' })).toBeChecked();
  await expect(page.getByText('2 answers saved.')).toBeVisible();
  // Nothing that the phone holds says which is right.
  expect(await keptHere(page)).not.toMatch(/secret|correct_answer|explanation/);

  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Submit 2 answers' }).click();
  await expect(page.getByRole('heading', { name: 'Nigeria, in a CBT hall' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('2 of 3 correct');
});
