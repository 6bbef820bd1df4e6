import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const alt = 'A cell with its nucleus to the left';

/** Something that one can look at. */
const drawing = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><ellipse cx="450" cy="300" rx="380" ry="250" fill="none" stroke="#000" stroke-width="12"/><circle cx="300" cy="280" r="80" fill="#444"/></svg>',
  ),
).png();

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(100);

test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a question with a picture is written, taken without a network, and goes to another program and back @both', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  const figure = { name: 'cell.png', mimeType: 'image/png', buffer: await drawing.toBuffer() };
  await signedIn(context, server.url, { name: 'Dr Bello' });
  await page.goto('/quizzes/new/edit');
  await page.getByLabel('Quiz title').fill('Cells');
  await page.getByRole('button', { name: 'Add a question' }).first().click();
  await page.getByLabel('Question', { exact: true }).fill('What is the dark disc?');

  // What is no picture is told, and nothing is lost.
  const file = page.locator('input[type=file][accept*="image/png"]');
  await file.setInputFiles({ name: 'cell.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('We can’t use this file. Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
  await file.setInputFiles(figure);
  await page.getByLabel('What does the picture show?').fill(alt);
  await isDrawn(page.getByRole('img', { name: alt }));
  await page.getByLabel('Option A', { exact: true }).fill('The nucleus');
  await page.getByLabel('Option B', { exact: true }).fill('A vacuole');
  for (const letter of ['D', 'C']) await page.getByRole('button', { name: `Remove option ${letter}` }).click();
  await page.getByLabel('Option A is right').check();
  await expectAccessible(page);
  // What is not saved yet outlives a reload, and so does its picture.
  await page.reload();
  await expect(page.getByText('What is the dark disc?').first()).toBeVisible();
  await isDrawn(page.getByRole('img', { name: alt }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/quizzes\/(?!new)[\w-]+\/edit$/);
  await page.getByRole('button', { name: 'Preview as a student' }).click();
  const preview = page.getByRole('dialog', { name: 'Cells' });
  await isDrawn(preview.getByRole('img', { name: alt }));
  await preview.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByLabel('Quiz link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const taker = await phone.newPage();
  await taker.goto(new URL(new URL(link).pathname, server.url).href);
  await taker.getByLabel('Name').fill('Ada');
  await taker.getByLabel('Email').fill('ada@student.example');
  await taker.getByRole('button', { name: 'Begin Quiz' }).click();
  await isDrawn(taker.getByRole('img', { name: alt }));
  await expectAccessible(taker);
  // The page is kept for a phone that goes offline; the picture with it.
  await taker.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() =>
      taker.evaluate(async () =>
        (await (await caches.open('akada-files')).keys()).some(({ url }) => url.includes('/quiz-pictures/')),
      ),
    )
    .toBe(true);
  await phone.setOffline(true);
  await taker.reload();
  await isDrawn(taker.getByRole('img', { name: alt }));
  await phone.setOffline(false);
  await phone.close();

  // Out as a cartridge, and back into another quiz.
  await page.goto(page.url());
  const cartridge = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Common Cartridge' }).click();
  const buffer = await readFile(await (await cartridge).path());
  await page.goto('/quizzes/new/edit');
  await expect(page.getByText('No questions yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import questions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'c.imscc', mimeType: 'application/zip', buffer });
  await dialog.getByRole('button', { name: 'Find questions' }).click();
  await expect(dialog.getByText('Found 1 question.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await isDrawn(page.getByRole('img', { name: alt }));
});

test.describe('without a copy on the phone', () => {
  test.use({ serviceWorkers: 'block' });

  test('a picture waits where data is saved, and can be asked for again where it did not come', async ({
    page,
    context,
    server,
  }) => {
    await signedIn(context, server.url);
    await page.goto('/quizzes/new/edit');
    await page.getByLabel('Quiz title').fill('Cells');
    await page.getByRole('button', { name: 'Add a question' }).first().click();
    const buffer = await drawing.toBuffer();
    await page
      .locator('input[type=file][accept*="image/png"]')
      .setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer });
    await page.getByLabel('What does the picture show?').fill(alt);
    await isDrawn(page.getByRole('img', { name: alt }));
    await page.evaluate(() => localStorage.setItem('saver', 'on'));
    await page.reload();
    await expect(page.getByRole('img', { name: alt })).toBeHidden();
    const pictures = '**/quiz-pictures/*';
    await page.route(pictures, (route) => route.abort());
    await page.getByRole('button', { name: `Show the picture: ${alt}` }).click();
    await expect(page.getByText(`The picture didn’t load. It shows: ${alt}`)).toBeVisible();
    await page.unroute(pictures);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await isDrawn(page.getByRole('img', { name: alt }));
  });
});
