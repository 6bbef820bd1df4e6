import type { BrowserContext, Page } from '@playwright/test';
import { askToSave } from '../support/ask-to-save.ts';
import { choose } from '../support/choose.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** The fonts and pictures that are asked for from now on. */
function watchFetches(context: BrowserContext): { fonts: string[]; pictures: string[] } {
  const seen = { fonts: [] as string[], pictures: [] as string[] };
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) seen.fonts.push(pathname);
    if (pathname.endsWith('.webp')) seen.pictures.push(pathname);
  });
  return seen;
}

async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.getByRole('button', { name: /^Show picture/ }).all()) {
    await picture.scrollIntoViewIfNeeded();
  }
}

test('on a phone that saves data no font and no picture is fetched until it is tapped', async ({ page, context }) => {
  const seen = watchFetches(context);
  await askToSave(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ fonts: [], pictures: [] });

  const shown = page.waitForResponse(/\.webp$/);
  await page
    .getByRole('button', { name: /^Show picture/ })
    .first()
    .click();
  expect((await shown).ok()).toBe(true);
  expect(new Set(seen.pictures).size).toBe(1);
  expect(seen.fonts).toEqual([]);
});

test('a learner sees what the month used, and chooses for this device @both', async ({ page, context, server }) => {
  const seen = watchFetches(context);
  await askToSave(context);
  await signedIn(context, server.url);
  await page.goto('/settings');
  await expect(page.getByText('Your device is set to save data, so this is on.')).toBeVisible();
  await expect(page.getByText(/^\d+(\.\d)? MB, (about ₦|less than ₦1)/)).toBeVisible();
  expect(seen.fonts).toEqual([]);

  const font = page.waitForRequest(/\.woff2$/);
  await choose(page.getByRole('group', { name: 'Save data' }).getByRole('radio', { name: 'Off' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-saver', /./);
  await font;
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-saver', /./);
});
