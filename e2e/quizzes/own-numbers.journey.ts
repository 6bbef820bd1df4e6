import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a lecturer adds questions of a course, and every student gets other numbers', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/quizzes/new/edit');
  await page.getByLabel('Quiz title').fill('Sets, each with own numbers');
  await page.getByRole('button', { name: 'Add from a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add from a course' });
  await dialog.getByLabel('Course').selectOption('MTH 101');
  await dialog.getByLabel('Lesson').selectOption({ index: 1 });
  const first = dialog.getByRole('checkbox').first();
  await expect(first).toBeVisible();
  const before = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'Show other numbers' }).click();
  await expect(dialog.getByRole('listitem').first()).not.toHaveText(before);
  await expectAccessible(page);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Add \d+ questions$/ }).click();
  await expect(page.getByText('Different numbers for each student').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page).toHaveURL(/\/quizzes\/(?!new)/);
  await page.reload();
  await expect(page.getByText('Different numbers for each student').first()).toBeVisible();
  const { quizzes } = await callAs<{ quizzes: { link: string }[] }>(page, '/quizzes');
  const link = quizzes[0]?.link ?? '';

  // Two phones: other numbers.
  const papers: string[] = [];
  for (const name of ['Ada', 'Bola']) {
    const student = await browser.newContext();
    const phone = await student.newPage();
    await phone.goto(`${server.url}${link}`);
    await phone.getByLabel('Name').fill(name);
    await phone.getByLabel('Email').fill(`${name.toLowerCase()}@student.example`);
    await phone.getByRole('button', { name: 'Begin Quiz' }).click();
    await expect(phone.getByText(`Taking quiz as ${name}`)).toBeVisible();
    papers.push((await phone.getByRole('group').allTextContents()).join('\n'));
    await expectAccessible(phone);
    await student.close();
  }
  expect(papers[0]).not.toBe(papers[1]);
});
