import type { Page } from '@playwright/test';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// One learner on a phone: reads, recalls, completes, loses the network, changes the text, and loses no progress.
// What the browser writes when a call cannot be made, and of a day for which no material is found.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|UnreadableAnswer/] });

type Caller = <T>(path: string, method?: string, body?: object) => Promise<T>;

function callerFor(url: string, accessToken: string): Caller {
  return async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
    return (await response.json()) as T;
  };
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const contents = (page: Page) => page.getByRole('dialog', { name: 'Contents' });
const completeButton = (page: Page) => page.getByRole('button', { name: 'Mark day as complete' });

interface Lesson {
  completed: boolean;
  edited: boolean;
  state: string;
  questions: { options: string[]; correct_answer: string }[];
}

test('a sprint is read, recalled and completed, also without a network, and keeps its progress when it is changed @core', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(150_000);
  const { accessToken } = await signedIn(context, server.url);
  const call = callerFor(server.url, accessToken);
  const { id } = await call<{ id: string }>('/learning-paths/', 'POST', { topic: 'COS 101', dedication: '1-2' });
  const days = () =>
    call<{ weeks: { days: { day: number; completed: boolean }[] }[]; completed_days: number }>(`/learning-paths/${id}`);

  // Being made, then its first lesson, by itself.
  await page.goto(`/sprint/${id}`);
  await expect(title(page, 'A short history of computing')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Counting without a machine' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Introduction to Computing Sciences', level: 1 })).toBeVisible();

  // A key term says what it means, by keyboard too.
  const term = page.getByRole('button', { name: 'abacus', exact: true }).first();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/counting tool in which beads are moved along rods/i).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(term).toBeFocused();

  // A question about the day, answered; then the day is complete.
  const questions = page.getByRole('region', { name: 'Before you go: what do you remember?' });
  await expect(questions).toBeVisible({ timeout: 30_000 });
  await questions.getByRole('radio').first().check();
  await questions.getByRole('button', { name: 'Check Answer' }).click();
  await expect(questions.getByText(/That’s right\.|Not quite\./)).toBeVisible();
  await completeButton(page).click();
  await expect(page.getByText('Day 1 is complete.')).toBeVisible();
  await expect.poll(async () => (await days()).completed_days).toBe(1);

  // The contents: done marks, and the way to the second day; back closes the drawer and nothing else.
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(contents(page).getByRole('button', { name: /^Week 1: What a computer is/ })).toBeVisible();
  await expect(contents(page).getByRole('link', { name: 'done Day 1: A short history of computing' })).toBeVisible();
  await page.goBack();
  await expect(contents(page)).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await contents(page)
    .getByRole('link', { name: /Day 2: The basic components/ })
    .click();
  await expect(title(page, 'The basic components of a computer')).toBeVisible({ timeout: 30_000 });
  await expect(completeButton(page)).toBeVisible({ timeout: 30_000 });

  // Where was I: the second day, without being asked for.
  await page.goto(`/sprint/${id}`);
  await expect(title(page, 'The basic components of a computer')).toBeVisible();

  // The progress panel, and a quiz with a wrong answer.
  await page.getByRole('button', { name: 'Progress', exact: true }).click();
  const progress = page.getByRole('dialog', { name: 'Progress Tracking' });
  await expect(progress.getByRole('img', { name: 'Sprint progress: 5%' })).toBeVisible();
  await expect(progress.getByText('Study time')).toBeVisible();
  await progress.getByRole('button', { name: 'Take a quiz' }).click();
  await takeQuiz(page);

  // The tutor over the lower half of the lesson, and back to the text by the phone's own button.
  await page.getByRole('button', { name: 'Tutor', exact: true }).click();
  await expect(page.getByPlaceholder('Ask about this lesson')).toBeVisible();
  await page.goBack();
  await expect(page.getByPlaceholder('Ask about this lesson')).toBeHidden();
  await expect(title(page, 'The basic components of a computer')).toBeVisible();

  // The next days are on this phone: they open without a network, and what is completed then counts once.
  await page.getByRole('button', { name: 'More options for this sprint' }).click();
  await page.getByRole('menuitem', { name: 'Save this sprint to read offline' }).click();
  await expect(page.getByText('Every lesson that’s ready is now on this device.')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(title(page, 'Input and output devices')).toBeVisible();
  await completeButton(page).click();
  await expect(page.getByText('Day 3 is complete.').first()).toBeVisible();
  await page.reload();
  await expect(title(page, 'Input and output devices')).toBeVisible();
  await expect(page.getByText('Day 3 is complete.')).toBeVisible();
  expect((await days()).completed_days).toBe(1);
  await context.setOffline(false);
  await expect.poll(async () => (await days()).completed_days, { timeout: 30_000 }).toBe(2);

  // The network's own sign-in page answers in the server's place: the lesson is there all the same.
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to Wi-Fi</p>' }),
  );
  await page.reload();
  await expect(title(page, 'Input and output devices')).toBeVisible();
  await page.unroute('**/api/**');

  // Its owner changes the text: a draft outlives a reload, and the day stays complete.
  const lesson = () => call<Lesson>(`/learning-paths/${id}/days/3`);
  await page.getByRole('button', { name: 'More options for this sprint' }).click();
  await page.getByRole('menuitem', { name: 'Edit this day' }).click();
  await page.getByLabel('Text (Markdown)').fill('## My own notes\n\nA **sensor** is a device that measures something.');
  await page.reload();
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue(/My own notes/);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'My own notes' })).toBeVisible();
  expect(await lesson()).toMatchObject({ edited: true, completed: true });

  // And has it written anew: the same holds. The notice covers the menu, and stays for as long as a pointer is over it.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
  await page.getByRole('button', { name: 'More options for this sprint' }).click();
  await page.getByRole('menuitem', { name: 'Rewrite' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rewrite' }).click();
  await expect(page.getByRole('heading', { name: 'My own notes' })).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Day 3 is complete.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await lesson()).state, { timeout: 30_000 }).toBe('ready');
  expect(await lesson()).toMatchObject({ edited: false, completed: true });

  // The form of the lessons is a choice: practice begins with something to try.
  await page.getByRole('button', { name: 'More options for this sprint' }).click();
  await page.getByRole('menuitem', { name: 'Lesson layout' }).click();
  await page.getByRole('radio', { name: /^Hands-on/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Try first' })).toBeVisible({ timeout: 30_000 });

  // A day without a lesson says so, and what is shown instead is labelled.
  const outline = await call<{ id: string }>('/learning-paths/', 'POST', { topic: 'GET 205' });
  await page.goto(`/sprint/${outline.id}?day=1`);
  await expect(page.getByRole('main').getByText('Add your notes to get lessons')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Failed to load materials/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark day as complete' })).toHaveCount(0);
  await expect(page.getByText('This isn’t a lesson, just a guide for studying the topic elsewhere.')).toBeVisible();
  await expect(page.getByText('For today, GET 205 in CCMAS lists: fluid properties')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add a document' })).toBeVisible();
  await page.getByRole('button', { name: 'Videos' }).click();
  await expect(page.getByText('No video content available for this topic.')).toBeVisible();
  await page.getByLabel('Link to a YouTube video').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByLabel('Title (optional)').fill('Spreadsheets');
  await page.getByRole('button', { name: 'Add video' }).click();
  // Nothing is asked of YouTube before somebody presses play: a call elsewhere would fail this journey.
  await expect(page.getByRole('button', { name: 'Play Spreadsheets' })).toBeVisible();
});

async function takeQuiz(page: Page): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Choose a quiz' });
  await expect(picker.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  await picker.getByLabel('Week').selectOption('1');
  await picker.getByLabel('Day').selectOption('1');
  const made = page.waitForResponse((response) => response.url().includes('/assessments/from-learning-path/'));
  await picker.getByRole('button', { name: 'Start Quiz' }).click();
  const quiz = (await (await made).json()) as Pick<Lesson, 'questions'>;
  const dialog = page.getByRole('dialog');
  // The first is called bad: it does not count, and another is asked in its place, where there is one.
  const called = page.waitForResponse((response) => response.url().endsWith('/bad-question'));
  await dialog.getByRole('button', { name: 'Report this question' }).click();
  const { replacement } = (await (await called).json()) as { replacement: Lesson['questions'][number] | null };
  await expect(page.getByText(/^It won’t count, and we won’t ask it again\./)).toBeVisible();
  const questions = [...(replacement ? [replacement] : []), ...quiz.questions.slice(1)];
  for (const [index, { options, correct_answer }] of questions.entries()) {
    const wrong = options.find((option) => option !== correct_answer);
    await dialog.getByRole('radio', { name: index === 0 ? wrong : correct_answer, exact: true }).check();
    await dialog.getByRole('button', { name: 'Check Answer' }).click();
    await dialog.getByRole('button', { name: /Next question|Finish quiz/ }).click();
  }
  await expect(dialog.getByText(`${questions.length - 1} of ${questions.length} right`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

test('a sprint that is not there, and one that cannot be loaded, say so @desktop', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/sprint/no-such-sprint');
  await expect(page.getByRole('heading', { name: 'Sprint not found' })).toBeVisible();
  await page.route('**/api/v1/learning-paths/other', (route) => route.abort());
  await page.goto('/sprint/other');
  await expect(page.getByText(/^Failed to load sprint: /)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v1/learning-paths/other');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Sprint not found' })).toBeVisible();
});
