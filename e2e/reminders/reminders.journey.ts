import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { readFirstLesson } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// The whole browser: its shell has nowhere to show a notification.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } });

/** A browser whose push service is not asked: a real one would be a call to another company. */
async function withPush(context: BrowserContext, permission: 'default' | 'granted'): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const subscription = { endpoint: `https://push.example/${auth}`, keys: { p256dh, auth } };
  await context.grantPermissions(['notifications']);
  await context.addInitScript(
    ([given, start]) => {
      let current = start;
      Object.defineProperty(Notification, 'permission', { get: () => current });
      Notification.requestPermission = async () => {
        current = 'granted';
        return 'granted';
      };
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => given, unsubscribe: async () => true }) as unknown as PushSubscription;
    },
    [subscription, permission] as const,
  );
}

/** Hands a message to the service worker as the browser's own push service does. */
async function deliver(page: Page, message: object): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data }));
  });

test('reminders are chosen in the settings, arrive on the device, and go with the log-out @both', async ({
  page,
  context,
  server,
}) => {
  await withPush(context, 'granted');
  await signedIn(context, server.url);
  await page.goto('/settings');
  const device = page.getByRole('switch', { name: /On this device/ });
  await expect(page.getByLabel('Reminders', { exact: true })).toHaveValue('off');
  await expect(device).toHaveCount(0);
  await page.getByLabel('Reminders', { exact: true }).selectOption('Daily');
  await device.click();
  // Shown at once, and locked until the server has it.
  await expect(device).toBeChecked();
  await expect(device).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Reminders', { exact: true })).toHaveValue('daily');
  await expect(device).toBeChecked();

  await page.getByRole('button', { name: 'Get a calendar address' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  const feed = await page.request.get(address);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get a new address' }).click();
  await expect(page.getByLabel('Calendar address')).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);

  const reminder = { title: 'Day 2 of COS 101', body: 'Up next: “Loops”.', path: '/sprint/x' };
  // The tool that stands in for the push service drops a message while the worker is being replaced; a real service
  // sends it again, and so one of the same name takes the place of the first.
  await expect(async () => {
    await deliver(page, reminder);
    const shown = { title: reminder.title, body: reminder.body, data: reminder.path };
    await expect.poll(() => notices(page), { timeout: 4000 }).toEqual([shown]);
  }).toPass({ timeout: 40_000 });

  await page.getByRole('button', { name: 'Log Out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  await expect.poll(() => notices(page)).toEqual([]);
});

test('reminders are offered after the first finished day, and not before', async ({ page, context, server }) => {
  await withPush(context, 'default');
  const { accessToken } = await signedIn(context, server.url);
  const response = await page.request.post(`${server.url}/api/v1/learning-paths/`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { topic: 'COS 101' },
  });
  const { id } = (await response.json()) as { id: string };
  await page.goto('/dashboard');
  const offer = page.getByText('Want a reminder tomorrow?');
  await expect(offer).toHaveCount(0);
  // Until its terms have arrived, what stands below a lesson may move from under a tap.
  await readFirstLesson(page, id);
  await page.getByRole('button', { name: 'Mark day as complete' }).click();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText('We’ll remind you on this device.')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Reminders', { exact: true })).toHaveValue('daily');
  await expect(page.getByRole('switch', { name: /On this device/ })).toBeChecked();
});
