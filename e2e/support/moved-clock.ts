import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from './test.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING_MS = 8 * HOUR_MS;

/** The time of the server and of the browser, which a journey moves on together; never back. */
export interface MovedClock {
  /** Gives a page the server's time; before its first address. */
  install(page: Page): Promise<void>;
  /** Lets so many seconds pass on the page, with everything that happens in them. */
  pass(page: Page, seconds: number): Promise<void>;
  now(): number;
  /** The time of the server alone, before a page is given it; never back. */
  startAt(moment: number): void;
  /** Later: the phone slept meanwhile. In milliseconds, as the moment above. */
  sleepUntil(page: Page, moment: number): Promise<void>;
  /** The next morning, or a later one: the phone slept meanwhile. */
  sleep(page: Page, days?: number): Promise<void>;
}

interface KeptClock extends MovedClock {
  /** At nine in Lagos, so that a week on a page is the same whenever and after whichever other the journey runs. */
  startOnMonday(): void;
  env: Record<string, string>;
  remove(): void;
}

function startClock(): KeptClock {
  const folder = mkdtempSync(join(tmpdir(), 'akada-clock-'));
  const file = join(folder, 'shift');
  let shift = 0;
  const now = () => Date.now() + shift;
  const moveOn = (milliseconds: number) => {
    shift += milliseconds;
    // In one step: the server reads it at every moment.
    writeFileSync(`${file}.new`, String(shift));
    renameSync(`${file}.new`, file);
  };
  const pause = async (page: Page, milliseconds: number) => {
    if (milliseconds < 0) throw new Error('No clock of a journey goes back.');
    moveOn(milliseconds);
    await page.clock.fastForward(milliseconds);
  };
  const toMorning = (days: number) => (Math.floor(now() / DAY_MS) + days) * DAY_MS + MORNING_MS - now();
  // The server that starts now reads it.
  moveOn(0);

  return {
    now,
    startOnMonday: () => moveOn(toMorning(8 - (new Date(now()).getUTCDay() || 7))),
    env: {
      CLOCK_SHIFT_FILE: file,
      NODE_OPTIONS: `--import ${new URL('./shift-clock.mjs', import.meta.url).href}`,
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    install: (page) => page.clock.install({ time: now() }),
    // The server first: what a page reports must not lie in its future.
    async pass(page, seconds) {
      moveOn(seconds * 1000);
      await page.clock.runFor(seconds * 1000);
    },
    startAt(moment) {
      if (moment < now()) throw new Error('No clock of a journey goes back.');
      moveOn(moment - now());
    },
    sleepUntil: (page, moment) => pause(page, moment - now()),
    sleep: (page, days = 1) => pause(page, toMorning(days)),
  };
}

/** Journeys that last for days. */
export const test = base.extend<{ monday: undefined }, { clock: KeptClock }>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const clock = startClock();
      await use(clock);
      clock.remove();
    },
    { scope: 'worker' },
  ],
  monday: [
    async ({ clock }, use) => {
      clock.startOnMonday();
      await use(undefined);
    },
    { auto: true },
  ],
  serverEnv: [async ({ clock }, use) => use(clock.env), { scope: 'worker' }],
});
