import { expectAccessible } from '../support/accessible.ts';
import { pastPaperOf, withPaper } from '../support/past-paper.ts';
import { callAs } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const more = `
3. Water boils at sea level at
A. 90 degrees
B. 100 degrees
C. 110 degrees
D. 120 degrees

4. State the binomial theorem.
`;

test('a lecturer makes a quiz of a past paper in three taps', async ({ page, context, server }) => {
  const text = pastPaperOf('2021/2022', more).replace('1. B\n', '1. B\n3. B\n');
  await withPaper(page, context, server.url, text);
  await page.goto('/papers?course=MTH%20101');

  await page.getByRole('button', { name: 'More: 2021/2022 Harmattan examination' }).click();
  await page.getByRole('menuitem', { name: 'Make a quiz of it' }).click();
  await expect(page.getByText('2 questions can’t go into a quiz: 1 without a key, 1 without options.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { disabled: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a quiz of 2 questions' }).click();

  // What comes next is the quiz in its editor, and Back does not make another one.
  await expect(page).toHaveURL(/\/quizzes\/[\w-]+\/edit$/);
  const quizId = /\/quizzes\/([\w-]+)\/edit/.exec(page.url())?.[1];
  const { title, quiz_content } = await callAs<{
    title: string;
    quiz_content: { questions: { question: string; correct_answer: string; explanation: string }[] };
  }>(page, `/quizzes/${quizId}`);
  expect(title).toBe('MTH 101, 2021/2022 Harmattan examination');
  const asked = quiz_content.questions.map(({ question, correct_answer }) => [question, correct_answer]);
  expect(asked).toEqual([
    ['The modulus of the complex number 3 - 4i is', 'B'],
    ['Water boils at sea level at', 'B'],
  ]);
  expect(quiz_content.questions[0]?.explanation).toBe('The key is printed in the past paper.');
  await expect(page.getByText('Water boils at sea level at').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/papers\?course/);
});
