import type { Page } from '@playwright/test';
import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { choose } from '../support/choose.ts';
import { test } from '../support/moved-clock.ts';
import { newestMail } from '../support/outbox.ts';
import { keepSession } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

test('free, limit, trial, pay, renew, cancel, and free again when the period ends @core', async ({
  page,
  context,
  browser,
  server,
  clock,
}) => {
  await clock.install(page);
  const account = await createAccount(server.url);
  await keepSession(context, account);
  const call = (path: string, body: object, from: Page = page) =>
    from.evaluate(
      async ([url, text]) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        };
        return (await fetch(url, { method: 'POST', headers, body: text })).status;
      },
      [`/api/v1${path}`, JSON.stringify(body)] as const,
    );
  const planOn = (shown: Page) => shown.getByRole('region', { name: 'Your plan' });
  const receiptsOn = (shown: Page) => shown.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
  const planCard = planOn(page);
  /** A session lasts thirty days: a month later one signs in again, here on another device. */
  const billingAMonthLater = async () => {
    await clock.sleep(page, 32);
    const device = await browser.newContext();
    await keepSession(device, await logIn(server.url, { email: account.user.email, password: account.password }));
    const opened = await device.newPage();
    await clock.install(opened);
    await opened.goto('/billing');
    return opened;
  };

  // The fourth sprint is refused, and leads to the plans.
  await page.goto('/dashboard');
  for (const topic of ['COS 101', 'GST 111', 'MTH 101']) expect(await call('/learning-paths/', { topic })).toBe(201);
  expect(await call('/learning-paths/', { topic: 'PHY 101' })).toBe(403);
  await page.reload();
  await expect(page.getByText('Sprint Limit Reached')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/billing/plans');
  await expect(page.getByText('RECOMMENDED')).toBeVisible();
  await expect(page.getByText('₦6,000', { exact: true })).toBeVisible();
  await choose(page.getByRole('radio', { name: /Yearly/ }));
  await expect(page.getByText('₦64,800 per year, so you save ₦7,200')).toBeVisible();

  // The trial gives Pro at once, without payment.
  await page.getByRole('button', { name: 'Try it free for 5 days' }).click();
  await expect(page).toHaveURL('/subscription/success');
  await expect(page.getByText('Subscription activated successfully!', { exact: true })).toBeVisible();
  expect(await call('/learning-paths/', { topic: 'PHY 101' })).toBe(201);

  // Six days later it is over; a second one is not to be had.
  await clock.sleep(page, 6);
  await page.goto('/billing');
  await expect(planCard.getByText('Free', { exact: true }).first()).toBeVisible();
  await planCard.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('button', { name: /Try it free/ })).toHaveCount(0);

  // Cancelled at the checkout, then paid.
  await page.getByRole('button', { name: 'Subscribe for ₦6,000' }).click();
  await expect(page.getByText('This is a test checkout.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL('/subscription/cancel');
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Subscribe for ₦6,000' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/payment-complete\?reference=akada-/);
  await expect(page.getByText('Subscription activated successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Premium subscription activated successfully!')).toBeVisible();
  expect((await newestMail(server.url, account.user.email)).subject).toMatch(/^Receipt \d+: Akada Pro, one month$/);

  // A month later the card is charged again.
  await page.getByRole('link', { name: 'See billing and receipts' }).click();
  await expect(planCard.getByText(/^Renews on .* for ₦6,000\.$/)).toBeVisible();
  await expect(receiptsOn(page)).toHaveCount(1);
  const second = await billingAMonthLater();
  const countReceipts = () =>
    second.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await (await fetch('/api/v1/billing/receipts', { headers })).json()).receipts.length;
    });
  await expect.poll(countReceipts).toBe(2);
  await second.goto('/billing');
  await expect(receiptsOn(second)).toHaveCount(2);
  await receiptsOn(second).first().getByRole('link').click();
  await expect(second.getByRole('heading', { name: /^Receipt \d+$/ })).toBeVisible();
  await expect(second.getByText('Test checkout: no real money')).toBeVisible();
  await second.goBack();

  // Cancelled, Pro stays until the period ends; then nothing is charged.
  await planOn(second).getByRole('button', { name: 'Cancel Subscription' }).click();
  const question = second.getByRole('alertdialog', { name: 'Are you sure you want to cancel your subscription?' });
  await question.getByRole('button', { name: 'Cancel Subscription' }).click();
  const said = 'Your subscription will be canceled at the end of the current billing period';
  await expect(second.getByText(said)).toBeVisible();
  await expect(planOn(second).getByRole('button', { name: 'Subscription Ending Soon' })).toBeDisabled();
  expect(await call('/learning-paths/', { topic: 'CHM 101' }, second)).toBe(201);
  const third = await billingAMonthLater();
  await expect(planOn(third).getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(receiptsOn(third)).toHaveCount(2);
  expect(await call('/learning-paths/', { topic: 'BIO 101' }, third)).toBe(403);
});

test('who signs in again after an expired session, in the same browser, finds plan and receipts', async ({
  page,
  context,
  server,
}) => {
  const account = await createAccount(server.url);
  await keepSession(context, account);
  const plan = page.getByRole('region', { name: 'Your plan' });
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${server.url}/api/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  };
  const signInAgain = async () => {
    await expect(page).toHaveURL('/signin?expired=true');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  const expectBilling = async () => {
    await expect(plan.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
    await expect(page.getByText('No receipts yet')).toBeVisible();
  };
  await page.goto('/billing');
  await expectBilling();

  // Noticed when the page is opened anew.
  await endSession();
  await page.reload();
  await signInAgain();
  await expect(page).toHaveURL('/billing');
  await expectBilling();

  // Noticed by a page that was open all the time.
  await endSession();
  await plan.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await signInAgain();
  await expect(page.getByText('RECOMMENDED')).toBeVisible();
  await page.goBack();
  await expectBilling();
});

test('a payment that cannot be verified says so, with the two ways on @both', async ({ page, context, server }) => {
  await keepSession(context, await createAccount(server.url));
  await page.goto('/payment-complete');
  await expect(page.getByText('No payment reference found')).toBeVisible();
  await page.goto('/payment-complete?reference=akada-nobody');
  await expect(page.getByText('Payment Verification Issue')).toBeVisible();
  await expect(page.getByText('Failed to verify payment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Billing' }).click();
  await expect(page).toHaveURL('/billing');
});
