import type { Page } from '@playwright/test';
import type { Deck } from '../../contract/src/client.ts';
import { boxOf } from '../support/box-of.ts';
import { markWords } from '../support/mark-words.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student reads a day with the tutor beside the text, takes a card from it, and finishes it.
// Places are measured: nothing may still be on its way.
test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: 'reduce' } });
// What the browser writes when a call cannot be made.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const writing = { timeout: 30_000 };
const sentence = 'The Ishango bone, found in what is now the Democratic Republic of Congo, carries rows of notches.';
const definition = 'An abacus is a counting tool in which beads are moved along rods';

const tutor = (page: Page) => page.getByRole('region', { name: 'Tutor' });
const menu = (page: Page) => page.getByRole('toolbar', { name: 'Your selection' });
const doneBox = (page: Page) => page.getByRole('region', { name: /^Day \d is complete\.$/ });

async function openDay(page: Page): Promise<string> {
  await page.goto('/dashboard');
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  await page.goto(`/sprint/${id}?day=1`);
  await expect(page.getByRole('heading', { name: 'Counting without a machine' })).toBeVisible(writing);
  // The whole of the day is there, not only the text that came with the plan.
  await expect(page.getByRole('button', { name: 'abacus', exact: true }).first()).toBeVisible(writing);
  return id;
}

/** Where what is asked about ends, from the top of the window. */
const markEnd = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('asked') ?? [];
    return range instanceof Range ? range.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
  });
const frameOf = async (page: Page) => {
  const box = await page.locator('[data-tutor]').boundingBox();
  if (!box) throw new Error('the tutor is not there');
  return box;
};

test('a marked passage is asked about, and stays in sight above the tutor @core', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await openDay(page);
  await expect(page.getByText(/^Section 1 of \d+ · 0 of \d checks · \d+ min left$/)).toBeVisible();
  await markWords(page, sentence);
  await expect(menu(page).getByRole('button')).toHaveText(['Ask about this', 'Make a card']);
  await menu(page).getByRole('button', { name: 'Ask about this' }).click();

  // Half the window for the tutor, the passage above it.
  await expect(tutor(page).getByText(sentence)).toBeVisible();
  const { y, height } = await frameOf(page);
  expect(height).toBeLessThan(740 * 0.55);
  expect(await markEnd(page)).toBeLessThan(y);

  // The answer, with the question at its top, and its place in the text that is still there.
  await tutor(page).getByRole('button', { name: 'Explain this' }).click();
  const places = tutor(page).getByRole('list', { name: 'Sources' });
  await expect(places.getByRole('button').first()).toBeVisible();
  await expect(tutor(page).getByText('Explain this')).toBeVisible();
  await places.getByRole('button').first().click();
  const found = page.locator('.place-found');
  await expect(found).toBeInViewport();
  expect((await boxOf(found)).bottom).toBeLessThanOrEqual(y);

  // The whole window on demand, half of it again, and closed: the reader is where she was.
  await tutor(page).getByRole('button', { name: 'Make the tutor bigger' }).click();
  await expect.poll(async () => (await frameOf(page)).height).toBeGreaterThan(height + 100);
  await tutor(page).getByRole('button', { name: 'Make the lesson bigger' }).click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await tutor(page).getByRole('button', { name: 'Close the tutor' }).click();
  await expect(page.getByRole('button', { name: 'Tutor', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('on a wide screen a passage is asked about with keys, and the tutor stands beside the text @desktop', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await openDay(page);
  await expect(page.getByRole('complementary').getByText('Progress Tracking')).toBeVisible();
  await markWords(page, sentence.slice(0, -2));
  // Extended by keys; Tab leads to what can be done with it.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Ask about this' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Ask about this', { exact: true })).toBeFocused();
  await page.keyboard.type('How old is it?');
  await page.keyboard.press('Enter');
  await expect(tutor(page).getByRole('list', { name: 'Sources' })).toBeVisible();

  // The text keeps its width, since the menu gave up its words; those who hear it have them still.
  const text = await boxOf(page.locator('article'));
  const frame = await frameOf(page);
  expect(text.right).toBeLessThanOrEqual(frame.x);
  expect(text.width).toBeGreaterThan(480);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await page.reload();
  await expect(tutor(page).getByText('How old is it?')).toBeVisible();
  await tutor(page).getByRole('button', { name: 'Hide the tutor' }).click();
  await expect(page.getByRole('complementary').getByText('Progress Tracking')).toBeVisible();
});

test('a marked passage becomes a card of the day', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  const id = await openDay(page);
  await markWords(page, definition);
  await menu(page).getByRole('button', { name: 'Make a card' }).click();
  const form = page.getByRole('dialog', { name: 'Write a card' });
  await expect(form.getByLabel('Front: the question')).toHaveValue('What is an abacus?');
  await expect(form.getByLabel('Back: the answer')).toHaveValue(definition);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Card added to this day.')).toBeVisible();
  const { cards } = await callAs<Deck>(page, `/cards?sprint_id=${id}&day=1`);
  expect(cards.filter(({ own }) => own)).toMatchObject([{ front: 'What is an abacus?', back: definition }]);
});

test('finishing a day shows the tick, the streak and what comes next, also without a network', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  const id = await openDay(page);
  const check = page.locator('article details[name="check-1"]').first();
  await check.locator('summary').click();
  await expect(page.getByText(/ · 1 of \d checks · /)).toBeVisible();
  await page.getByRole('button', { name: 'Mark day as complete' }).click();
  await expect(doneBox(page)).toBeFocused();
  await expect(doneBox(page)).toContainText('Day 1 of your streak!');
  await doneBox(page).getByRole('link', { name: 'Next: The basic components of a computer' }).click();
  await expect(page.getByRole('heading', { name: 'The basic components of a computer', level: 2 })).toBeVisible(
    writing,
  );
  await expect(page.getByRole('button', { name: 'Mark day as complete' })).toBeVisible(writing);

  // Without a network, and for somebody who wants less motion: the same, and nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark day as complete' }).click();
  await expect(doneBox(page)).toContainText('Day 1 of your streak!');
  await expect(doneBox(page).getByRole('link', { name: /^Next: / })).toBeVisible();
  expect(await doneBox(page).evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  await context.setOffline(false);
  const completed = async () =>
    (await callAs<{ completed_days: number }>(page, `/learning-paths/${id}`)).completed_days;
  await expect.poll(completed, writing).toBe(2);
});
