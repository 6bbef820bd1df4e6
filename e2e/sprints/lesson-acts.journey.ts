import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { withSprint } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// A guess at the start of a lesson and an example with blanks, by visitors and in a sprint.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const LESSON = '/library/mth-101/sets-and-venn-diagrams';
const start = (page: Page) => page.getByRole('group', { name: 'Your guess', exact: true });
const end = (page: Page) => page.getByRole('group', { name: 'Your guess again' });
const faded = (page: Page) => page.getByRole('group', { name: 'Fill in the steps' }).first();

test('a visitor’s guess is kept over a reload, asked again at the end, and then stays', async ({ page }) => {
  await page.goto(LESSON);
  const guess = start(page).getByRole('radio').first();
  await guess.check();
  await expect(start(page)).toContainText('Kept on this device');
  await page.reload();
  await expect(guess).toBeChecked();
  await start(page).getByRole('radio').nth(1).check();

  await end(page).scrollIntoViewIfNeeded();
  const words = await start(page).locator('label').nth(1).innerText();
  await expect(end(page)).toContainText(`Your guess at the start: ${words.trim()}`);
  await expect(end(page)).toContainText('What would you say now?');
  await expect(end(page).locator('details[open]')).toHaveCount(0);
  await end(page).locator('details').first().locator('summary').click();
  await expect(end(page).locator('details[open]')).toHaveCount(2);
  await expect(guess).toBeDisabled();
  await expectAccessible(page);
  // It is no check, and nothing of it is sent or offered to be saved.
  await expect(page.getByRole('link', { name: 'Sign up to save this' })).toHaveCount(0);
});

test('in a sprint the blanks of an example are judged on the phone, without a network too', async ({
  page,
  context,
  server,
}) => {
  const id = await withSprint(page, context, server.url, 'MTH 101');
  await page.goto(`/sprint/${id}?day=1`);
  await expect(start(page).getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
  await faded(page).scrollIntoViewIfNeeded();
  const blanks = faded(page).getByRole('textbox');
  await expect(blanks.first()).toBeVisible();
  await context.setOffline(true);

  await blanks.first().fill('999');
  await blanks.first().press('Enter');
  await expect(faded(page).getByRole('status').filter({ hasText: '999' })).toContainText('have another go');
  await expect(blanks.first()).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => window.innerWidth),
  );
  for (const blank of await blanks.all()) {
    if ((await blank.getAttribute('readonly')) === null && (await blank.inputValue()) === '') {
      await blank.fill('999');
      await blank.press('Enter');
    }
    await faded(page).getByRole('button', { name: 'Show me' }).first().click();
    await expect(blank).toHaveAttribute('readonly', '');
  }
  await expect(faded(page)).toContainText('Every step is filled in.');
  // It is still filled in after a reload, until it is cleared.
  await context.setOffline(false);
  await page.reload();
  await faded(page).scrollIntoViewIfNeeded();
  await expect(faded(page)).toContainText('Every step is filled in.');
  await faded(page).getByRole('button', { name: 'Clear and start again' }).click();
  await expect(blanks.first()).toBeFocused();
  await expect(blanks.first()).toHaveValue('');
});

test('on a phone a blank has the keypad, and goes on to the next when it is right', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Fingers have the keypad.');
  await page.goto(LESSON);
  await faded(page).scrollIntoViewIfNeeded();
  const keys = await faded(page).evaluate(
    ({ dataset }) => JSON.parse(dataset.faded ?? '[]') as { kind: string; key: string }[],
  );
  const index = keys.findIndex(({ kind, key }) => kind === 'number' && /^\d+$/.test(key));
  const blank = faded(page).getByRole('textbox').nth(index);
  await blank.tap();
  const pad = page.getByRole('region', { name: 'Maths keypad' });
  for (const digit of keys[index]!.key) await pad.getByRole('button', { name: digit, exact: true }).tap();
  await pad.getByRole('button', { name: 'Check', exact: true }).tap();
  await expect(blank).toHaveAttribute('readonly', '');
  await expect(
    faded(page)
      .getByRole('textbox')
      .nth(index + 1),
  ).toBeFocused();
  await expectAccessible(page);
});
