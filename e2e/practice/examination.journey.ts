import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../scripts/lib/chromium.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import { keepSession, signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student sits a paper under the clock of the examination room: by keys, without a network, and through a dead battery.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const questions = Array.from({ length: 16 }, (_, at) => ({
  question: `What is ${at + 1} times ten?`,
  options: ['a', 'b', 'c', 'd'].map((sign) => ({ text: `${(at + 1) * 10}${sign === 'a' ? '' : sign}` })),
  correct_answer: 'A',
  explanation: 'Count in tens.',
}));

interface Stored {
  sittings: { asked: number; marked: number; right: number }[];
}

const settings = { time_limit_minutes: 30 };
const makeQuiz = async (page: Page): Promise<string> =>
  (await callAs<{ quiz_id: string }>(page, '/quizzes', 'POST', { title: 'Tens, first test', questions, settings }))
    .quiz_id;
const sittingsOf = (page: Page, quizId: string) => callAs<Stored>(page, `/sittings?kind=quiz&id=${quizId}`);
const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
const position = (page: Page, number: number, all: number) =>
  expect(page.getByRole('heading', { name: `Question ${number} of ${all}`, exact: true })).toBeVisible();

/** Of a narrow screen's clock: `29:58`. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').first().textContent()) ?? '').split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** The answer that says so many tens, wherever it stands. */
const choose = (page: Page, tens: number) => page.getByRole('radio', { name: `${tens}0`, exact: true }).check();

test('a quiz is sat as a test under the clock, offline, and handed in when the time is over @both', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.clock.install();
  await page.goto('/dashboard');
  const quizId = await makeQuiz(page);
  await workerReady(page);
  await page.goto(`/examination?quiz=${quizId}`);
  await expect(page.getByRole('heading', { name: 'Tens, first test' })).toBeVisible();
  await page.getByRole('radio', { name: /^Test/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await position(page, 1, 15);

  // From here on nothing is asked of the network.
  await context.setOffline(true);
  const first = page.getByRole('radio').first();
  await first.check();
  await page.keyboard.press('n');
  await position(page, 2, 15);
  await page.keyboard.press('b');
  await expect(page.getByText('2 answers saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expectAccessible(page);
  await page.reload();
  await position(page, 2, 15);
  await expect(page.getByText('2 answers saved.')).toBeVisible();

  // Asked once, and a second S is no yes.
  await page.keyboard.press('s');
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('Submit with 13 questions open?');
  await expect(ask).toContainText('Flagged: 2');
  await page.keyboard.press('s');
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(ask).toBeHidden();

  // The clock warns, and hands in by itself.
  await page.clock.fastForward(15 * 60_000);
  await expect(page.getByText('5 minutes left.')).toBeVisible();
  await page.clock.fastForward(4 * 60_000);
  await expect(page.getByText('1 minute left.')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Your 20 minutes were up, so we submitted it for you.')).toBeVisible();
  await expect(page.getByText(/saved on this device/)).toBeVisible();
  await expectAccessible(page);
  const score = await page.getByRole('heading', { name: /of 15 right$/ }).textContent();

  await context.setOffline(false);
  await page.reload();
  await expect.poll(async () => (await sittingsOf(page, quizId)).sittings.length).toBe(1);
  const [stored] = (await sittingsOf(page, quizId)).sittings;
  expect(stored).toMatchObject({ asked: 15, marked: 15 });
  expect(score).toBe(`${stored?.right} of 15 right`);
  // What was missed comes back.
  const { reviews } = await callAs<{ reviews: object[] }>(page, '/reviews');
  expect(reviews.length).toBeGreaterThan(0);
});

/** Ends a browser as a flat battery does: at once, and with nothing said to its pages. Only that of this folder. */
async function kill(folder: string): Promise<void> {
  const isOurs = async (id: string) => {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    return command.includes(`--user-data-dir=${folder}`);
  };
  const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of running) if (await isOurs(id)) process.kill(Number(id), 'SIGKILL');
}

test('a browser that is killed in the middle goes on where it was, with the right clock and without a network', async ({
  server,
  viewport,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'akada-profile-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      executablePath: findHeadlessShell(),
      args: chromiumArguments,
      baseURL: server.url,
      viewport,
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
    });
  const before = await open();
  const account = await signedIn(before, server.url);
  const page = before.pages()[0] ?? (await before.newPage());
  await page.goto('/dashboard');
  const quizId = await makeQuiz(page);
  await workerReady(page);
  await page.goto(`/examination?quiz=${quizId}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await position(page, 1, 16);
  for (const number of [1, 2, 3]) {
    await choose(page, number);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await position(page, 4, 16);
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await choose(page, 4);
  await expect(page.getByText('4 answers saved.')).toBeVisible();
  const ends = await page.getByText(/Ends at \d\d:\d\d, even offline/).innerText();
  const left = await secondsLeft(page);
  const room = new URL(page.url()).pathname;
  await kill(folder);
  await before.close().catch(() => {});

  const after = await open();
  // Browsers write down a session within a minute; this one had seconds, and is given its own again.
  await keepSession(after, account);
  await after.setOffline(true);
  const again = after.pages()[0] ?? (await after.newPage());
  await again.goto(room);
  await position(again, 4, 16);
  // The clock went on meanwhile, and ends when it was to end.
  await expect(again.getByText(ends)).toBeVisible();
  expect(await secondsLeft(again)).toBeLessThan(left);
  await expect(again.getByRole('radio', { name: '40', exact: true })).toBeChecked();
  await expect(again.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'All 16 questions' }).click();
  await expect(again.getByRole('dialog').getByRole('button', { name: '4, answered, flagged' })).toBeVisible();
  await again.getByRole('button', { name: 'Close' }).click();

  await again.getByRole('button', { name: 'Submit' }).first().click();
  await again.getByRole('button', { name: 'Submit 4 answers' }).click();
  await expect(again.getByRole('heading', { name: '4 of 16 right' })).toBeVisible();
  await after.setOffline(false);
  await expect.poll(async () => (await sittingsOf(again, quizId)).sittings).toMatchObject([{ right: 4, marked: 16 }]);
  await after.close();
  await rm(folder, { recursive: true, force: true });
});
