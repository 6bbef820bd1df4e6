import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { logIn } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { demoAccount, type PictureOf, pictures } from './pages.ts';
import { keepSession } from './signed-in.ts';
import { watchPage } from './watch-page.ts';

const folder = join(root, 'screens');
const widths = { 360: 740, 768: 1024, 1280: 800 };
const themes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const needsAccount = chosen.some(({ signedIn }) => signedIn);
const server = await startBuiltServer({ demo: needsAccount });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const session = needsAccount ? await logIn(server.url, demoAccount) : null;
try {
  // One theme after the other, because an account has one.
  for (const theme of themes) {
    await chooseTheme(theme);
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

async function chooseTheme(theme: string): Promise<void> {
  if (!session) return;
  await fetch(`${server.url}/api/v1/settings`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ theme }),
  });
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
    if (picture.signedIn && session) await keepSession(context, session);
    const faults = watchPage(context, [server.url], []);
    const page = await context.newPage();
    await page.goto(picture.path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await page.getByText('Loading…').waitFor({ state: 'hidden' });
    await picture.steps?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${picture.name}-${width}-${theme}.png`), fullPage: true });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } catch (error) {
    process.exitCode = 1;
    say(`FAILED ${picture.name} at ${width} px, ${theme}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}
