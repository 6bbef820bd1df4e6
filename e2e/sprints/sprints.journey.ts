import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const notes = fileURLToPath(new URL('../../server/test/documents/samples/notes.pdf', import.meta.url));
const atSprint = /\/sprint\/[^/]+$/;

const cards = (page: Page) => page.getByRole('list', { name: 'Your sprints' }).getByRole('listitem');
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Create Sprint' });
const course = (page: Page) => wizard(page).getByRole('combobox');
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Next' });
const submit = (page: Page) => wizard(page).getByRole('button', { name: 'Create Sprint' });

async function create(page: Page, way: 'Topic-Based Sprint' | 'Document-Based Sprint') {
  await page.getByRole('button', { name: 'Create Sprint' }).click();
  await page.getByRole('menuitem', { name: way }).click();
}

/** Steps 2 and 3, with everything answered. */
async function answerTheRest(page: Page) {
  await next(page).click();
  await wizard(page).getByRole('radio', { name: 'Undergraduate, first years' }).check();
  await next(page).click();
  await expect(submit(page)).toBeDisabled();
  await wizard(page).getByLabel('Learning Style').selectOption('balanced');
  await wizard(page)
    .getByRole('radio', { name: /^1–2 hours/ })
    .check();
  await wizard(page).getByLabel('Reminder').selectOption('weekly');
  await submit(page).click();
}

/** By the API, for what a journey does not look at. */
async function makeSprint(url: string, accessToken: string, topic: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/learning-paths/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ topic }),
  });
  return ((await response.json()) as { id: string }).id;
}

test('a student makes a sprint from a course of the catalogue and one from a topic that nobody taught it @core @both', async ({
  page,
  context,
  server,
}) => {
  const { accessToken } = await signedIn(context, server.url);
  await page.goto('/dashboard');
  await expect(
    page.getByText('Start your learning journey by creating a new Sprint. Click the + button to begin!'),
  ).toBeVisible();
  await expect(page.getByText('3 sprints remaining of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Community' })).toBeVisible();

  await create(page, 'Topic-Based Sprint');
  await next(page).click();
  await expect(wizard(page).getByRole('alert')).toHaveText('Please enter a course topic');
  await course(page).fill('cos 10');
  await page.getByRole('option', { name: 'COS 101 — Introduction to Computing Sciences, CCMAS' }).click();
  await expect(wizard(page).getByRole('status').filter({ hasText: 'Found your course' })).toContainText('COS 101');
  await course(page).fill('cos101');
  await expect(wizard(page).getByRole('status').filter({ hasText: 'Found your course' })).toContainText(
    'COS 101 — Introduction to Computing Sciences, CCMAS',
  );

  // A reload keeps what was typed, the phone's back button goes a step back, and another opening starts anew.
  await next(page).click();
  // The course is looked up first.
  await expect(wizard(page).getByRole('group', { name: 'What’s your level?' })).toBeVisible();
  await page.reload();
  await expect(wizard(page).getByRole('group', { name: 'What’s your level?' })).toBeVisible();
  await page.goBack();
  await expect(course(page)).toHaveValue('COS 101 — Introduction to Computing Sciences, CCMAS');
  await page.keyboard.press('Escape');
  await expect(wizard(page)).toBeHidden();
  await create(page, 'Topic-Based Sprint');
  await expect(course(page)).toHaveValue('');

  const saved = page.waitForRequest((request) => request.url().endsWith('/user-preferences'));
  await course(page).fill('cos101');
  await saved;
  await answerTheRest(page);
  await expect(page).toHaveURL(atSprint);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(wizard(page)).toBeHidden();
  await expect(cards(page).first()).toContainText('COS 101');
  await expect(page.getByRole('link', { name: /^Study now: Day 1/ })).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole('img', { name: /^Progress in .*: 0%$/ }),
  ).toBeVisible();

  await create(page, 'Topic-Based Sprint');
  await course(page).fill('gst111');
  await answerTheRest(page);
  await expect(page.getByText('1 remaining', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(atSprint);

  // An outline of what nobody taught yet counts from its first lesson on.
  await page.goto('/dashboard');
  await create(page, 'Topic-Based Sprint');
  await course(page).fill('The history of my village');
  await answerTheRest(page);
  await expect(page).toHaveURL(atSprint);
  await page.goto('/dashboard');
  await expect(cards(page).first()).toContainText('The history of my village');
  await expect(cards(page).first()).toContainText(/0 of \d+ days done/);

  // The last one is made elsewhere meanwhile: the server decides.
  await create(page, 'Topic-Based Sprint');
  await course(page).fill('cos102');
  await makeSprint(server.url, accessToken, 'MTH 101');
  await answerTheRest(page);
  await expect(page.getByRole('dialog', { name: 'Sprint Limit Reached' }).getByText('3/3')).toBeVisible();
  await expect(wizard(page)).toBeHidden();
});

test('a topic that may be several courses is asked about, and each way on from there works @both', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const which = wizard(page).getByRole('group', { name: 'Which one do you mean?' });
  const level = wizard(page).getByRole('group', { name: 'What’s your level?' });
  const ask = async (topic: string) => {
    await create(page, 'Topic-Based Sprint');
    await course(page).fill(topic);
    await next(page).click();
    await expect(which).toBeVisible();
  };

  await ask('machine learning');
  await which.getByRole('button').first().click();
  await expect(level).toBeVisible();
  await page.goBack();
  await expect(course(page)).toHaveValue(/ — /);
  await page.keyboard.press('Escape');

  await ask('Nigerian history');
  await which.getByRole('button', { name: /^None of these/ }).click();
  await expect(level).toBeVisible();
  await page.goBack();
  await expect(course(page)).toHaveValue('Nigerian history');
  await page.keyboard.press('Escape');

  await ask('Computer');
  await course(page).press('End');
  await course(page).pressSequentially(' music');
  await expect(which).toBeHidden();
  await expect(course(page)).toHaveValue('Computer music');
  await wizard(page).getByRole('button', { name: 'Dismiss' }).click();

  await ask('Computer');
  await wizard(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(wizard(page)).toBeHidden();
  await expect(page.getByText('Start your learning journey')).toBeVisible();
});

test('a student makes a sprint from a document, and with the third has used them all', async ({
  page,
  context,
  server,
}) => {
  const { accessToken } = await signedIn(context, server.url);
  for (const topic of ['COS 101', 'MTH 101']) await makeSprint(server.url, accessToken, topic);
  await page.goto('/dashboard');
  await create(page, 'Document-Based Sprint');
  const modal = page.getByRole('dialog', { name: 'Document-Based Sprint' });
  await modal.getByRole('button', { name: 'Upload Document' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Please select a file first.');
  const input = modal.locator('input[type=file]');
  await input.setInputFiles({ name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(modal.getByRole('alert')).toHaveText(
    'Invalid file type. Please upload PDF, DOCX, TXT, PPT, ODT, RTF, or XLS file.',
  );
  await input.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') });
  await modal.getByRole('button', { name: 'Upload Document' }).click();
  await expect(modal.getByText('Upload Failed')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Retry Upload' })).toBeVisible();
  await modal.getByRole('button', { name: 'Remove broken.pdf' }).click();
  await input.setInputFiles(notes);
  await modal.getByRole('button', { name: 'Upload Document' }).click();
  await Promise.all([
    expect(page.getByText('Document uploaded successfully!')).toBeVisible(),
    expect(page.getByText('Study materials generated successfully!')).toBeVisible(),
    expect(page.getByText('Sprints all used')).toBeVisible(),
    expect(page).toHaveURL(atSprint),
  ]);

  await page.goto('/sprint');
  await expect(page.getByRole('heading', { name: 'My Learning Sprints' })).toBeVisible();
  await expect(page.getByText('Sprint Limit Reached')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await create(page, 'Topic-Based Sprint');
  const limit = page.getByRole('dialog', { name: 'Sprint Limit Reached' });
  await expect(limit.getByText('3/3')).toBeVisible();
  await expect(limit.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing/plans');
  await expectAccessible(page);
  await page.goBack();
  await expect(limit).toBeHidden();
  await create(page, 'Document-Based Sprint');
  await limit.getByRole('button', { name: 'Close' }).click();
  await expect(limit).toBeHidden();
});

test('a sprint is renamed, gets an exam date and is deleted, and another tab follows', async ({
  page,
  context,
  server,
}) => {
  const { accessToken } = await signedIn(context, server.url);
  await makeSprint(server.url, accessToken, 'COS 101');
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('img', { name: /^Progress in/ })).toBeVisible();
  await expect(cards(other)).toHaveCount(1);
  await page.bringToFront();

  const choose = async (item: string) => {
    await cards(page)
      .getByRole('button', { name: /^More options for/ })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Rename');
  await page.getByLabel('Title').fill('Computing, slowly');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page)).toContainText('Computing, slowly');
  await expect(cards(other)).toContainText('Computing, slowly');

  await choose('Exam date');
  await page.getByLabel('Exam date').fill('2001-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please choose a day in the future.');
  await page.getByLabel('Exam date').fill('2099-03-03');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cards(page)).toContainText('Exam 3 March 2099');

  await choose('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this learning card? This action cannot be undone.',
  );
  await page.goBack();
  await expect(question).toBeHidden();
  await choose('Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Learning card deleted successfully.')).toBeVisible();
  await expect(page.getByText('Start your learning journey')).toBeVisible();
  await expect(other.getByText('Start your learning journey')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowedConsole: [/Failed to load resource|was not recorded|ERR_/] });

  test('the list opens as it was last seen, and a phone that changes hands shows nothing of it', async ({
    page,
    context,
    server,
  }) => {
    const { accessToken } = await signedIn(context, server.url);
    await makeSprint(server.url, accessToken, 'COS 101');
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: /^Study now/ })).toBeVisible();
    // From the second opening on the app is kept on the phone.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await expect(page.getByRole('link', { name: /^Study now/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(page.getByText('Saved earlier on this device.')).toBeVisible();
    await expect(cards(page)).toContainText('COS 101');
    await expect(page.getByRole('link', { name: /^Study now: Day 1/ })).toBeVisible();
    await cards(page)
      .getByRole('button', { name: /^More options for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete learning card. Please try again.')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);

    await page.route('**/api/**', (route) => route.abort());
    await context.setOffline(false);
    await page.evaluate(() => localStorage.setItem('learningCards', '[{"id":'));
    await page.reload();
    await expect(page.getByText('Failed to load learning cards')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(1);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/signin');
    const other = await createAccount(server.url);
    await page.getByLabel('Email').fill(other.email);
    await page.getByLabel('Password', { exact: true }).fill(other.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Start your learning journey')).toBeVisible();
  });
});
