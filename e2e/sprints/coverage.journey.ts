import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** A handout of mechanics that stops before rotation and gravity. */
const handout = readFileSync(
  new URL('../../bench/coverage/handouts/phy-101-mechanics.md', import.meta.url),
  'utf8',
).replace(/^#+ /gm, '');

test('a student sees what her notes leave out of the course, corrects it, and takes a lesson into her plan', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await signedIn(context, server.url);
  await page.goto('/studentassessments');
  await page
    .getByLabel('Attach a document')
    .setInputFiles({ name: 'phy101-notes.txt', mimeType: 'text/plain', buffer: Buffer.from(handout) });
  await page.getByRole('button', { name: /^More/ }).first().click({ timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'Compare with the curriculum' }).click();

  await expect(page.getByRole('heading', { name: 'Notes against the curriculum' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'phy101-notes.txt' })).toBeChecked();
  await page.getByLabel('Course').fill('PHY 101');
  await page.getByLabel('Course').press('Escape');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  // Missing first, each other judgement with the words that it rests on, and the Commission credited.
  await expect(page.getByRole('heading', { name: /topics? (?:is|are) missing/ })).toBeVisible({ timeout: 30_000 });
  const missing = page.getByRole('heading', { name: /^Missing/ });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'National Universities Commission' })).toBeVisible();
  await expectAccessible(page);

  // What is shown opens in the document.
  await page.getByRole('button', { name: 'Open the place: vectors and scalars' }).click();
  await expect(page.getByRole('dialog')).toContainText('A scalar is settled by a number and a unit');
  await page.keyboard.press('Escape');

  // A correction is shown as hers, outlives a reload, and can be taken back.
  const gravity = page.getByRole('listitem').filter({ hasText: 'Gravitation and Kepler' }).first();
  await gravity.getByRole('button', { name: "It is there: gravitation and Kepler's laws" }).click();
  await expect(page.getByText('You said it’s there')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You said it’s there')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: "Undo: gravitation and Kepler's laws" }).click();
  await expect(page.getByText('You said it’s there')).toBeHidden();

  // One tap puts our lessons into the plan.
  await page
    .getByRole('button', { name: /^Add the .* to my plan$/ })
    .first()
    .click();
  await expect(page.getByText(/^\d+ lessons? added to/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Open the first one' }).click();
  await expect(page).toHaveURL(/\/sprint\/.+\?day=1/);
  await expect(page.getByRole('heading', { name: 'PHY 101: what my notes leave out' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('article')).toContainText('Day 1 · Week 1');
});
