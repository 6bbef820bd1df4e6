import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, TestInfo } from '@playwright/test';
import type { LearningPath } from '../../contract/src/client.ts';
import { Bits, itemStates, readWeekCode, seal } from '../../contract/src/one-file-code.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openFromDisk } from '../support/open-from-disk.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a week leaves as one file, works from the disk with all network refused, and its code counts once', async ({
  page,
  context,
  server,
  browser,
}, info) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'PHY 101' });
  const firstDay = async () =>
    (await callAs<LearningPath>(page, `/learning-paths/${id}`)).weeks[0]?.days.every(
      ({ kind, lesson_ready }) => kind !== 'study' || lesson_ready,
    );
  await expect.poll(firstDay, { timeout: 60_000 }).toBe(true);

  // The sheet says what it weighs, and hands the file over.
  await page.goto(`/sprint/${id}?day=1`);
  await page.getByRole('button', { name: 'More options for this sprint' }).click();
  await page.getByRole('menuitem', { name: 'Send this week as one file' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send week 1 as one file' });
  await expect(sheet.getByText(/^\d+ kB/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Get the file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/week-1\.html$/);
  const path = info.outputPath('week.html');
  await saved.saveAs(path);

  // From the disk, in a browser that reaches nothing.
  const { page: file, close } = await openFromDisk(browser, path);
  const first = file.locator('#day-1 .check:not([data-typed])').first();
  await first.locator('summary').first().click();
  await expect(first.locator('.check-verdict').first()).toBeVisible();
  await file.getByRole('link', { name: 'Quiz', exact: true }).click();
  await file.locator('#quiz .check').first().locator('summary').first().click();
  await file.getByRole('link', { name: 'Result', exact: true }).click();
  await expect(file.getByText(/^[012] of 2 right$/)).toBeVisible();
  const right = Number((await file.getByText(/^[012] of 2 right$/).innerText()).charAt(0));
  await expect(file.getByRole('img', { name: 'QR code of your answers' })).toBeVisible();
  const picture = await file.getByRole('img', { name: 'QR code of your answers' }).screenshot();
  const code = await file.locator('.code').innerText();
  expect(code.replace(/\s/g, '')).toMatch(/^V[0-9A-Z]{12,}$/);

  // A viewer that keeps nothing gets its answers back from the code.
  await file.evaluate(() => localStorage.clear());
  await file.reload();
  await expect(file.getByText('Answer a check or a quiz question')).toBeVisible();
  await file.getByLabel('Paste a code from this file').fill(code.toLowerCase());
  await file.getByRole('button', { name: 'Get my answers back' }).click();
  await expect(file.getByText(/^[012] of 2 right$/)).toBeVisible();
  await close();

  // Without a script the lessons are still to be read, and an answer opens.
  const bare = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const text = await bare.newPage();
  await text.goto(pathToFileURL(path).href);
  await text.locator('#day-2 .check summary').first().click();
  await expect(text.locator('#day-2 .check-why').first()).toBeVisible();
  await bare.close();

  // Back in the app it counts once.
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  const scan = page.getByRole('dialog', { name: 'Scan a code' });
  const photo = { name: 'code.png', mimeType: 'image/png', buffer: picture };
  await scan.getByLabel('Choose a photo instead').and(scan.locator('input')).setInputFiles(photo);
  // What the file counted is what the app counts.
  await expect(page.getByText(`2 answers added, ${right} right.`)).toBeVisible();
  await expect(page.getByText('You studied on 1 day in the last 53 weeks').first()).toBeVisible();
  await expect(page.getByText('Answers from a file')).toBeVisible();
  await expect(scan).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Done outside the app' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Add my answers' }).click();
  await expect(page.getByText('You’ve added this code before. Nothing was counted twice.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`);
  await page.getByRole('button', { name: 'Add my answers' }).click();
  await expect(page.getByText('This isn’t a code from a file.')).toBeVisible();
});

test('a week of a course leaves as one file from the library and from its own page, for whoever has an account', async ({
  page,
  context,
  server,
}) => {
  // Only first lessons are open to strangers, so a week is not theirs to send.
  await page.goto('/library');
  const course = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await course.getByText('All lessons').click();
  await expect(course.getByRole('button')).toHaveCount(0);

  await signedIn(context, server.url);
  await page.goto('/library');
  await course.getByText('All lessons').click();
  await course.getByRole('button', { name: /^Send week 1 of \w+ \d+ as one file$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Send week 1 as one file' });
  await expect(sheet.getByText(/^\d+ kB/)).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Get the file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/week-1\.html$/);
  await expect(sheet.getByText('Saved. Look in your downloads.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.goto('/courses/phy-101/weeks/1');
  await page.getByRole('button', { name: 'Send this week as one file' }).click();
  await expect(sheet.getByText(/^\d+ kB/)).toBeVisible();
  // The phone's way back closes it.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/courses/phy-101/weeks/1');
});

/** The file of a week, opened from the disk in a browser that reaches nothing. */
async function openWeek(page: Page, browser: Browser, info: TestInfo, week: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const made = await page.request.get(`/api/v1/week-files/courses/${week}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const path = info.outputPath(`${week.replace('/', '-')}.html`);
  writeFileSync(path, await made.body());
  return openFromDisk(browser, path);
}

/** What a person does with the question of this name; what becomes of it is told by the code. */
async function answer(file: Page, name: string): Promise<void> {
  const question = file.locator(`[data-item="${name}"]`);
  await expect(question).toHaveCount(1);
  // Pages that are not open are there all the same.
  await question
    .locator('details')
    .first()
    .evaluate((option: HTMLDetailsElement) => {
      option.open = true;
    });
}

test('in the files of several courses every answer is counted for the question that was answered, and a guess for none', async ({
  page,
  context,
  server,
  browser,
}, info) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  for (const week of ['sta-111/3', 'mth-101/1', 'bio-102/2']) {
    const { page: file, close } = await openWeek(page, browser, info, week);
    const lessons = await file.locator('article[data-ref]').evaluateAll((articles) =>
      (articles as HTMLElement[]).map(({ dataset }) => ({
        ref: Number(dataset.ref),
        names: (dataset.items ?? '').split(' '),
      })),
    );
    // The guess at the end of a lesson looks like a check, and is none.
    await file
      .locator('.guess-end details')
      .first()
      .evaluate((option: HTMLDetailsElement) => {
        option.open = true;
      });
    const code = async () => readWeekCode(await file.locator('.code').innerText()) ?? [];
    await expect(file.locator('.code')).toHaveCount(0);
    let answered = 0;
    for (const { ref, names } of lessons) {
      const tapped = new Set<number>();
      // From the last on, so that a place that is off by one shows.
      for (const index of new Set([names.length - 1, Math.floor(names.length / 2), 0])) {
        await answer(file, names[index] ?? '');
        tapped.add(index);
        answered += 1;
        await expect(file.locator('.score')).toHaveText(new RegExp(`of ${answered} right$`));
      }
      const states = (await code()).find((lesson) => lesson.ref === ref)?.items ?? [];
      expect(states.map((state) => state !== itemStates.open)).toEqual(names.map((_, at) => tapped.has(at)));
    }
    await close();
  }
});

test('a code without a sprint of its course starts one, waits for its lessons, and goes in by itself', async ({
  page,
  context,
  server,
  browser,
}, info) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const { page: file, close } = await openWeek(page, browser, info, 'sta-111/3');
  await answer(file, (await file.locator('#quiz .check').first().getAttribute('data-item')) ?? '');
  const code = await file.locator('.code').innerText();
  await close();

  await page.goto('/progress');
  const older = new Bits();
  older.put(1, 20);
  await page.getByLabel('Code', { exact: true }).fill(seal('W', older));
  await page.getByRole('button', { name: 'Add my answers' }).click();
  await expect(page.getByText('This code is from a file made before our November 2026 update.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Add my answers' }).click();
  await page.getByRole('button', { name: 'Start STA 111' }).click();
  await expect(page.getByText('We’re still preparing 1 lesson.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('waiting.png'), fullPage: true });
  // It goes on without this page, and the page shows it when it is there.
  await page.reload();
  await expect(page.getByText('1 of 1 right').or(page.getByText('0 of 1 right'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('We’re still preparing')).toHaveCount(0);
  await expect(page.getByText('You studied on 1 day in the last 53 weeks').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('done.png'), fullPage: true });
});
