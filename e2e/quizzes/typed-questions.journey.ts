import type { Page } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A lecturer writes a question whose answer is typed, students type it on their phones, and the lecturer sees what they typed.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const key = '25.731 m/s';
const answers = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const submit = (page: Page) => page.getByRole('button', { name: /^Submit Quiz/ });

/** Types by the keypad of the page, as a thumb would. */
async function typeByKeypad(page: Page, keys: readonly string[]): Promise<void> {
  await answers(page).first().tap();
  const pad = page.getByRole('region', { name: 'Maths keypad' });
  for (const one of keys) await pad.getByRole('button', { name: one, exact: true }).tap();
}

async function begin(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
}

async function writeQuiz(page: Page): Promise<string> {
  await page.goto('/quizzes/new/edit');
  await page.getByLabel('Quiz title').fill('Motion');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('A car covers 102.924 m in 4 s. How fast is it?');
  await choose(page.getByRole('radio', { name: 'Type the answer' }));
  await page.getByRole('textbox', { name: 'Right answer' }).fill('25,7');
  await expect(page.getByText('We can’t read the right answer.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Right answer' }).fill(key);
  const attempt = page.getByRole('textbox', { name: 'Try an answer' });
  await attempt.fill('92.6 km/h');
  await expect(page.getByText('✓ Counts as right.')).toBeVisible();
  await attempt.fill('25.7');
  await expect(page.getByText('✗ Counts as wrong: the unit is missing.')).toBeVisible();
  await page.getByText('More', { exact: true }).first().click();
  await page.getByLabel('How far off is fine').fill('2 %');
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What kind of quantity is it?');
  await page.getByLabel('Option A', { exact: true }).fill('A vector');
  await page.getByLabel('Option B', { exact: true }).fill('A scalar');
  for (const letter of ['D', 'C']) await page.getByRole('button', { name: `Remove option ${letter}` }).click();
  await choose(page.getByRole('radio', { name: 'Option B is right' }));
  await expectAccessible(page);
  const saved = page.waitForResponse(
    (one) => one.url().endsWith('/api/v1/quizzes') && one.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { link } = (await (await saved).json()) as { link: string };
  await expect(page).toHaveURL(/\/quizzes\/[\w-]+\/edit/);
  return link;
}

test('a typed question is written, shared, answered by the keypad over a reload, and told in the statistics', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await signedIn(context, server.url, { name: 'Dr Bello' });
  const link = await writeQuiz(page);

  const phone = await browser.newContext({ ...test.info().project.use, baseURL: server.url });
  const student = await phone.newPage();
  const bodies: string[] = [];
  student.on('response', async (response) => {
    if (response.url().includes('/api/v1/quizzes/')) bodies.push(await response.text().catch(() => ''));
  });
  await begin(student, link, 'Ngozi');
  await typeByKeypad(student, ['2', '5', '.', '7', ',']);
  await choose(student.getByRole('radio', { name: 'A scalar' }));
  await expect(student.getByText('Is that comma a decimal point? Write 3.5 with a point.')).toBeVisible();
  await student.reload();
  await expect(answers(student)).toHaveValue('25.7,');
  await expectAccessible(student);

  // It is asked for again before it is handed in.
  await submit(student).click();
  await expect(student.getByText('We can’t read your answer to question 1 yet.')).toBeVisible();
  await expect(answers(student)).toBeFocused();
  await typeByKeypad(student, ['Delete', 'Space', 'm', '/', 's']);
  await expect(answers(student)).toHaveValue('25.7 m/s');
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.join()).not.toContain('25.731');
  await student.getByRole('region', { name: 'Maths keypad' }).getByRole('button', { name: 'Next' }).tap();
  await submit(student).click();
  await expect(student.getByRole('region', { name: 'Your result' })).toContainText('2 of 2 correct');
  await expect(answers(student)).toHaveAttribute('readonly');
  // The room that the keypad took is given back.
  await expect(student.locator('body')).toHaveCSS('padding-bottom', '0px');
  await expect(student.getByRole('group', { name: /How fast is it/ })).toContainText('Right answer');
  await student
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 10_000 })
    .catch(() => {});
  await expectAccessible(student);
  await phone.close();

  // Another one is offline when it is handed in, and wrong.
  const other = await browser.newContext({ ...test.info().project.use, baseURL: server.url });
  const second = await other.newPage();
  await begin(second, link, 'Tunde');
  await expect(answers(second)).toBeVisible();
  await other.setOffline(true);
  await answers(second).fill('400 m');
  await choose(second.getByRole('radio', { name: 'A scalar' }));
  await submit(second).click();
  await expect(second.getByText('You’re offline. Your answers are safe on this device')).toBeVisible();
  await other.setOffline(false);
  await expect(second.getByRole('region', { name: 'Your result' })).toContainText('1 of 2 correct');
  await other.close();

  await page.goto(`${page.url().replace(/\/edit.*$/, '')}/stats`);
  await page.getByText('Show what they typed').click();
  const typed = page.getByRole('listitem').filter({ hasText: 'How fast is it?' });
  await expect(typed).toContainText('Right answer: 25.731 m/s');
  await expect(typed.getByRole('listitem').filter({ hasText: '25.7 m/s' })).toContainText('1');
  await expect(typed.getByRole('listitem').filter({ hasText: '400 m' })).toContainText('1');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('in the examination room a typed answer outlives a reload, and what cannot be read is named before it is handed in', async ({
  page,
  server,
}) => {
  const { accessToken } = await createAccount(server.url, { name: 'Dr Bello' });
  const response = await fetch(`${server.url}/api/v1/quizzes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Roots',
      questions: [
        { question: 'Solve x² = 5x − 6.', typed: { kind: 'set', key: '2 or 3' } },
        { question: 'What is 2 + 2?', options: [{ text: '4' }, { text: '5' }], correct_answer: 'A' },
      ],
      settings: { layout: 'room' },
    }),
  });
  const { link } = (await response.json()) as { link: string };
  await begin(page, link, 'Amina');
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await answers(page).fill('3, (2');
  await page.reload();
  await expect(answers(page)).toHaveValue('3, (2');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Next/ }).first().click();
  await choose(page.getByRole('radio', { name: '4' }));
  await page
    .getByRole('button', { name: /^Submit/ })
    .first()
    .click();
  await expect(page.getByText('Can’t be read, so won’t be marked: 1')).toBeVisible();
  await page.getByRole('button', { name: /^Back to the questions/ }).click();
  await page.getByRole('button', { name: /^Previous/ }).click();
  await answers(page).fill('3, 2');
  await page
    .getByRole('button', { name: /^Submit/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Submit 2 answers' }).click();
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('2 of 2 correct');
});
