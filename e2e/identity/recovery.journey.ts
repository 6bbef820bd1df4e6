import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { newestMail } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const codeIn = (subject: string) => /^(\d{4}) is your Akada recovery code$/.exec(subject)?.[1];

test('a forgotten password is replaced by a mailed code, and every old session ends @both', async ({
  page,
  context,
  server,
}) => {
  const person = await createAccount(server.url);
  const password = 'my new pass phrase';

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgotten Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten Password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Receive Code' }).click();
  await expect(page.getByText('Code sent successfully!')).toBeVisible();
  await expect(page.getByText('Redirecting in 3 seconds...')).toBeVisible();
  await expect(page.getByText(/You can get another code in \d+ seconds/)).toBeVisible();

  await expect(page).toHaveURL('/recover');
  await expect(page.getByRole('heading', { name: 'Recover Your Account' })).toBeVisible();
  const outbox = await context.newPage();
  await outbox.goto('/dev/outbox');
  await expect(outbox.getByText(`To ${person.email}`).first()).toBeVisible();
  await outbox.close();
  await page.getByRole('link', { name: 'Open Email' }).click();

  await expect(page).toHaveURL('/enterotp');
  await expect.poll(async () => codeIn((await newestMail(server.url, person.email)).subject)).toBeDefined();
  const code = codeIn((await newestMail(server.url, person.email)).subject) ?? '';
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(code === '0000' ? '0001' : '0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code isn’t right. Please check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/newpassword');
  await page.reload();
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Password changed. Please log in.')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  const old = await fetch(`${server.url}/api/v1/auth/validate`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  expect(old.status).toBe(401);
  await expect(logIn(server.url, person)).rejects.toThrow('401');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a step of the recovery that was opened too early leads back to the first', async ({ page }) => {
  for (const path of ['/recover', '/enterotp', '/newpassword']) {
    await page.goto(path);
    await expect(page).toHaveURL('/reset-password');
  }
});

test('a mailed link confirms the address, and a broken one says so', async ({ page, server }) => {
  const person = await createAccount(server.url);
  const { text } = await newestMail(server.url, person.email);
  const link = /https?:\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.goto(link.slice(0, -3));
  await expect(page.getByText('We couldn’t confirm your address')).toBeVisible();
});

test('a message to the operator arrives with an address to answer to', async ({ page, server }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Bọ́lá');
  await page.getByLabel('Email').fill('bola@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A question about my course.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A question about my course.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
  const mail = await newestMail(server.url, 'Akada <akada@localhost>');
  expect(mail.replyTo).toEqual({ name: 'Bọ́lá', address: 'bola@example.com' });
});
