import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { openCameraBrowser } from '../support/fake-camera.ts';
import { keepSession } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const question = {
  question: 'What kind of quantity is speed?',
  options: [{ text: 'A vector' }, { text: 'A scalar' }],
  correct_answer: 'B',
};

/** What the phones of students show who sat the quiz in the file. */
async function sitInFile(browser: Browser, path: string, names: readonly string[]): Promise<Buffer[]> {
  const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 740 } });
  const pictures: Buffer[] = [];
  for (const name of names) {
    const phone = await context.newPage();
    await phone.goto(pathToFileURL(path).href);
    await phone.evaluate(() => localStorage.clear());
    await phone.reload();
    await phone.getByLabel('Name').fill(name);
    await phone.getByText('A scalar').click();
    await phone.getByRole('button', { name: 'Get my code (1/1 answered)' }).click();
    pictures.push(await phone.getByRole('img', { name: 'QR code of your answers' }).screenshot());
    await phone.close();
  }
  await context.close();
  return pictures;
}

test('a lecturer scans the codes of a class one phone after another, and counts them at once', async ({
  browser,
  page,
  context,
  server,
}, info) => {
  test.setTimeout(180_000);
  const lecturer = await createAccount(server.url, { name: 'Dr Bello' });
  const headers = { authorization: `Bearer ${lecturer.accessToken}`, 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/api/v1/quizzes`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'Motion', questions: [question] }),
  });
  const { quiz_id: id } = (await made.json()) as { quiz_id: string };
  const file = info.outputPath('quiz.html');
  const sent = await fetch(`${server.url}/api/v1/quiz-files/${id}/file`, { headers });
  await writeFile(file, await sent.text());
  const pictures = await sitInFile(browser, file, ['Ada Obi', 'Bola Ade']);

  await page.goto('/q');
  const withCamera = await openCameraBrowser(page, pictures, info.outputPath('class.y4m'));
  try {
    const hall = await withCamera.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
    const faults = watchPage(hall, [server.url], []);
    await keepSession(hall, lecturer);
    const desk = await hall.newPage();
    const calls: string[] = [];
    desk.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await desk.goto(`/quizzes/${id}/stats`);
    await desk.getByRole('button', { name: 'Paste or scan result codes' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Paste or scan result codes' });
    await dialog.getByRole('button', { name: 'Scan codes' }).click();
    const list = dialog.getByRole('list', { name: 'Scanned codes' });
    await expect(list.getByRole('listitem')).toHaveText([/^(Ada Obi|Bola Ade)/, /^(Ada Obi|Bola Ade)/]);
    await expect(list.getByText('Ada Obi')).toBeVisible();
    await expect(list.getByText('Bola Ade')).toBeVisible();
    // The first phone comes again, and is not taken twice.
    await expect(dialog.getByText(/: you have this one already\.$/)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(desk);
    expect(calls.filter((path) => path.includes('/codes'))).toEqual([]);

    const isRunning = () =>
      desk.evaluate(() => {
        const { srcObject } = document.querySelector('video') ?? { srcObject: null };
        return (
          srcObject instanceof MediaStream && srcObject.getTracks().some(({ readyState }) => readyState === 'live')
        );
      });
    expect(await isRunning()).toBe(true);
    const kept = await desk.evaluateHandle(() => document.querySelector('video')?.srcObject ?? null);
    await dialog.getByRole('button', { name: 'Count these codes' }).click();
    await expect(dialog.getByText('2 results counted.')).toBeVisible();
    // Nobody scans any more, so the camera is off.
    const states = await kept.evaluate((stream) =>
      stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [],
    );
    expect(states).toEqual(['ended']);
    expect(calls.filter((path) => path.includes('/codes'))).toHaveLength(1);
    expect(faults).toEqual([]);
    await hall.close();
  } finally {
    await withCamera.close();
  }

  // A student who holds such a code is told whose it is, from a photograph where there is no camera.
  await keepSession(context, await createAccount(server.url));
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Scan a code' }).click();
  const scan = page.getByRole('dialog', { name: 'Scan a code' });
  const photo = { name: 'code.png', mimeType: 'image/png', buffer: pictures[0] ?? Buffer.alloc(0) };
  await scan.getByLabel('Choose a photo instead').and(scan.locator('input')).setInputFiles(photo);
  await expect(scan.getByText('This code is from a quiz. Send it to your lecturer.')).toBeVisible();
  await expectAccessible(page);
});
