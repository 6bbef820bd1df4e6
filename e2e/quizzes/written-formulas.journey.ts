import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a student reads what a lecturer typed as a formula, on a narrow phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/quizzes/new/edit');
  await page.getByLabel('Quiz title').fill('Roots');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Solve \\[x^2 + 2x + 1 = 0\\] where a bag is $5 and $6.');
  await expect(page.getByText('Students see:')).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  const long = `$x = ${'a_1 b_2 + '.repeat(8)}c$`;
  for (const [letter, text] of [long, '$-1$', '\\(\\frac{1}{2}\\)', 'None of <b>them</b>'].entries()) {
    await page.getByLabel(`Option ${'ABCD'[letter]}`, { exact: true }).fill(text);
  }
  await page.getByLabel('Option B is right').check();
  await page.getByLabel('Explanation').fill('Since $(x + 1)^2 = 0$.');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page).toHaveURL(/\/quizzes\/(?!new)/);
  const { quizzes } = await callAs<{ quizzes: { link: string }[] }>(page, '/quizzes');

  const student = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await student.newPage();
  await phone.goto(`${server.url}${quizzes[0]?.link}`);
  await phone.getByLabel('Name').fill('Ada');
  await phone.getByLabel('Email').fill('ada@student.example');
  await phone.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(phone.getByText('Taking quiz as Ada')).toBeVisible();
  await expect(phone.locator('math[display="block"]').last()).toBeVisible();
  await expect(phone.getByText('where a bag is $5 and $6.').last()).toBeVisible();
  await expect(phone.getByRole('radio')).toHaveCount(4);
  await expect(phone.getByText(/\\frac|\\\[/)).toHaveCount(0);
  // What is cut off does not scroll: each option itself has to fit.
  const widest = () =>
    phone
      .locator('label, fieldset')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(await widest()).toBeLessThan(360);
  await phone.getByRole('radio').nth(0).check();
  await phone.getByRole('button', { name: /Submit/ }).click();
  await expect(phone.locator('msup').last()).toBeVisible();
  expect(await widest()).toBeLessThan(360);
  await student.close();
});
