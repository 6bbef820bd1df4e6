import type { Page } from '@playwright/test';
import type { Paper } from '../../contract/src/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { handIn, withPaper } from '../support/past-paper.ts';
import { callAs } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// Past questions without options whose key is a number, a formula or a word: typed, in practice and in the room.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const paper = `PHY 101 General Physics I
Examination, 2021/2022 Harmattan Semester

1. A car covers 100 m in 4 s. What is its average speed?

2. Which quantity has both size and direction, a scalar or a ...?

ANSWERS
1. 25 m/s
2. It is called a vector (velocity is one).
`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a past question is answered by typing, also offline, and its owner says how', async ({
  page,
  context,
  server,
}) => {
  const { id } = await withPaper(page, context, server.url, paper);

  // The second key is a sentence: its owner shortens it and says that it is typed.
  await page.goto(`/papers/${id}`);
  await expect(page.getByText('Answer: 25 m/s · typed as a number', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit the question' });
  await dialog.getByLabel('How is it answered?').selectOption('number');
  await button(page, 'Save').click();
  await expect(dialog.getByText('We can’t read this answer that way.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Answer', { exact: true }).fill('vector');
  await dialog.getByLabel('How is it answered?').selectOption('word');
  await button(page, 'Save').click();
  await expect(page.getByText('Answer: vector · typed as a word', { exact: false })).toBeVisible();

  await page.goto('/papers/practice?course=PHY%20101');
  const missed = async () => (await callAs<Paper>(page, `/papers/${id}`)).missed.length;
  await expect(field(page)).toBeVisible();
  const isFirst = await page.getByText('average speed').isVisible();
  await context.setOffline(true);
  for (const isSpeed of isFirst ? [true, false] : [false, true]) {
    if (isSpeed) {
      await field(page).fill('3,5');
      await field(page).press('Enter');
      await expect(page.getByText('Write 3.5 with a point', { exact: false })).toBeVisible();
      await field(page).fill('400 m/s');
      await field(page).press('Enter');
      await expect(page.getByText('Answer printed in the paper')).toBeVisible();
      await expect(page.getByText('In your reviews.', { exact: false })).toBeVisible();
    } else {
      await field(page).fill('Vectors');
      await button(page, 'Check').click();
      await expect(page.getByText('Answer typed by you')).toBeVisible();
    }
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(page.getByText('1 of 2 right.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(missed, { timeout: 60_000 }).toBe(1);

  // In the room nothing is said of it until it is handed in.
  await page.goto('/papers?course=PHY%20101');
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Sit it against the clock' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('average speed')).toBeVisible();
  await field(page).fill('90 km/h');
  await expect(page.locator('math')).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(field(page)).toHaveValue('90 km/h');
  await handIn(page);
  await expect(page.getByText('1 of 2 right')).toBeVisible();
  await page.getByText('All 2 answers').click();
  await expect(page.getByRole('definition').filter({ hasText: '90 km/h' })).toBeVisible();
  await expectAccessible(page);
});
