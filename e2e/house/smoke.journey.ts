import { expect, test } from '../support/test.ts';

test('a stranger sees the sign-in page @both', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByText('Login into Account')).toBeVisible();
});
