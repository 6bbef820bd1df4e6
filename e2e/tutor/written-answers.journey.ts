import type { Page } from '@playwright/test';
import { beginSprint } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student asks about a lesson of the library and is told what was written, also without a network.
test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: 'reduce' } });
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const writing = { timeout: 30_000 };
const tutor = (page: Page) => page.getByRole('region', { name: 'Tutor' });
const ask = async (page: Page, question: string) => {
  await tutor(page).getByRole('textbox', { name: 'Your question' }).fill(question);
  await tutor(page).getByRole('button', { name: 'Send', exact: true }).click();
};
const answers = (page: Page) => tutor(page).getByText('Written by Akada');

test('a question about a lesson is told what was written to it, with its place, also offline', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await beginSprint(page);
  await expect(page.getByRole('heading', { name: 'Counting without a machine' })).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/days/1/index'));
  await page.getByRole('button', { name: 'Tutor', exact: true }).click();
  await kept;

  await ask(page, 'can we call an abacus a computer?');
  await expect(answers(page)).toBeVisible(writing);
  await expect(tutor(page).getByText(/An abacus remembers a number for you/)).toBeVisible();
  await tutor(page).getByRole('button', { name: 'This helped' }).click();
  await expect(tutor(page).getByRole('button', { name: 'You said this helped' })).toBeVisible();
  const place = tutor(page).getByRole('list', { name: 'Sources' }).getByRole('button').first();
  await expect(place).toContainText('Counting without a machine');
  await place.click();
  await expect(page.getByRole('heading', { name: 'Counting without a machine' })).toBeInViewport();

  // Without a network it is found by its words, and stands below the question that it was written to.
  await context.setOffline(true);
  await ask(page, 'difference between pascal machine and babbage machine');
  await expect(answers(page)).toHaveCount(2);
  await expect(tutor(page).getByRole('cell', { name: 'never finished' })).toBeVisible();
  await ask(page, 'what did hollerith and jacquard do with cards');
  await expect(answers(page)).toHaveCount(3);
  await expect(tutor(page).getByText('What has cloth got to do with computers?')).toBeVisible();
});
