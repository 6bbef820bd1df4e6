import type { Page } from '@playwright/test';
import type { Drill, LearningPath } from '../../contract/src/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callAs, withSprint } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// A question is worked out line by line, in a lesson and while practising; the first line that does not follow is named.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const line = (page: Page, number: number) => page.getByRole('textbox', { name: `Line ${number}` });
const check = (page: Page) => page.getByRole('button', { name: 'Check my working' }).click();

/** "- 5" and "+ " (before x) as numbers. */
const numberIn = (text: string) => Number(text.replaceAll(' ', '').replace(/^([+-])$/, '$11'));
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

test('in a lesson: the slip is named, the line corrected, and every line holds', async ({ page }) => {
  await page.goto('/library/phy-101/units-and-measurement');
  const asked = page.locator('section.check[data-typed]').first();
  await asked.scrollIntoViewIfNeeded();
  await asked.getByRole('button', { name: 'Show your working' }).click();
  await line(page, 1).fill('5 × 10^-2 m^2');
  await check(page);
  await expect(asked.locator('li[data-is=wrong]')).toContainText('the factor counts once for each length');
  await expect(asked.getByRole('status').last()).toContainText('Line 1 doesn’t follow');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Correct line 1' }).click();
  await expect(line(page, 1)).toBeFocused();
  await line(page, 1).fill('5 × (10^-2 m)^2');
  await page.keyboard.press('Enter');
  await expect(line(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 3)).toHaveCount(0);
  await page.keyboard.type('0.0005 m^2');
  await page.keyboard.press('Enter');
  await expect(line(page, 3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(line(page, 2)).toBeFocused();
  await check(page);
  await expect(page.getByText('Every line holds.')).toBeVisible();
  await expectAccessible(page);
});

test('while practising, without a network: what −4ac became is said with its numbers', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  const id = await withSprint(page, context, server.url, 'MTH 101');
  const path = await callAs<LearningPath>(page, `/learning-paths/${id}`);
  const day = path.weeks.flatMap(({ days }) => days).find(({ title }) => title === 'Quadratic equations')?.day ?? 0;
  const isReady = async () =>
    (await callAs<{ content: string | null }>(page, `/learning-paths/${id}/days/${day}`)).content !== null;
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);

  // Only a question that is to be worked out.
  let begins = '';
  await page.route(`**/drills/${id}/${day}*`, async (route) => {
    const response = await route.fetch();
    const drill = (await response.json()) as Drill;
    const questions = drill.questions.filter(({ typed }) => typed?.working?.kind === 'equation').slice(0, 1);
    expect(questions).toHaveLength(1);
    begins = questions[0]!.typed!.working!.begins;
    await route.fulfill({ response, json: { ...drill, questions } });
  });
  await page.goto(`/sprint/${id}/practice/${day}`);
  await page.getByRole('button', { name: 'Show your working' }).click();
  await expect(line(page, 1)).toBeVisible();
  await context.setOffline(true);
  // x² + bx + c = 0, with −4ac taken with the wrong sign.
  const [, b = 0, c = 0] = /^x\^2 ([+-] \d*)x ([+-] \d+) = 0$/.exec(begins)?.map(numberIn) ?? [];
  await line(page, 1).fill(`x = (${-b} ± √(${b * b + 4 * c}))/2`);
  await expect(page.locator('.working-lines msqrt')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(`x = ${-b}/2 ± √(${b * b + 4 * c})/2`);
  await check(page);
  await expect(page.locator('li[data-is=wrong]')).toContainText(
    `−4ac is ${signed(-4 * c)} here. You wrote ${signed(4 * c)}.`,
  );
  await expect(page.getByText('Follows from line 1')).toBeVisible();
  await expectAccessible(page);
});
