import type { Locator } from '@playwright/test';
import { boxOf } from '../support/box-of.ts';
import { choose } from '../support/choose.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// Places are measured: nothing may still be on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  expect((await boxOf(upper)).bottom).toBeLessThanOrEqual((await boxOf(lower)).y);
}

test('the drawer opens, leads on, and closes by Esc, by the back button and when there is room', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await opener.click();
  await drawer.getByRole('link', { name: 'Community' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Welcome to the community page!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(drawer).toBeHidden();

  await opener.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(drawer).toBeHidden();
});

test('on a phone five places lie under the thumb, and the bar covers nothing', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Places' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Review', 'Library', 'Documents', 'Progress']);
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const remaining = page.getByText('3 sprints remaining of 3');
  await expect(remaining).toBeVisible();
  // The page grows while its parts come in: its end is looked for until it is the end.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAbove(remaining, bar);
  }).toPass();

  await bar.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  // The composer comes with a question about a document.
  await page.goto('/chat');
  await expectAbove(page.getByPlaceholder(/./).last(), bar);
  await expectAbove(page.getByRole('button', { name: 'Choose a document' }), page.locator('[data-foot-bar]'));
  // With few lines on the screen, as with large letters, the page's own foot would cover the rest of it.
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(page.locator('[data-foot-bar]')).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('[data-foot-bar]')).toHaveCSS('position', 'sticky');
  await bar.getByRole('link', { name: 'Progress' }).click();
  await expect(page).toHaveURL('/progress');
  await bar.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/library');
  // The library has a document of its own, and the same bar.
  await expect(bar.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Progress' }).click();
  await expect(page).toHaveURL('/progress');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Review' })).toBeVisible();
});

test('a chosen theme is there before the first paint, on every page', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/settings');
  await choose(page.getByRole('radio', { name: 'Light' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toContain('data-theme="light"');
});

test('the old addresses of sprints lead to the new ones', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/sprints');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/sprints/abc%2Fdef');
  await expect(page).toHaveURL('/sprint/abc%2Fdef');
});
