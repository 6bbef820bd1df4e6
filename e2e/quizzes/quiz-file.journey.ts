import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openFromDisk } from '../support/open-from-disk.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const questions = [
  {
    question: 'What kind of quantity is speed?',
    options: [{ text: 'A vector' }, { text: 'A scalar' }],
    correct_answer: 'B',
    explanation: 'It has no direction.',
  },
  { question: 'How fast is 102.924 m in 4 s?', typed: { kind: 'number', key: '25.731 m/s', tolerance: '±0.8' } },
];

async function pasteCodes(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Paste or scan result codes' });
  await dialog.getByLabel('Result codes').fill(text);
  await dialog.getByRole('button', { name: 'Count these codes' }).click();
}

test('a practice quiz leaves as one file without its keys, is sat from the disk offline, and its code counts once', async ({
  page,
  context,
  server,
  browser,
}, info) => {
  test.setTimeout(180_000);
  await signedIn(context, server.url, { name: 'Dr Bello' });
  await page.goto('/dashboard');
  const quiz = await callAs<{ quiz_id: string; version: number }>(page, '/quizzes', 'POST', {
    title: 'Motion',
    questions,
  });

  // The share panel says what it weighs, and hands the file over.
  await page.goto(`/quizzes/${quiz.quiz_id}/stats`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Share “Motion”' });
  await panel.getByRole('button', { name: 'Send as one file' }).click();
  await expect(panel.getByText(/^2 questions, \d+ kB/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Get the file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Motion.html');
  const path = info.outputPath('quiz.html');
  await saved.saveAs(path);
  await page.keyboard.press('Escape');

  // From the disk, in a browser that reaches nothing.
  const { page: file, close } = await openFromDisk(browser, path);
  await file.getByRole('button', { name: 'Get my code (0/2 answered)' }).click();
  await expect(file.getByText('Please enter your name')).toBeVisible();
  await file.getByLabel('Name').fill('Ada Obi');
  await file.getByText('A scalar').click();
  await file.getByRole('button', { name: 'Get my code (1/2 answered)' }).click();
  await expect(file.getByText('1 question left. Press the button again to finish anyway.')).toBeVisible();
  await file.getByLabel('Your answer').fill('26 m/s');
  // What was answered is still there when the file is opened again. A browser with much to do keeps it a moment later.
  await expect(async () => {
    await file.reload();
    await expect(file.getByLabel('Your answer')).toHaveValue('26 m/s', { timeout: 2000 });
  }).toPass();
  await file.getByRole('button', { name: 'Get my code (2/2 answered)' }).click();
  await expect(file.getByText('2 of 2 questions answered')).toBeVisible();
  await expect(file.getByRole('img', { name: 'QR code of your answers' })).toBeVisible();
  const code = await file.locator('.code').innerText();
  expect(code.replace(/\s/g, '')).toMatch(/^Q[0-9A-Z]{20,119}$/);
  await close();

  // Without a script the questions are still to be read.
  const bare = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const text = await bare.newPage();
  await text.goto(pathToFileURL(path).href);
  await expect(text.getByText('What kind of quantity is speed?')).toBeVisible();
  await expect(text.getByText(/^This viewer only shows the questions/)).toBeVisible();
  await bare.close();

  // The lecturer pastes the chat twice: it counts once.
  await page.getByRole('button', { name: 'Paste or scan result codes' }).click();
  const slip = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
  await pasteCodes(page, `[18/11, 10:02] Ada: good morning sir ${code}\n[18/11, 10:03] Bola: ${slip}`);
  await expect(page.getByText('1 result counted.')).toBeVisible();
  await expect(page.getByText('Counted: 2 of 2 right')).toBeVisible();
  await expect(page.getByText('A letter is wrong or missing. Ask for it again.')).toBeVisible();
  await expectAccessible(page);
  await pasteCodes(page, code);
  await expect(page.getByText('Already counted')).toBeVisible();
  await expect(page.getByText('Nothing new was counted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /^Ada Obi.*From a file/ })).toHaveCount(1);

  // As an examination it is offered no more.
  await callAs(page, `/quizzes/${quiz.quiz_id}`, 'PATCH', {
    version: quiz.version,
    settings: { time_limit_minutes: 30 },
  });
  await page.goto(`/quizzes/${quiz.quiz_id}/stats`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Make a new link' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send as one file' })).toHaveCount(0);
});
