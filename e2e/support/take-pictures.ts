import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { askToSave } from './ask-to-save.ts';
import { type DemoSession, type DemoWorld, demoAccounts, prepareWorld, startDemoServer } from './demo-world.ts';
import { pictures } from './pages.ts';
import type { PictureOf } from './picture-of.ts';
import { keepSession } from './signed-in.ts';
import { watchPage } from './watch-page.ts';

const folder = join(root, 'screens');
const widths = { 360: 740, 768: 1024, 1280: 800 };
const themes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const needsDemo = chosen.some(({ as, path }) => as !== 'visitor' || typeof path !== 'string');
const server = await (needsDemo ? startDemoServer() : startBuiltServer());
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let world: DemoWorld | null = null;
let sessions: Record<keyof typeof demoAccounts, DemoSession> | null = null;
try {
  world = needsDemo ? await prepareWorld(server.url) : null;
  // One theme after the other, because an account has one.
  for (const theme of themes) {
    if (needsDemo) sessions = await logInWith(theme);
    const frames = chosen.flatMap((picture) =>
      Object.entries(widths).map(([width, height]) => ({ picture, width: Number(width), height, theme })),
    );
    const take = async () => {
      for (let frame = frames.shift(); frame; frame = frames.shift()) await takePicture(browser, frame);
    };
    await Promise.all([take(), take()]);
  }
  say(`${chosen.length * Object.keys(widths).length * themes.length} pictures in screens/`);
} finally {
  await browser.close();
  await server.stop();
}

interface Frame {
  picture: PictureOf;
  width: number;
  height: number;
  theme: (typeof themes)[number];
}

/** Signs the demonstration's people in anew: the pictures of one theme take less time than a session's token lives. */
async function logInWith(theme: string) {
  const [learner, lecturer, operator] = await Promise.all(
    [demoAccounts.learner, demoAccounts.lecturer, demoAccounts.operator].map(async (account) => {
      const session = await logIn(server.url, account);
      await fetch(`${server.url}/api/v1/settings`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ theme }),
      });
      return session;
    }),
  );
  return learner && lecturer && operator ? { learner, lecturer, operator } : null;
}

async function takePicture(browser: Browser, { picture, width, height, theme }: Frame): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: width < 768 ? 2 : 1,
    // As on a phone or tablet, scroll bars lie over the page.
    isMobile: width < 1280,
    hasTouch: width < 1280,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  try {
    await context.addInitScript((name) => {
      // The script also runs in the blank document before the page, which has no storage.
      if (location.origin !== 'null') localStorage.setItem('theme', name);
    }, theme);
    if (picture.savesData) await askToSave(context);
    if (picture.as === 'newcomer') await keepSession(context, await createAccount(server.url));
    else if (picture.as !== 'visitor' && sessions) await keepSession(context, sessions[picture.as]);
    // Wrong and closed addresses are answered by 404, which the browser notes.
    const faults = watchPage(context, [server.url], [/status of 404|ERR_INTERNET_DISCONNECTED/]);
    const page = await context.newPage();
    // Not until the network is idle: some pages keep a call open.
    await page.goto(typeof picture.path === 'string' ? picture.path : picture.path(world as DemoWorld));
    await page.locator('h1').first().waitFor();
    await page
      .getByText(/^Loading.*(…|\.\.\.)$/)
      .first()
      .waitFor({ state: 'hidden' });
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await picture.steps?.(page);
    await page.evaluate(() => document.fonts.ready);
    const path = join(folder, `${picture.name}-${width}-${theme}.png`);
    await page.screenshot({ path, fullPage: !picture.inWindow });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } catch (error) {
    process.exitCode = 1;
    say(`FAILED ${picture.name} at ${width} px, ${theme}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}
