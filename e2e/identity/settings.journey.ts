import { readFile } from 'node:fs/promises';
import { logIn } from '../../scripts/lib/account.mjs';
import { choose } from '../support/choose.ts';
import { newestMail } from '../support/outbox.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a learner makes the account their own, and finds it so after a reload @core @both', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url, { name: 'Ada Obi' });
  await page.goto('/settings');
  const header = page.getByRole('banner');
  await expect(header.getByText('A', { exact: true })).toBeVisible();
  // The device's colours hold until somebody chooses.
  await expect(page.getByRole('radio', { name: 'Same as device' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  await choose(page.getByRole('radio', { name: 'Dark' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByLabel('Name', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await page.getByLabel('Bio').fill('200 level, Microbiology');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('200 level, Microbiology');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>’s settings' })).toBeVisible();

  await page
    .getByLabel('Choose a picture')
    .last()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(onePixel, 'base64'),
    });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(header.locator('img')).toHaveAttribute('src', /^\/avatars\/[\w-]{22}\.webp$/);

  // Each is saved by itself, and a reload must not come before that.
  const saved = async (choosing: Promise<unknown>) => {
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await choosing;
    expect((await answer).ok()).toBe(true);
  };
  await saved(page.getByLabel('Learning style').selectOption('reading'));
  await saved(page.getByLabel('Time zone').selectOption('Africa/Accra'));
  await saved(choose(page.getByRole('radio', { name: 'Light' })));
  await saved(page.getByRole('switch', { name: 'Email notifications' }).uncheck());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('200 level, Microbiology');
  await expect(page.getByLabel('Learning style')).toHaveValue('reading');
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Accra');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
  await expect(header.locator('img')).toBeVisible();

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(header.locator('img')).toBeHidden();
});

test('a picture that is none is refused before anything is sent', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/settings');
  await page
    .getByLabel('Choose a picture')
    .last()
    .setInputFiles({
      name: 'me.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
  await expect(page.getByText('We can’t use this picture.')).toBeVisible();
});

test('figures and achievements are there, with what exists', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/settings');
  const figures = page.getByRole('region', { name: 'Your numbers' });
  for (const label of ['Study Time', 'Avg. Score', 'Assessments', 'Achievements'])
    await expect(figures.getByText(label)).toBeVisible();
  await expect(figures.getByText('0 missed')).toBeVisible();
  for (const name of ['Sprint Master', 'Perfect Score', 'Document Expert'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/billing/plans');
});

test('a new password signs the other devices out', async ({ page, context, server }) => {
  const account = await signedIn(context, server.url);
  const other = await logIn(server.url, account);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('a better pass phrase');
  await page.getByLabel('Confirm new password').fill('something else');
  const submit = page.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a better pass phrase');
  await submit.click();
  await expect(page.getByText('Your current password isn’t correct')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await submit.click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  const answer = await page.request.get('/api/v1/auth/validate', {
    headers: { authorization: `Bearer ${other.accessToken}` },
  });
  expect(answer.status()).toBe(401);
});

test('signing out everywhere ends this session too; the back button only closes the question', async ({
  page,
  context,
  server,
}) => {
  const account = await signedIn(context, server.url);
  await logIn(server.url, account);
  await page.goto('/settings');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toBeVisible();
  const everywhere = sessions.getByRole('button', { name: 'Log out everywhere' });
  await everywhere.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL('/settings');
  await everywhere.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('everything about a learner comes as one file', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^akada-\d{4}-\d\d-\d\d\.zip$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.includes('profile.json')).toBe(true);
});

test('an account is deleted, and the address is free again @both', async ({ page, context, server }) => {
  const account = await signedIn(context, server.url);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('your quizzes and all their results');
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await confirm.click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  // How much data the device used belongs to no account.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'dataUse'))).toEqual([]);

  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ada again');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/onboarding');
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('deleting fails with its words, and nothing is lost', async ({ page, context, server }) => {
    await signedIn(context, server.url);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Failed to delete account. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByRole('switch', { name: 'Email notifications' }).click();
    await expect(page.getByText('We couldn’t save that. Please try again.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    await context.setOffline(false);
  });
});

test('an invitation gives both sides points once the new address is confirmed', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '0 points from invitations' }).click();
  const card = page.getByRole('region', { name: 'Invite classmates' });
  const link = await card.getByLabel('Your invitation link').inputValue();
  expect(link).toContain('/signup?ref=');

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(new URL(server.url).origin + new URL(link).pathname + new URL(link).search);
  await expect(friend.getByText('A classmate invited you.')).toBeVisible();
  const email = `friend-${Date.now()}@example.com`;
  await friend.getByLabel('Name').fill('Friend');
  await friend.getByLabel('Email').fill(email);
  await friend.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await friend.getByLabel('I agree to the Terms & Policy').check();
  await friend.getByRole('button', { name: 'Sign Up' }).click();
  await expect(friend).toHaveURL(`${server.url}/onboarding`);

  const { text } = await newestMail(server.url, email);
  const confirmation = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await friend.goto(server.url + confirmation.pathname + confirmation.search + confirmation.hash);
  await expect(friend.getByText('Your email address is confirmed')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('50 points');
  await friend.goto(`${server.url}/settings`);
  await expect(friend.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(
    friend.getByRole('region', { name: 'Invite classmates' }).getByText('50 points', { exact: true }),
  ).toBeVisible();
  await friend.context().close();
});
