import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// The first list has a bad line, which the server refuses.
test.use({ allowedConsole: [/status of 422/] });

/** Somebody with the link hands in under a number. */
async function handIn(url: string, link: string, number: string): Promise<void> {
  const id = link.split('/').at(-1);
  const quiz = await (await fetch(`${url}/api/v1/quizzes/${id}`)).json();
  const response = await fetch(`${url}/api/v1/quiz-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      quiz_id: id,
      student_name: 'Ada Obi',
      student_email: 'ada@student.example',
      student_number: number,
      attempt_token: quiz.attempt_token,
      results: { answers: [] },
    }),
  });
  expect(response.status).toBe(200);
}

const card = (page: Page) => page.getByRole('listitem', { name: 'Capitals' });

test('a class list is put in, and Home, statistics and the panel for sharing know of it @both', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const { accessToken } = await signedIn(context, server.url);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return response.json();
  };
  await call('PATCH', '/settings', { focus: 'teach' });
  const question = 'Which city is the capital?';
  const options = ['Lagos', 'Abuja'].map((text) => ({ text }));
  const quiz = await call('POST', '/quizzes', {
    title: 'Capitals',
    questions: [{ question, options, correct_answer: 'B' }],
    settings: { ask_number: 'required' },
  });
  await handIn(server.url, quiz.link, 'csc 2026 001');

  // From a file: a bad line changes nothing; mended, it is taken as a whole.
  await page.goto(`/quizzes/${quiz.quiz_id}/stats`);
  await page.getByRole('button', { name: 'Import class list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Class list' });
  const choose = (text: string) =>
    dialog
      .getByLabel('Choose a file')
      .last()
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('CSC/2026/001,Ada Obi\nCSC/2026/001,Bola Ade');
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  await expect(dialog.getByText('Line 2: Line 1 has the same number')).toBeVisible();
  await expectAccessible(page);
  await choose('CSC/2026/001,Ada Obi\nCSC/2026/002,Bola Ade');
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText('1 of 2 submitted')).toBeVisible();
  await expect(page.getByText('1 missing')).toBeVisible();

  // Back is the lecturer's Home, whose card says the same.
  await page.getByRole('link', { name: 'Back to your quizzes' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page).or(page.getByRole('region', { name: 'Capitals' }))).toContainText(
    '1 of 2 on your list submitted',
  );
  await expectAccessible(page);

  // The panel for sharing has the code that the projector shows.
  await page.goto(`/quizzes/${quiz.quiz_id}/edit`);
  await expect(page.getByRole('link', { name: 'Back to your quizzes' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Share “Capitals”' });
  const said = panel.getByText(/^Code( \w){6}$/);
  await expect(said).toBeAttached();
  const code = await said.textContent();
  await panel.getByRole('link', { name: 'Show on the projector' }).click();
  await expect(page.getByText(code!)).toBeAttached();
});
