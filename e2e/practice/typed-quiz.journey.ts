import type { Page } from '@playwright/test';
import type { Assessment } from '../../contract/src/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// The typed questions of a lesson's bank, in the quiz of its day.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const LESSON = 'Maxima and minima';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your answer' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

interface Path {
  weeks: { week_number: number; days: { day: number; title: string }[] }[];
}

/** A sprint about MTH 102, and the day that teaches the lesson. */
async function beginDay(page: Page): Promise<{ id: string; day: number }> {
  await page.goto('/dashboard');
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'MTH 102' });
  const { weeks } = await callAs<Path>(page, `/learning-paths/${id}`);
  const day = weeks.flatMap(({ days }) => days).find(({ title }) => title === LESSON)?.day ?? 0;
  const lesson = () => callAs<{ state: string }>(page, `/learning-paths/${id}/days/${day}`);
  await expect.poll(async () => (await lesson()).state, { timeout: 60_000 }).toBe('ready');
  return { id, day };
}

async function check(page: Page, answer: string): Promise<void> {
  await field(page).fill(answer);
  await field(page).press('Enter');
}

test('a quiz asks typed questions, keeps them over a reload and without a network, and counts them by value', async ({
  page,
  context,
  server,
  isMobile,
}) => {
  test.setTimeout(120_000);
  await signedIn(context, server.url);
  const { id, day } = await beginDay(page);
  await callAs(page, `/progress/${id}/update-progress`, 'POST', {
    ...{ day_number: day, percentage: 100, completed: true, activity_type: 'day_completed' },
  });
  // All that the bank has besides the questions of the lesson, so that the typed ones are among it.
  await page.route(/from-learning-path/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/num_questions=\d+/, 'num_questions=9'),
    }),
  );
  await page.goto(`/sprint/${id}?day=${day}`);
  const made = page.waitForResponse((response) => response.url().includes('/assessments/from-learning-path/'));
  await page.getByRole('button', { name: 'Take a quiz' }).click();
  const { questions } = (await (await made).json()) as Assessment;
  const typed = questions.filter(({ form }) => form === 'typed');
  const [first, second] = typed;
  const slip = second?.typed?.nots?.[0];
  if (!first?.typed || !slip) throw new Error('the bank has too few typed questions');

  for (const [index, question] of questions.entries()) {
    await expect(dialog(page).getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
    if (!question.typed) {
      await dialog(page).getByRole('radio').first().check();
      await button(page, 'Check Answer').click();
    } else if (question === first) {
      await check(page, '3,5');
      await expect(dialog(page).getByRole('status')).toContainText('Write 3.5 with a point');
      await page.reload();
      await expect(field(page)).toHaveValue('3,5');
      if (isMobile) await typeByKeypad(page, question.typed.key);
      else await check(page, question.typed.key);
      await expect(dialog(page).getByRole('status')).toContainText('Right');
      await expectAccessible(page);
    } else {
      await context.setOffline(true);
      await check(page, question === second ? slip : '0');
      await expect(dialog(page).getByRole('status')).toContainText('The answer: ');
      await context.setOffline(false);
    }
    await page.waitForTimeout(450);
    await button(page, /Next question|Finish quiz/).click();
  }
  const mistakes = dialog(page).getByRole('region', { name: /to look at again/ });
  await expect(mistakes.getByText(slip, { exact: true }).first()).toBeVisible();
  await dialog(page)
    .getByText(/^See all \d+ answers/)
    .click();
  await expect(dialog(page).getByRole('definition').filter({ hasText: first.typed.key }).first()).toBeVisible();
  const reviews = () => callAs<{ ahead: { form: string }[] }>(page, '/reviews?ahead_days=14');
  await expect
    .poll(async () => (await reviews()).ahead.filter(({ form }) => form === 'typed').length)
    .toBe(typed.length);
});

/** Empties the field by the keypad and types a number with it. */
async function typeByKeypad(page: Page, key: string): Promise<void> {
  await field(page).tap();
  const pad = page.getByRole('region', { name: 'Maths keypad' });
  const press = (name: string) => pad.getByRole('button', { name, exact: true }).tap();
  for (let left = (await field(page).inputValue()).length; left > 0; left -= 1) {
    await press('Move right');
    await press('Delete');
  }
  for (let left = (await field(page).inputValue()).length; left > 0; left -= 1) await press('Delete');
  for (const digit of key) await press(digit);
  await expect(field(page)).toHaveValue(key);
  await expect(field(page)).toBeInViewport();
  await press('Check');
}
