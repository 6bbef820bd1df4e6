import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ serverEnv: { PAYMENTS: 'off' } });

test('where nothing is sold, nothing offers an upgrade @desktop', async ({ page, context, server }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeHidden();
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Create Sprint' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await page.goto('/billing/plans');
  await expect(page.getByText('Everything is included')).toBeVisible();
  for (const path of ['/', '/terms', '/get-started', '/mission', '/billing', '/billing/plans', '/studentassessments']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/naira|₦|first document is free|VAT included/i).filter({ visible: true })).toHaveCount(
      0,
    );
  }
  await expect(page.getByRole('button', { name: 'Get more documents' })).toHaveCount(0);
});
