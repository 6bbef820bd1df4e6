import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { logIn } from '../../scripts/lib/account.mjs';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { choose } from './choose.ts';
import { demoAccounts, prepareWorld, startDemoServer } from './demo-world.ts';
import { keepSession } from './signed-in.ts';

type Session = Parameters<typeof keepSession>[1];

const folder = join(root, 'web/src/app/public/landing/pictures');
const screen = { width: 360, height: 640 };
/** The landing page shows the upper part of a screen; what would be cut off is not sent. */
const clip = { x: 0, y: 0, width: 360, height: 432 };
/** Phones that show the picture at three quarters of its size have two dots for each of ours. */
const scale = 1.5;
const maxBytes = 40_000;

mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const world = await prepareWorld(server.url);
  for (const theme of ['light', 'dark'] as const) {
    await takeFirstMinutes(theme);
    await takeStudy(theme, world.sprint);
    await takeSharedQuiz(theme, world.quizToTake);
    await takeStatistics(theme, world.quiz);
  }
} finally {
  await browser.close();
  await server.stop();
}

type Theme = 'light' | 'dark';

/** A phone, as nobody in particular. */
async function openPhone(theme: Theme): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: server.url,
    viewport: screen,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
}

/** Lets the phone's pages start signed in, in the theme of the picture. */
async function enter(context: BrowserContext, theme: Theme, session: Session): Promise<Page> {
  await keepSession(context, session);
  await context.request.patch('/api/v1/settings', {
    headers: { authorization: `Bearer ${session.accessToken}` },
    data: { theme },
  });
  return context.newPage();
}

/** A new learner's first minutes, as she sees them. */
async function takeFirstMinutes(theme: Theme): Promise<void> {
  const context = await openPhone(theme);
  const session = await register(context, `adaeze.okafor@example.${theme === 'light' ? 'com' : 'org'}`);
  const page = await enter(context, theme, session);
  const field = (name: string) => page.getByRole('combobox', { name, exact: true });
  const next = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/onboarding');
  await next("Let's Get Started");
  await field('University').fill('University of Lagos');
  await field('Faculty').fill('Computing');
  await page.keyboard.press('Escape');
  await next('Continue');
  await field('Department').fill('Computer Science');
  await field('Program').fill('B.Sc. Computer Science');
  await page.keyboard.press('Escape');
  await next('Continue');
  await field('Level').fill('100 Level');
  await field('Semester').fill('First Semester');
  await page.getByLabel('Current courses').fill('COS 101, MTH 101, GST 111');
  await page.keyboard.press('Escape');
  await next('Continue');
  await next('Complete Setup');
  await page
    .getByRole('button', { name: /^Start Now/ })
    .first()
    .waitFor();
  await showFromTop(page.locator('h1'));
  await take(page, `plan-${theme}`);

  await page.goto('/settings', { waitUntil: 'networkidle' });
  await showFromTop(page.getByRole('heading', { name: 'Where you’re logged in' }), 96);
  await take(page, `settings-${theme}`);
  await context.close();
}

/** Some weeks later: a lesson, and a question about it. */
async function takeStudy(theme: Theme, sprint: string): Promise<void> {
  const context = await openPhone(theme);
  const page = await enter(context, theme, await logIn(server.url, demoAccounts.learner));
  await page.goto(`/sprint/${sprint}?day=2`);
  await page.locator('#day-title').waitFor();
  await page.waitForLoadState('networkidle');
  await showFromTop(page.locator('#day-title'), 96);
  await take(page, `lesson-${theme}`);

  const history = page.waitForResponse(/ai-prompts\/history/);
  await page.getByRole('button', { name: 'Tutor', exact: true }).click();
  await (await history).finished();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your question').fill('What is cache memory?');
  await page.getByLabel('Your question').press('Enter');
  await page.getByRole('list', { name: 'Sources' }).waitFor();
  await page.getByText('What is cache memory?').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, `tutor-${theme}`);
  // The other theme's picture begins with an empty conversation as well.
  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear conversation' }).click();
  await page.getByText('Conversation cleared.').waitFor();
  await context.close();
}

/** A student without an account, in the middle of a quiz. */
async function takeSharedQuiz(theme: Theme, path: string): Promise<void> {
  const context = await openPhone(theme);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('Name').fill('Ngozi Okeke');
  await page.getByLabel('Email').fill('ngozi@student.example');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await choose(page.getByRole('radio', { name: /^A\. / }).first());
  await showFromTop(page.getByText('Taking quiz as'), 96);
  await take(page, `quiz-${theme}`);
  await context.close();
}

/** What the lecturer sees of it. */
async function takeStatistics(theme: Theme, quiz: string): Promise<void> {
  const context = await openPhone(theme);
  const page = await enter(context, theme, await logIn(server.url, demoAccounts.lecturer));
  await page.goto(`/quizzes/${quiz}/stats`);
  await page.getByText('Average score').waitFor();
  await showFromTop(page.getByText('Average score'), 96);
  await take(page, `statistics-${theme}`);
  await context.close();
}

/** By the browser itself, so that the list of sessions names it. */
async function register(context: BrowserContext, email: string) {
  const data = { name: 'Adaeze Okafor', email, password: 'a long pass phrase', timezone: 'Africa/Lagos' };
  const response = await context.request.post('/api/v1/auth/register', { data });
  const { access_token: accessToken, refresh_token: refreshToken, user } = await response.json();
  return { accessToken, refreshToken, user };
}

/** Scrolls until an element stands near the top, with some room above it. */
async function showFromTop(element: Locator, room = 24): Promise<void> {
  await element.evaluate(
    (found, above) => window.scrollTo(0, found.getBoundingClientRect().top + window.scrollY - above),
    room,
  );
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ clip });
  const webp = Buffer.from(await toWebp(png.toString('base64')), 'base64');
  if (webp.length > maxBytes) throw new Error(`${name} has ${webp.length} bytes, more than ${maxBytes}`);
  writeFileSync(join(folder, `${name}.webp`), webp);
  say(`${name}: ${(webp.length / 1000).toFixed(1)} kB`);
}

/** The browser itself can write WebP, so that no other tool is needed. */
async function toWebp(png: string): Promise<string> {
  const page = await browser.newPage();
  const url = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.78);
  }, png);
  await page.close();
  return url.slice(url.indexOf(',') + 1);
}
