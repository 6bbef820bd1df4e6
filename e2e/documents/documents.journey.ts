import { expectAccessible } from '../support/accessible.ts';
import { lectureDeck } from '../support/lecture-deck.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

test('a student adds slides without a network, sends them later, asks about them and takes a quiz of them @core @both', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await signedIn(context, server.url);
  await page.goto('/studentassessments');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeHidden();

  // The upload fails without a network; the file outlives a reload and is sent with one tap.
  await context.setOffline(true);
  await page.getByLabel('Attach a document').setInputFiles(lectureDeck);
  await expect(page.getByText(/Network error occurred/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('“Membrane transport.pptx” hasn’t been uploaded yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/^PowerPoint · \d+ slides · \d+ words/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/hasn’t been uploaded yet/)).toBeHidden();

  // Asking opens the composer, with what the document says and what it answers; Back leads to the list.
  await page.getByRole('link', { name: /^Ask about/ }).click();
  await expect(page.getByRole('heading', { name: 'Summary of “Membrane transport.pptx”' })).toBeVisible();
  await page.getByLabel('Your message').fill('What is plasmolysis?');
  // While the page still prepares the document, Enter sends as little as the button does.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await page.getByLabel('Your message').press('Enter');
  await expect(page.getByRole('button', { name: /^\[1\] Plant cells, slide 3/ })).toBeVisible();

  // What it does not define is answered by places, which are never called an answer.
  await page.getByLabel('Your message').fill('Why does a plant stay firm after rain?');
  await page.getByLabel('Your message').press('Enter');
  await expect(page.getByText(/(?:is|are) nearest:|talks about this:|find nothing about this/)).toBeVisible({
    timeout: 30_000,
  });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeVisible();

  // A quiz for oneself is taken first, without having seen its answers.
  await page.getByRole('link', { name: /^Quiz from/ }).click();
  await page.getByRole('button', { name: 'Make the quiz now' }).click();
  await expect(page.getByRole('heading', { name: 'Your quiz is ready' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('(Right answer)')).toHaveCount(0);
  await page.getByRole('link', { name: 'All documents' }).click();
  const waiting = page.getByRole('list', { name: /^Waiting for you/ });
  await expect(waiting.getByRole('link', { name: /drafts? to check$/ })).toBeVisible();
  await waiting.getByRole('link', { name: /^Take your quiz/ }).click();
  await expect(page.getByText('Question 1 of').first()).toBeVisible();
  await expect(page.getByText('Please Signup to take this quiz')).toBeHidden();
});

test('a sprint is made of a document that is there already', async ({ page, context, server }) => {
  test.slow();
  await signedIn(context, server.url);
  await page.goto('/studentassessments');
  await page.getByLabel('Attach a document').setInputFiles(lectureDeck);
  await page.getByRole('button', { name: /^Sprint from/ }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Make the sprint' }).click();
  await expect(page).toHaveURL(/\/sprint\/[\w-]+/, { timeout: 60_000 });
});
