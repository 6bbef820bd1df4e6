import type { Page } from '@playwright/test';
import type { Assessment } from '../../contract/src/client.ts';
import { beginFirstDay } from '../support/first-day.ts';
import { test } from '../support/moved-clock.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

// What the page writes when a reload breaks off a call that is under way, and the browser when the server is away.
test.use({ actionTimeout: 20_000, allowedConsole: [/was not recorded|was not brought in line|status of 503/] });

const DAY_MS = 86_400_000;
const TOPIC = 'History of computing';

async function takeQuiz(page: Page, id: string, how: 'right' | 'wrong'): Promise<void> {
  const path = `/assessments/from-learning-path/${id}?day_range=1`;
  const quiz = await callAs<Assessment>(page, path, 'POST');
  const answers = Object.fromEntries(
    quiz.questions.map(({ id: key, options, correct_answer: right }) => [
      key,
      how === 'right' ? right : (options.find((option) => option !== right) ?? ''),
    ]),
  );
  await callAs(page, '/assessments/submit-learning-path-assessment', 'POST', { assessment_id: quiz.id, answers });
}

test('a topic turns from new to shaky to mastered by answers, and the exam date says how fast to go @both', async ({
  page,
  context,
  server,
  clock,
}) => {
  test.setTimeout(180_000);
  const id = await beginFirstDay({ page, context, server, clock });

  const cloth = page.getByRole('list', { name: 'Topics, in the order of your plan' });
  const tile = (state: string) => cloth.getByRole('link', { name: `${TOPIC}: ${state}` });
  await page.goto('/progress');
  await page.getByRole('link', { name: /^Topics in / }).click();
  await expect(tile('new')).toBeVisible();
  await expect(page.getByRole('link', { name: `Read: ${TOPIC}` })).toBeVisible();

  await takeQuiz(page, id, 'wrong');
  await page.reload();
  await expect(tile('shaky')).toBeVisible();
  await expect(page.getByText('0 of 5 right, last answered today')).toBeVisible();

  // Whatever is asked, the questions that were asked longest ago come first: after three quizzes all were right.
  for (const _day of [1, 2]) {
    await clock.sleep(page);
    await page.reload();
    await expect(tile('shaky')).toBeVisible();
    for (const _quiz of [1, 2, 3]) await takeQuiz(page, id, 'right');
  }
  await page.reload();
  await expect(tile('mastered')).toBeVisible();
  await expect(page.getByText('1 mastered', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Set the exam date' }).click();
  const inTwelveDays = await page.evaluate((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10), 12 * DAY_MS);
  await page.getByLabel('Exam date').fill(inTwelveDays);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Exam in 12 days', level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d+ topics in 12 days: /)).toBeVisible();

  await page.getByText('1 mastered', { exact: true }).last().click();
  await page.getByRole('button', { name: new RegExp(`^${TOPIC}.*Practise$`) }).click();
  await expect(page.getByRole('dialog').getByText(/Question 1 of \d/)).toBeVisible();
  await page.goBack();
  await expect(tile('mastered')).toBeVisible();
  // Away from the head of the page, under which a tile may lie by half.
  await page.evaluate(() => window.scrollTo(0, 0));
});

test('the topics of a course are there before a sprint, and kept for when there is no network', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/library');
  await page.getByRole('link', { name: 'Your MTH 101 topics' }).click();
  await expect(page.getByRole('heading', { name: 'Your topics: Elementary Mathematics I', level: 1 })).toBeVisible();
  await expect(page.getByText('Mathematical induction')).toBeVisible();
  await page.route('**/api/v1/progress/courses/**', (route) =>
    route.fulfill({ status: 503, json: { detail: 'away' } }),
  );
  await page.reload();
  await expect(page.getByText(/^Saved .* will count once you’re back online\.$/)).toBeVisible();
  await expect(page.getByText('Mathematical induction')).toBeVisible();
});
