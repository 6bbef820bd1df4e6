import type { Page } from '@playwright/test';
import { choose } from '../support/choose.ts';
import { lectureDeck } from '../support/lecture-deck.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** A quiz of the deck, opened at its first draft; gives how many questions are wanted. */
async function toDrafts(page: Page): Promise<number> {
  await page.goto('/chat');
  await choose(page.getByRole('radio', { name: 'Generate Quiz' }));
  await page.getByLabel('Attach a document').last().setInputFiles(lectureDeck);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'Check the drafts' }).click({ timeout: 60_000 });
  const counter = await page.getByText(/^0 of \d+ kept$/).innerText();
  return Number(counter.split(' ')[2]);
}

const kept = (page: Page, count: number, wanted: number) => page.getByText(`${count} of ${wanted} kept`);
const question = (page: Page) => page.getByRole('article').getByRole('heading');

test('drafts are gone through with keys: kept, fixed, dropped, undone, and the last ones left out @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await signedIn(context, server.url);
  const wanted = await toDrafts(page);
  await expect(page.getByRole('figure')).toContainText('“');

  await page.keyboard.press('k');
  await expect(kept(page, 1, wanted)).toBeVisible();
  const second = await question(page).innerText();
  await page.keyboard.press('d');
  await expect(question(page)).not.toHaveText(second);
  await page.keyboard.press('u');
  await expect(question(page)).toHaveText(second);
  await page.keyboard.press('l');
  await expect(question(page)).not.toHaveText(second);
  await page.keyboard.press('f');
  await page.getByLabel('Question', { exact: true }).fill('In words of my own?');
  await page.getByRole('button', { name: 'Save and keep' }).click();
  await expect(kept(page, 2, wanted)).toBeVisible();
  await page.reload();
  await expect(kept(page, 2, wanted)).toBeVisible();

  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Finish without the drafts' }).click();
  await expect(page.getByText('2 questions', { exact: true })).toBeVisible();
  await expect(page.getByText('In words of my own?')).toBeVisible();
  // Every question is its owner's now: nobody asks before it is shared.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('drafts are gone through by thumb, also without a network, and sharing asks once', async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    await signedIn(context, server.url);
    const wanted = await toDrafts(page);
    await page.getByRole('button', { name: 'Keep' }).tap();
    await expect(kept(page, 1, wanted)).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep' }).tap();
    await expect(kept(page, 2, wanted)).toBeVisible();
    await expect(page.getByText('We’ll save your choices on this device')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Back to the quiz' }).tap();
    const drafts = page.getByText('Draft', { exact: true });
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('button', { name: 'Edit question 1' }).waitFor();
        return drafts.count();
      })
      .toBe(wanted - 2);

    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    await page.getByRole('button', { name: 'QR code' }).tap();
    await page.getByRole('button', { name: 'Share as it is' }).tap();
    await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'QR code' }).tap();
    await expect(page.getByRole('img', { name: 'QR code for the quiz link' })).toBeVisible();
  });
});
