import type { Page } from '@playwright/test';
import type { QuizStats, Reviews, SprintLesson } from '../../contract/src/client.ts';
import { test } from '../support/moved-clock.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect } from '../support/test.ts';

// Questions that are no good: a learner meets one in a review, a lecturer sees one in the statistics.
test.use({ allowedConsole: [/was not recorded|was not brought in line|status of 401/] });

/** Two questions of a first lesson, answered wrongly: both come back the next day. */
async function answerTwoWrongly(page: Page): Promise<void> {
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  const lesson = () => callAs<SprintLesson>(page, `/learning-paths/${id}/days/1`);
  await expect.poll(async () => (await lesson()).questions.length, { timeout: 30_000 }).toBeGreaterThan(1);
  for (const { id: question_id, options, correct_answer } of (await lesson()).questions.slice(0, 2)) {
    const selected_answer = options.find((option) => option !== correct_answer);
    const body = { sprint_id: id, day: 1, question_id, selected_answer, event_id: question_id };
    await callAs(page, '/reviews/from-lesson', 'POST', body);
  }
}

test('a bad question is called so in a review and does not come back', async ({ page, context, server, clock }) => {
  test.setTimeout(90_000);
  await clock.install(page);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await answerTwoWrongly(page);
  await clock.sleep(page, 2);

  await page.goto('/reviews');
  await expect(page.getByText('1 of 2')).toBeVisible();
  const before = await callAs<Reviews>(page, '/reviews');
  await page.getByRole('button', { name: 'Report this question' }).click();
  await expect(page.getByText('It won’t come back.')).toBeVisible();
  await expect(page.getByText('2 of 2')).toBeVisible();
  const after = () => callAs<Reviews>(page, '/reviews');
  await expect.poll(async () => (await after()).reviews.length).toBe(before.reviews.length - 1);
  await page.reload();
  await expect(page.getByText('1 of 1')).toBeVisible();

  // The other one is answered by keys: wrongly, so that it is asked once more, and then rightly.
  const [{ options, correct_answer } = { options: [] as string[], correct_answer: '' }] = (await after()).reviews;
  const right = options.indexOf(correct_answer);
  await page.keyboard.press('ABCD'.charAt(right === 0 ? 1 : 0));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’ll see this one again before you finish.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ABCD'.charAt(right));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comes back')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
});

const asked = ['Which city is the capital?', 'Which is the longest river?', 'Which of these is a legume?'];
const questions = [
  { question: asked[0], options: ['Lagos', 'Abuja'], correct_answer: 'B' },
  { question: asked[1], options: ['The Niger', 'The Benue'], correct_answer: 'A' },
  { question: asked[2], options: ['Yam', 'Cowpea'], correct_answer: 'B' },
].map(({ options, ...rest }) => ({ ...rest, options: options.map((text) => ({ text })), explanation: '' }));

interface ForTakers {
  attempt_token: string;
  quiz_content: { questions: { id: string; question: string; options: { label: string; text: string }[] }[] };
}

/** Thirty takers: all of them know the first question, half of them the second, a third the third. */
async function takeThirtyTimes(url: string, quizId: string): Promise<void> {
  for (let taker = 0; taker < 30; taker++) {
    const quiz = (await (await fetch(`${url}/api/v1/quizzes/${quizId}`)).json()) as ForTakers;
    const chosen = ['Abuja', taker % 2 ? 'The Niger' : 'The Benue', taker % 3 ? 'Yam' : 'Cowpea'];
    const answers = quiz.quiz_content.questions.map(({ id, options }) => ({
      question_id: id,
      selected_answer: options.find(({ text }) => chosen.includes(text))?.label,
    }));
    const body = {
      quiz_id: quizId,
      student_name: `Taker ${taker}`,
      student_email: `taker-${taker}@example.com`,
      attempt_token: quiz.attempt_token,
      results: { totalQuestions: 3, answers },
    };
    const headers = { 'content-type': 'application/json' };
    const saved = await fetch(`${url}/api/v1/quiz-submissions`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(saved.ok, `taker ${taker}: ${saved.status}`).toBe(true);
  }
}

test('a lecturer drops a marked question from the statistics, and every result is counted again', async ({
  page,
  context,
  server,
  clock,
}) => {
  test.setTimeout(90_000);
  await clock.install(page);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const body = { title: 'Nigeria, a first look', questions, settings: {} };
  const { quiz_id } = await callAs<{ quiz_id: string }>(page, '/quizzes', 'POST', body);
  await takeThirtyTimes(server.url, quiz_id);
  const stats = () => callAs<QuizStats>(page, `/quizzes/${quiz_id}/stats`);
  const before = await stats();

  await page.goto(`/quizzes/${quiz_id}/stats`);
  await expect(page.getByText('Everyone gets it right, so it doesn’t separate students.')).toBeVisible();
  await page.getByRole('button', { name: 'Drop question 1…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Drop this question?' });
  await expect(dialog).toContainText(asked[0]!);
  await dialog.getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByText('Question dropped; 30 results regraded.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Drop question/ })).toHaveCount(0);
  const after = await stats();
  expect(after.attempts).toBe(30);
  expect(after.averageScore).toBeLessThan(before.averageScore);
});
