import { withSprint } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

// Without a network every call says so.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test('a figure of a lesson moves under thumb and keyboard, says what it shows, and works offline', async ({
  page,
  context,
  server,
}) => {
  const id = await withSprint(page, context, server.url, 'MTH 101');
  await page.goto(`/sprint/${id}?day=2`);
  const figure = page.getByRole('group', { name: 'A figure you can move' });
  await expect(page.getByRole('heading', { name: 'Counting with Venn diagrams', level: 2 })).toBeVisible({
    timeout: 30_000,
  });
  // It is built when the reader comes near it, in the place of the still picture, which can be had beside it.
  const still = page.locator('figure.picture').filter({ hasText: 'The number 38 belongs' });
  await still.scrollIntoViewIfNeeded();
  await expect(figure).toContainText('One or both: 24 + 14 + 17 = 55');
  await expect(still).toBeHidden();
  await figure.getByRole('button', { name: 'Show the picture' }).click();
  await expect(still).toBeVisible();

  const both = figure.getByRole('slider', { name: 'Both' });
  await both.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
  await expect(both).toHaveAttribute('aria-valuetext', '20');
  await expect(figure).toContainText('One or both: 24 + 20 + 17 = 61');
  await expect(figure.getByRole('status')).toContainText('Everybody: 66');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => window.innerWidth),
  );

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Fill the diagram from the inside' }).scrollIntoViewIfNeeded();
  await expect(figure).toContainText('One or both: 24 + 14 + 17 = 55');
  await figure.getByRole('slider', { name: 'Neither' }).fill('6');
  await expect(figure).toContainText('Everybody: 61');
});
