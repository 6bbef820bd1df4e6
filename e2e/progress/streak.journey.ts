import type { Page } from '@playwright/test';
import type { ProgressOverview } from '../../contract/src/client.ts';
import { beginFirstDay } from '../support/first-day.ts';
import { type MovedClock, test } from '../support/moved-clock.ts';
import { callAs, readFirstLesson } from '../support/practice.ts';
import { expect } from '../support/test.ts';

// What the page writes when a reload breaks off a call that is under way.
test.use({ actionTimeout: 20_000, allowedConsole: [/was not recorded|was not brought in line/] });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const writing = { timeout: 30_000 };

const figures = (page: Page) => page.getByRole('region', { name: 'Your numbers' });
const studiedToday = async (page: Page) => (await overviewOf(page)).today_study_time_seconds;
const overviewOf = (page: Page) => callAs<ProgressOverview>(page, '/progress/overview');

/** Opens the progress page, which counts as the visit of the day, and looks at the streak. */
async function expectStreak(page: Page, days: string): Promise<void> {
  await page.goto('/progress');
  await expect(figures(page)).toContainText(`Daily streak${days}`);
}

/** Five minutes over midnight, half of them before it. */
async function studyOverMidnight(page: Page, clock: MovedClock, id: string, midnight: number): Promise<void> {
  await clock.sleepUntil(page, midnight - 150_000);
  await readFirstLesson(page, id);
  await clock.pass(page, 300);
}

test('a student comes back for seven days, studies over midnight, and earns the week', async ({
  page,
  context,
  server,
  clock,
}) => {
  test.setTimeout(180_000);
  const began = clock.now();
  const id = await beginFirstDay({ page, context, server, clock });
  await expectStreak(page, '1 day');
  for (const day of [2, 3, 4, 5]) {
    await clock.sleep(page);
    await expectStreak(page, `${day} days`);
  }
  // The evening of the sixth day and the first minutes of the seventh. Lagos is an hour ahead of UTC.
  await clock.sleep(page);
  await expectStreak(page, '6 days');
  const midnight = (Math.floor(began / DAY_MS) + 6) * DAY_MS - HOUR_MS;
  await studyOverMidnight(page, clock, id, midnight);
  await expectStreak(page, '7 days');
  await expect(page.getByText('7 days in a row!')).toBeVisible();
  const badge = page.getByRole('button', { name: '7-Day Streak Earned on' });
  await badge.click();
  const opened = page.getByRole('dialog', { name: '7-Day Streak' });
  await expect(opened).toContainText('Come back 7 days in a row');
  await page.goBack();
  await expect(opened).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByText('Sunday: done')).toBeAttached();

  await expect.poll(() => studiedToday(page), writing).toBeGreaterThanOrEqual(140);
  const { today_study_time_seconds, total_study_time_seconds, study_heatmap } = await overviewOf(page);
  expect(total_study_time_seconds - today_study_time_seconds).toBeGreaterThanOrEqual(100);
  expect(Object.keys(study_heatmap).length).toBeGreaterThanOrEqual(2);

  // A day that is missed ends it, and the longest stays.
  await clock.sleep(page, 3);
  await expectStreak(page, '1 day');
  await expect(figures(page)).toContainText('Longest: 7 days');
});

/** In New York the clock goes forward on the second Sunday of March, at seven in the morning by UTC. */
function nextSpring(now: Date): number {
  for (let year = now.getUTCFullYear(); ; year += 1) {
    const eighth = new Date(Date.UTC(year, 2, 8));
    const sunday = eighth.getTime() + ((7 - eighth.getUTCDay()) % 7) * DAY_MS;
    if (sunday > now.getTime() + 30 * DAY_MS) return sunday;
  }
}

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a student who moved keeps the streak by the days there, also when the clock is changed', async ({
    page,
    context,
    server,
    clock,
  }) => {
    test.setTimeout(180_000);
    const sunday = nextSpring(new Date(clock.now()));
    // Friday morning, with an account from Lagos.
    clock.startAt(sunday - 2 * DAY_MS + 14 * HOUR_MS);
    const id = await beginFirstDay({ page, context, server, clock });
    await expectStreak(page, '1 day');

    await clock.sleepUntil(page, sunday - DAY_MS + 15 * HOUR_MS);
    await page.goto('/settings');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.getByLabel('Time zone').selectOption('America/New_York');
    await saved;
    await expectStreak(page, '2 days');

    // Saturday night: midnight is at five by UTC, before the clock is changed.
    await studyOverMidnight(page, clock, id, sunday + 5 * HOUR_MS);
    await expectStreak(page, '3 days');
    await expect.poll(() => studiedToday(page), writing).toBeGreaterThanOrEqual(140);
    expect(await studiedToday(page)).toBeLessThan(300);

    // Sunday has only 23 hours: ten to midnight is still Sunday, and at ten past four by UTC it is Monday.
    await clock.sleepUntil(page, sunday + DAY_MS + 3 * HOUR_MS + 50 * 60_000);
    await expectStreak(page, '3 days');
    await clock.sleepUntil(page, sunday + DAY_MS + 4 * HOUR_MS + 10 * 60_000);
    await expectStreak(page, '4 days');
  });
});
