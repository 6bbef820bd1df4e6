import type { Locator, Page } from '@playwright/test';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** More than any page here has places to stop at. */
const MOST_STOPS = 120;

/** Goes to something as who has no mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a lecturer makes, shares and follows a quiz, and a student takes it, by keys alone @both', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const { accessToken } = await signedIn(context, server.url);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  await fetch(`${server.url}/api/v1/settings`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ focus: 'teach' }),
  });

  // By hand, from Home.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Make a quiz from your slides' })).toBeVisible();
  await press(page, button(page, 'New quiz'));
  const byHand = page.getByRole('menuitem', { name: 'Write your own' });
  await expect(byHand).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(byHand).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New quiz', level: 1 })).toBeFocused();

  await type(page, 'Quiz title', 'Water');
  await press(page, button(page, 'Add a question'));
  await tabTo(page, page.getByRole('textbox', { name: 'Question', exact: true }), 'Shift+Tab');
  await page.keyboard.type('What is H2O?');
  await tabTo(page, page.getByRole('radio', { name: 'Option A is right' }));
  await page.keyboard.press('Space');
  await type(page, 'Option A', 'Water');
  await type(page, 'Option B', 'Salt');
  await press(page, button(page, 'Remove option D'));
  await press(page, button(page, 'Remove option C'), 'Shift+Tab');
  await tabTo(page, page.getByLabel('Ask for the matric number'));
  await page.keyboard.press('End');
  await press(page, button(page, 'Save'));
  await expect(page).toHaveURL(/\/quizzes\/(?!new)[\w-]+\/edit$/);

  // Shared from the head of the page.
  await press(page, button(page, 'Share'), 'Shift+Tab');
  const panel = page.getByRole('dialog', { name: 'Share “Water”' });
  await expect(panel.getByRole('link', { name: 'Show on the projector' })).toBeVisible();
  const link = await panel.getByLabel('Quiz link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, 'Share')).toBeFocused();

  // A student without an account takes it, and is told what is kept.
  const phone = await browser.newContext({ baseURL: server.url });
  const student = await phone.newPage();
  await student.goto(link);
  await expect(student.getByText(/will see your name, email, matric number, answers, score/)).toBeVisible();
  await type(student, 'Name', 'Ada Obi');
  await type(student, 'Email', 'ada@student.example');
  await student.keyboard.press('Enter');
  await expect(student.getByText('Please enter your matric number')).toBeVisible();
  await expect(student.getByRole('textbox', { name: 'Matric number' })).toBeFocused();
  await student.keyboard.type('csc/001');
  await student.keyboard.press('Enter');
  await expect(student.getByText('Taking quiz as Ada Obi')).toBeVisible();
  await tabTo(student, student.getByRole('radio', { name: 'A. Water' }));
  await student.keyboard.press('Space');
  await press(student, button(student, 'Submit Quiz (1/1 answered)'));
  await expect(student.getByRole('region', { name: 'Your result' })).toContainText('100%');
  await phone.close();

  // The result stands in the statistics.
  await press(page, page.getByRole('link', { name: 'View Stats' }));
  await expect(page.getByRole('cell', { name: '100% (1/1)' })).toBeVisible();
});
