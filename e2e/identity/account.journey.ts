import { createAccount } from '../../scripts/lib/account.mjs';
import { expect, test } from '../support/test.ts';

test('a newcomer signs up and lands on onboarding @both', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Your first time? Sign Up' }).click();
  await expect(page).toHaveTitle('Sign Up · Akada');

  const submit = page.getByRole('button', { name: 'Sign Up' });
  await submit.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Ẹniọlá Adébáyọ̀');
  await expect(page.getByText('Name is required')).toBeHidden();
  await page.getByLabel('Email').fill(`eniola-${test.info().workerIndex}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await submit.click();
  await expect(page.getByText('You must accept the Terms & Policy')).toBeVisible();
  await page.getByLabel('I agree to the Terms & Policy').check();
  await submit.click();

  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL('/onboarding');
});

test('an address that is taken says so, and what was typed stays', async ({ page, server }) => {
  const { email } = await createAccount(server.url);
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toHaveText('This email is already registered. Please log in instead.');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('somebody logs in, is remembered, logs out and finds the address filled in', async ({ page, server }) => {
  const { email, password, name } = await createAccount(server.url);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('Remember Me').check();
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: `${name}’s settings` }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Remember Me')).toBeChecked();

  await page.getByLabel('Remember Me').uncheck();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('the whole log-in works with the keyboard alone @desktop', async ({ page, server }) => {
  const { email, password } = await createAccount(server.url);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tabTo = async (name: string) => {
    const target = page.getByLabel(name, { exact: true }).first();
    for (let steps = 0; steps < 12; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target, `Tab reaches ${name}`).toBeFocused();
  };
  await tabTo('Email');
  await page.keyboard.type(email);
  await tabTo('Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a social log-in', () => {
  test.use({ allowedConsole: [/api\/v1\/auth\/google|status of 503/] });

  test('that the server does not offer says so', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Google login isn’t set up on this server.');
    await expect(page).toHaveURL('/signin');
  });
});
