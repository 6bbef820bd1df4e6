import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from './scripts/lib/chromium.mjs';
import { workersOf } from './scripts/lib/workers.mjs';

/** `npm test` without `--all`: the path of each domain that matters most, once, at the size that its title names. */
const isCore = process.env.JOURNEYS === 'core';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/prepare-data.ts',
  outputDir: 'test-results',
  // A server and a browser.
  workers: workersOf(1.5e9),
  // A journey that passes now and then is a fault to be found, so none is tried twice.
  retries: 0,
  // Generous: a busy machine is not a fault of the product.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumArguments },
    // Below the journey's own limit, so that a step which waits in vain says what it waited for.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // The first design; every journey runs here but those that ask for a desk.
    {
      name: 'phone',
      grep: isCore ? /@core/ : /./,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grep: isCore ? /@core.*@desktop/ : /@desktop|@both/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
