import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

// One quiz, three students on phones: one loses the network, one hands in twice, one has a hostile name.
test.describe.configure({ mode: 'serial' });
// What the browser writes when a call cannot be made, and of an address without a quiz.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|409|503)/] });

const questions = [
  { question: 'Which city is the capital?', options: ['Lagos', 'Abuja', 'Kano', 'Enugu'], correct_answer: 'B' },
  { question: 'Which is the longest river?', options: ['The Niger', 'The Benue'], correct_answer: 'A' },
  { question: 'Which of these is a legume?', options: ['Yam', 'Maize', 'Cowpea'], correct_answer: 'C' },
].map(({ options, ...rest }) => ({
  ...rest,
  options: options.map((text) => ({ text })),
  explanation: 'As in lecture 2.',
}));

let lecturer: Account;
let quiz: { quiz_id: string; link: string };

async function call<T>(url: string, path: string, method: 'GET' | 'POST', body?: object): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${lecturer.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return (await (path.endsWith('.csv') ? response.text() : response.json())) as T;
}

const createQuiz = (url: string, settings = {}) =>
  call<typeof quiz>(url, '/quizzes', 'POST', { title: 'Nigeria, a first look', questions, settings });

async function begin(page: Page, name: string, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Please Signup to take this quiz' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page.getByText(`Taking quiz as ${name}`)).toBeVisible();
}

const choose = (page: Page, answer: string) => page.locator('label', { hasText: answer }).click();
const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit Quiz/ });
const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

test.beforeAll(async ({ server }) => {
  lecturer = await createAccount(server.url, { name: 'Dr Bello' });
  quiz = await createQuiz(server.url);
});

test('a student loses the network in the middle, reloads, and is counted once @core', async ({ page, context }) => {
  await page.goto(quiz.link);
  await expect(page.getByText('Dr Bello will see your name, email, answers, score')).toBeVisible();
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page.getByText('Please enter your name and email').first()).toBeVisible();
  await begin(page, 'Ngozi', 'ngozi@example.com');

  await expect(page.getByRole('button', { name: 'Submit Quiz (0/3 answered)' })).toBeDisabled();
  await choose(page, 'Abuja');
  await choose(page, 'The Niger');
  await page.reload();
  await expect(page.getByLabel('B. Abuja')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Submit Quiz (2/3 answered)' })).toBeDisabled();

  await context.setOffline(true);
  await choose(page, 'Cowpea');
  await page.getByRole('button', { name: 'Submit Quiz (3/3 answered)' }).click();
  // Without a network nothing failed.
  await expect(page.getByText('You’re offline. Your answers are safe on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry Saving Results' })).toBeVisible();
  await expect(page.getByText('Failed')).toHaveCount(0);
  await expect(page.getByLabel('A. Yam')).toBeDisabled();
  await expect(result(page)).toBeHidden();
  await expectAccessible(page);

  // The page can be had again, the API not yet.
  await context.route('**/api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Failed to save results')).toBeVisible();
  await expect(page.getByLabel('C. Cowpea')).toBeChecked();
  await expect(result(page)).toBeHidden();

  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry Saving Results' }).click();
  await expect(result(page)).toContainText('100%');
  await expect(result(page)).toContainText('Expert');
  await page.reload();
  await expect(result(page)).toContainText('3 of 3 correct');
});

test('a student hands in twice, in two tabs, and is counted once', async ({ page, context }) => {
  await page.goto(quiz.link);
  await begin(page, 'Musa', 'musa@example.com');
  for (const answer of ['Abuja', 'The Niger', 'Yam']) await choose(page, answer);
  const other = await context.newPage();
  await other.goto(quiz.link);
  await expect(submitButton(other)).toBeEnabled();

  await Promise.all(
    [page, other].map((tab) =>
      submitButton(tab).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
    ),
  );
  for (const tab of [page, other]) await expect(result(tab)).toContainText('67%');
  await expect(page.getByText('As in lecture 2.').first()).toBeVisible();
  await expect(page.getByText('Right answer', { exact: true })).toHaveCount(1);

  // It opens in the tab that was the first to hand in.
  const first = await Promise.any(
    [page, other].map(async (tab) => {
      await tab.getByRole('dialog', { name: 'Quiz Passed' }).waitFor();
      return tab;
    }),
  );
  const modal = first.getByRole('dialog', { name: 'Quiz Passed' });
  await expect(modal).toContainText('Developing');
  await modal.getByRole('button', { name: 'Ask for class results' }).click();
  await expect(modal.getByRole('button', { name: 'Request Sent' })).toBeVisible();
  await first.goBack();
  await expect(modal).toBeHidden();
  await expect(first).toHaveURL(quiz.link);

  // What was wrong is one press away.
  await first.getByRole('navigation', { name: '1 to look at again' }).getByRole('button').click();
  await expect(first.getByRole('group', { name: /Which of these is a legume/ })).toBeFocused();
});

const hostileName = '=HYPERLINK("https://evil.example")<img src=x onerror="document.title=1">';

test('T36 a hostile name is text and nothing else', async ({ page }) => {
  await page.goto(quiz.link);
  await begin(page, hostileName, 'mallory@example.com');
  for (const answer of ['Lagos', 'The Benue', 'Maize']) await choose(page, answer);
  await submitButton(page).click();
  await expect(result(page)).toContainText('0%');
  const modal = page.getByRole('dialog', { name: 'Quiz Attempt Complete' });
  await modal.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Submit Quiz (0/3 answered)' })).toBeVisible();
  await expect(page).toHaveTitle('Nigeria, a first look · Akada');
});

test('the stats count three attempts, and the CSV holds no formula', async ({ server }) => {
  const stats = await call<{ attempts: number; averageScore: number; passRate: number; takers: object[] }>(
    server.url,
    `/quizzes/${quiz.quiz_id}/stats`,
    'GET',
  );
  expect(stats).toMatchObject({ attempts: 3, averageScore: 55.7, passRate: 66.7 });
  expect(stats.takers).toHaveLength(3);
  const csv = await call<string>(server.url, `/quizzes/${quiz.quiz_id}/results.csv`, 'GET');
  expect(csv).toContain('HYPERLINK');
  expect(csv).not.toMatch(/(^|,|\n)"?=/);
});

test('a timed quiz is handed in by itself when the time is over', async ({ page, server }) => {
  const timed = await createQuiz(server.url, { time_limit_minutes: 10, attempts: 'one' });
  await page.clock.install();
  await page.goto(timed.link);
  await expect(page.getByText('Time limit: 10 minutes')).toBeVisible();
  await begin(page, 'Ife', 'ife@example.com');
  await expect(page.getByRole('timer')).toContainText(/9:|10:/);
  await choose(page, 'Abuja');
  await page.clock.fastForward('10:05');
  await expect(page.getByText('Time’s up. We’ve submitted your answers.')).toBeVisible();
  await expect(result(page)).toContainText('1 of 3 correct');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
});

test('a timed quiz goes on with the time left on another phone, and the lecturer sees it', async ({ page, server }) => {
  const timed = await createQuiz(server.url, { time_limit_minutes: 10 });
  const id = timed.link.replace('/quiz/', '');
  const headers = { 'student-email': 'uche%40example.com' };
  const elsewhere = await fetch(`${server.url}/api/v1/quizzes/${id}`, { headers });
  const { began_at } = (await elsewhere.json()) as { began_at: string };
  await page.clock.install({ time: new Date(Date.parse(began_at) + 4 * 60_000) });
  await page.goto(timed.link);
  await begin(page, 'Uche', 'Uche@example.com');
  await expect(page.getByRole('timer')).toContainText(/9:|10:/);
  for (const answer of ['Abuja', 'The Niger', 'Cowpea']) await choose(page, answer);
  await submitButton(page).click();
  await expect(result(page)).toContainText('3 of 3 correct');
  const stats = await call<{ takers: object[] }>(server.url, `/quizzes/${timed.quiz_id}/stats`, 'GET');
  expect(stats.takers).toMatchObject([{ reopened: 1 }]);
});

test('who has had the one attempt is told before the questions, until the lecturer allows another', async ({
  page,
  server,
}) => {
  const once = await createQuiz(server.url, { attempts: 'one' });
  await page.goto(once.link);
  await begin(page, 'Ngozi', 'ngozi@example.com');
  for (const answer of ['Lagos', 'The Niger', 'Cowpea']) await choose(page, answer);
  await submitButton(page).click();
  await expect(result(page)).toContainText('2 of 3 correct');

  await page.evaluate(() => localStorage.clear());
  await page.goto(once.link);
  await page.getByLabel('Name').fill('Ngozi');
  await page.getByLabel('Email').fill('NGOZI@example.com');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone has already taken this quiz with this email.');
  await expect(submitButton(page)).toBeHidden();
  await call(server.url, `/quizzes/${once.quiz_id}/grants`, 'POST', { student_email: 'ngozi@example.com' });
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(submitButton(page)).toBeVisible();
});

test('a quiz that was begun is there after a reload without a network', async ({ page, context }) => {
  await page.goto(quiz.link);
  await begin(page, 'Tola', 'tola@example.com');
  await choose(page, 'Abuja');
  await page.waitForFunction(async (path) => (await caches.match(path)) !== undefined, quiz.link);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit Quiz (1/3 answered)' })).toBeVisible();
  await context.setOffline(false);
});

test('a student without a mouse takes the quiz from the form to the result', async ({ page }) => {
  await page.goto(quiz.link);
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Efe');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('efe@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^Question 1 of 3/ })).toBeFocused();
  for (const key of ['b', '1', 'C']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Submit Quiz (3/3 answered)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('100%');
});

test('somebody else on the same phone takes the quiz under her own name', async ({ page }) => {
  await page.goto(quiz.link);
  await begin(page, 'Ada', 'ada@example.com');
  await choose(page, 'Abuja');
  await page.getByRole('button', { name: 'Not you? Change name and email' }).click();
  await page.getByLabel('Name').fill('Bola');
  await page.getByLabel('Email').fill('bola@example.com');
  await page.getByRole('button', { name: 'Begin Quiz' }).click();
  await expect(page.getByText('Taking quiz as Bola')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Quiz (0/3 answered)' })).toBeVisible();
});

test('a quiz that is not there, not open or cannot be loaded says so', async ({ page, context, server }) => {
  await page.goto('/quiz/nothing-of-this-name');
  await expect(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact Lecturer' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Lecturer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The step that the dialog added to the history goes with it.
  await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();

  await page.goto('/quiz/not%20an%20id');
  await expect(page.getByRole('heading', { name: 'Invalid quiz ID' })).toBeVisible();

  const ended = await createQuiz(server.url, { closes_at: '2020-01-01T10:00:00Z', show_lecturer_email: true });
  await page.goto(ended.link);
  await expect(page.getByText('It closed 1 Jan 2020')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Lecturer' })).toHaveAttribute('href', /^mailto:/);

  await context.route('**/api/v1/quizzes/*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'x', code: 'busy' } }),
  );
  await page.goto(quiz.link);
  await expect(page.getByRole('heading', { name: 'Error Loading Quiz' })).toBeVisible();
  await context.unroute('**/api/v1/quizzes/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Please Signup to take this quiz' })).toBeVisible();

  await page.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this quiz' });
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report.getByText('Thank you. We’ll look into it.')).toBeVisible();
});

test('a visitor keeps what she missed as cards with the account that she makes for it', async ({ page }) => {
  await page.goto(quiz.link);
  await begin(page, 'Ada', 'ada-visitor@example.com');
  for (const answer of ['Lagos', 'The Niger', 'Yam']) await choose(page, answer);
  await submitButton(page).click();
  await expect(result(page)).toContainText('33%');
  await expect(result(page).getByRole('link', { name: 'Save your mistakes as cards, free' })).toBeVisible();
  const modal = page.getByRole('dialog', { name: 'Quiz Attempt Complete' });
  await expect(modal).toBeVisible();
  await modal.getByRole('link', { name: 'Save your mistakes as cards, free' }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(`ada-${test.info().workerIndex}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Saved: 2 cards from “Nigeria, a first look”' })).toBeVisible();
  await expectAccessible(page);
  // Once, however often the page is loaded.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Saved: 2 cards/ })).toBeVisible();
  await page.getByRole('link', { name: 'See the cards' }).click();
  await expect(page.getByText('Which city is the capital?')).toHaveCount(1);
  await expect(page.getByText('Which of these is a legume?')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Study 2 cards' })).toBeVisible();
});
