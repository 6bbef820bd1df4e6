import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { callAs, withSprint } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// Answers that are typed in the checks of a lesson, by visitors and in a sprint.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const LESSON = '/library/phy-101/units-and-measurement';
const typedCheck = (page: Page) => page.locator('section.check[data-typed]').first();
const field = (page: Page) => typedCheck(page).getByRole('textbox', { name: 'Your answer' });
const said = (page: Page) => typedCheck(page).getByRole('status');

async function type(page: Page, answer: string) {
  await typedCheck(page).scrollIntoViewIfNeeded();
  await field(page).fill(answer);
  await field(page).press('Enter');
}

test('a typed check shows what it read, names the slip, and keeps what was found', async ({ page }) => {
  await page.goto(LESSON);
  await typedCheck(page).scrollIntoViewIfNeeded();
  await field(page).fill('5/100^2 m^2');
  await expect(typedCheck(page).locator('mfrac')).toBeVisible();
  await type(page, '3,5');
  await expect(said(page)).toContainText('Write 3.5 with a point');
  await type(page, '0.05 m²');
  await expect(said(page)).toContainText('An area has two lengths in it');
  await type(page, '0.0005');
  await expect(said(page)).toContainText('Add its unit');
  await type(page, '5 x 10^-4 m^2');
  await expect(said(page)).toContainText('Right');
  await expect(page.getByRole('link', { name: 'Sign up to save this' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await typedCheck(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toHaveValue('5 x 10^-4 m^2');
  await expect(said(page)).toContainText('Right');
});

test('in a sprint a typed check counts once, also without a network', async ({ page, context, server }) => {
  const id = await withSprint(page, context, server.url, 'PHY 101');
  await page.goto(`/sprint/${id}?day=1`);
  await expect(typedCheck(page)).toBeVisible({ timeout: 30_000 });
  await typedCheck(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeVisible();
  await context.setOffline(true);
  await type(page, '50000 m^2');
  await expect(said(page)).toContainText('the number must shrink');
  await expect(page.getByText(/ · 1 of \d checks · /)).toBeVisible();
  await context.setOffline(false);
  await type(page, '0.0005 m^2');
  await expect(said(page)).toContainText('Right');
  await expect
    .poll(async () => (await callAs<{ ahead: { form: string }[] }>(page, '/reviews?ahead_days=14')).ahead)
    .toMatchObject([{ form: 'typed' }]);
});

test('on a phone a keypad types what a keyboard hides', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Fingers have the keypad.');
  await page.goto(LESSON);
  await typedCheck(page).scrollIntoViewIfNeeded();
  await field(page).tap();
  const pad = page.getByRole('region', { name: 'Maths keypad' });
  const press = async (...names: string[]) => {
    for (const name of names) await pad.getByRole('button', { name, exact: true }).tap();
  };
  await press('Fraction', '5', 'Move right', 'Move right', 'Move right', '1', '0', '0', 'Squared', 'Move right');
  await press('Space', 'm', 'Squared', '7', 'Delete');
  await expect(field(page)).toHaveValue('(5)/(100^2) m^2');
  await expect(field(page)).toBeFocused();
  await expect(typedCheck(page).locator('mfrac')).toBeVisible();
  await expectAccessible(page);
  await press('Check');
  await expect(said(page)).toContainText('Right');
  await press('Phone keyboard');
  await expect(pad).toBeHidden();
  await expect(field(page)).toHaveAttribute('inputmode', 'text');
});
