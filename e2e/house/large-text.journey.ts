import type { Page } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../scripts/lib/chromium.mjs';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { textSizes } from '../support/text-sizes.ts';

/** A browser whose text is set to twice the size, as people do who see badly. */
test.use({
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** Words that something hides: wider than what they are in, which cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const room = element.getBoundingClientRect();
      const isHiding = overflowX === 'hidden' || overflowX === 'clip';
      if (!isHiding || textOverflow === 'ellipsis' || room.width < 2 || !element.checkVisibility()) return false;
      return [...element.querySelectorAll('p, a, button, h1, h2, h3')].some((words) => {
        const { right, width } = words.getBoundingClientRect();
        return width > 1 && right > room.right + 1 && words.checkVisibility();
      });
    };
    return [...document.querySelectorAll('body *')].filter(isCut).map((element) => element.textContent?.slice(0, 40));
  });

test('with text of twice the size nothing is cut off, on the pages where most begins', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^I teach/ })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await signedIn(context, server.url);
  for (const path of ['/dashboard', '/studentassessments', '/library', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await cutOff(page)]).toEqual([path, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await textSizes(page)).length, 'sizes of text').toBeLessThanOrEqual(5);
});

test('a title of one long word widens neither Home nor Progress', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await callAs(page, '/learning-paths/', 'POST', {
    topic: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    is_course: false,
  });
  for (const path of ['/dashboard', '/progress']) {
    await page.goto(path);
    await expect(page.getByText(/^Pneumono/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('the library does not move while it loads @both', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The frame is there long before the courses, as on a slow network.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/v1/library', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  letThrough();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);
});
