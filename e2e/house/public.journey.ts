import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const linksIn = async (page: Page, place: 'banner' | 'contentinfo') => {
  const links = await page.getByRole(place).getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.filter((href) => href?.startsWith('/')))] as string[];
};

test('a visitor finds every page behind the links of the landing page @both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Sprint, Assessment, Video, Text, All AI-powered',
  );

  const addresses = [...(await linksIn(page, 'banner')), ...(await linksIn(page, 'contentinfo'))];
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...['/', '/features', '/solutions', '/resources', '/signin', '/how-it-works', '/mission', '/contact'],
      ...['/get-started', '/privacy', '/terms', '/accessibility'],
    ]),
  );
  for (const address of addresses) {
    await page.locator(`header a[href="${address}"], footer a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
    // The doors and the library have no such footer.
    if (['/signin', '/library'].includes(address)) await page.goBack();
  }
});

test('a visitor looks up a course of either standard without an account @both', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the outline' }).click();
  await expect(page.getByText('Type a course code first')).toBeVisible();

  const code = page.getByRole('combobox', { name: 'Course code' });
  await code.fill('csc 10');
  await expect(page.getByRole('option', { name: 'CSC 101 Introduction to Computer Science (BMAS)' })).toBeVisible();
  await code.fill('csc101');
  await code.press('Enter');
  const outline = page.getByRole('article');
  await expect(outline.getByRole('heading', { name: 'Introduction to Computing Sciences' })).toBeVisible();
  await expect(outline.getByText('This is the match for BMAS’s CSC 101 in the standard you chose.')).toBeVisible();
  await expect(outline.getByText(/National Universities Commission, 2022/)).toBeVisible();

  await page.getByRole('radio', { name: /BMAS/ }).check();
  await expect(outline.getByRole('heading', { name: 'Introduction to Computer Science' })).toBeVisible();

  await code.fill('XYZ 999');
  await page.getByRole('button', { name: 'Show the outline' }).click();
  await expect(page.getByRole('heading', { name: 'We can’t find XYZ 999' })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the look-up says that one is offline, and answers when the connection is back', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'GST 111' }).click();
    await expect(page.getByText(/You’re offline, so we can’t look up the outline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('article').getByText('GST 111', { exact: true })).toBeVisible();
  });
});

test('the headline can be paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const shown = page.locator('h1 [data-shown=true]');
  await expect(shown).toHaveText('Sprint');
  await page.clock.runFor(4000);
  await expect(shown).toHaveText('Assessment');
  await page.getByRole('button', { name: 'Pause the headline' }).click();
  await page.clock.runFor(12_000);
  await expect(shown).toHaveText('Assessment');
});
