import type { Page } from '@playwright/test';
import type { Assessment } from '../../contract/src/client.ts';
import { boxOf } from '../support/box-of.ts';
import { pressByKeyboard } from '../support/keyboard.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A learner without a mouse: from the list of quizzes to the result, to what was wrong, and through it once more.

const dialog = (page: Page) => page.getByRole('dialog');

/** A sprint whose first day is read. */
async function completeFirstDay(page: Page): Promise<string> {
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  const lesson = () => callAs<{ state: string }>(page, `/learning-paths/${id}/days/1`);
  await expect.poll(async () => (await lesson()).state, { timeout: 30_000 }).toBe('ready');
  await callAs(page, `/progress/${id}/update-progress`, 'POST', {
    day_number: 1,
    percentage: 100,
    completed: true,
    activity_type: 'day_completed',
  });
  return id;
}

type Question = Assessment['questions'][number];

/** Chooses by a key, checks by Enter, reads why, and goes on by Enter. */
async function answer(page: Page, { options, correct_answer }: Question, isRight: boolean): Promise<void> {
  const index = options.findIndex((option) => (option === correct_answer) === isRight);
  await page.keyboard.press(isRight ? `${index + 1}` : 'abcd'.charAt(index));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(isRight ? 'That’s right.' : 'Not quite.')).toBeInViewport();
  await expect(dialog(page).getByRole('button', { name: /Next question|Finish quiz/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
}

/** With text of twice the size: the button that goes on is in sight, and what has the focus is not behind it. */
async function expectFootInSight(page: Page): Promise<void> {
  const enlarge = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await enlarge('200%');
  const button = dialog(page).getByRole('button', { name: 'Check Answer' });
  const option = dialog(page).getByRole('radio').last();
  await option.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await boxOf(option)).bottom).toBeLessThanOrEqual((await boxOf(button)).y);
  await enlarge('');
}

test('a quiz is taken by keyboard alone, from the list to the mistakes and through them once more', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(90_000);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const id = await completeFirstDay(page);
  await page.goto('/assessments');
  const made = page.waitForResponse((response) => response.url().includes('/assessments/from-learning-path/'));
  await pressByKeyboard(page, page.getByRole('button', { name: /^Start Quiz/ }));
  const { questions } = (await (await made).json()) as Assessment;

  const [first, ...others] = questions;
  if (!first) throw new Error('a quiz without questions');
  await expect(dialog(page).getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Check Answer' })).toBeInViewport({ ratio: 1 });
  await expectFootInSight(page);
  await answer(page, first, false);
  for (const [index, question] of others.entries()) {
    await expect(dialog(page).getByText(`Question ${index + 2} of ${questions.length}`)).toBeVisible();
    await answer(page, question, true);
  }

  // The result: what was wrong, the place that helps, and back to the result.
  const result = page.getByRole('dialog', { name: 'Quiz finished' });
  const right = `${others.length} of ${questions.length} right`;
  await expect(result.getByRole('heading', { name: right })).toBeFocused();
  await expect(result.getByRole('region', { name: '1 to look at again' })).toContainText(first.correct_answer);
  await expect(result.getByText('Today’s done. Streak: 1 day.')).toBeVisible();
  await expect(result.getByRole('button', { name: 'Practise this one' })).toBeInViewport({ ratio: 1 });
  await pressByKeyboard(page, result.getByRole('link', { name: /^Read this again/ }));
  await expect(page).toHaveURL(`/sprint/${id}?day=1`);
  await expect(page.locator('.place-found')).toHaveText(first.source.section!);
  await expect(page.locator('.place-found')).toBeInViewport();
  await page.goBack();

  // Only what was wrong, for practice: the score of the quiz stays.
  await pressByKeyboard(page, result.getByRole('button', { name: 'Practise this one' }));
  await expect(dialog(page).getByText('Question 1 of 1')).toBeVisible();
  await answer(page, first, true);
  const practice = page.getByRole('dialog', { name: 'Practice finished' });
  await expect(practice.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
  await pressByKeyboard(page, practice.getByRole('button', { name: 'Done' }));
  await expect(dialog(page)).toBeHidden();
  const score = Math.round((100 * others.length) / questions.length);
  await expect(page.getByText(`Last: ${score}%`)).toBeVisible();
});
