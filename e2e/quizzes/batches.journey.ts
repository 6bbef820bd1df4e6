import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A lecturer lets two groups take one quiz at hours of their own, sees who is in, and gives one student more time.
test.use({ allowedConsole: [/ERR_/] });

const questions = [
  {
    question: 'Which city is the capital?',
    options: ['Lagos', 'Abuja'].map((text) => ({ text })),
    correct_answer: 'B',
    explanation: 'Since 1991.',
  },
];

const local = (minutes: number) => {
  const moment = new Date(Date.now() + minutes * 60_000 + 3_600_000);
  return moment.toISOString().slice(0, 16);
};

test('a batch has a link and hours of its own, and one student gets more time', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const settings = { layout: 'room', time_limit_minutes: 20 };
  const made = { title: 'Capitals', questions, settings };
  const quiz = await callAs<{ quiz_id: string }>(page, '/quizzes', 'POST', made);
  await page.goto(`/quizzes/${quiz.quiz_id}/stats`);
  await page.getByRole('button', { name: 'Add a batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Group A');
  await dialog.getByLabel('Opens').fill(local(-10));
  await dialog.getByLabel('Closes').fill(local(60));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Group A' })).toBeVisible();
  await expect(page.getByText('0 in now, 0 submitted')).toBeVisible();

  const { batches } = await callAs<{ batches: { link: string }[] }>(page, `/quizzes/${quiz.quiz_id}/batches`);
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  const phone = await browser.newContext({ baseURL: server.url });
  const student = await phone.newPage();
  await student.goto(batches[0]?.link as string);
  await student.getByLabel('Name').fill('Ngozi');
  await student.getByLabel('Email').fill('ngozi@example.com');
  await student.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(student.getByText('1 question, 20 min')).toBeVisible();
  await student.getByRole('radio', { name: 'Abuja' }).check();

  await page.reload();
  await expect(page.getByText('1 in now, 0 submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Add 10 minutes for ngozi@example.com' }).click();
  await expect(page.getByText('10 extra min', { exact: true })).toBeVisible();

  // Her phone learns of it when the page is opened again, and goes on.
  await student.reload();
  await expect(student.getByText(/^(29|30):\d\d$/).first()).toBeVisible();
  await student.getByRole('button', { name: 'Submit' }).first().click();
  await student.getByRole('button', { name: 'Submit 1 answer' }).click();
  await expect(student.getByRole('region', { name: 'Your result' })).toContainText('1 of 1 correct');
  await page.reload();
  await expect(page.getByText('0 in now, 1 submitted')).toBeVisible();
  await phone.close();
});
