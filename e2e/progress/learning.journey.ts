import type { Page } from '@playwright/test';
import type { ProgressOverview, Reviews } from '../../contract/src/client.ts';
import { test } from '../support/moved-clock.ts';
import { answerLesson, answerQuizQuestion, answerReview, beginQuiz, callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { fillWizard } from '../support/sprint-wizard.ts';
import { expect } from '../support/test.ts';

// Long journeys: what is not there to be pressed is told before the whole time is over.
test.use({ actionTimeout: 20_000 });
// What the page writes when a reload breaks off a call that is under way.
test.use({ allowedConsole: [/was not recorded|was not brought in line/] });

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const questions = (page: Page) => page.getByRole('region', { name: 'Before you go: what do you remember?' });
const complete = (page: Page) => page.getByRole('button', { name: 'Mark day as complete' });
const isComplete = (page: Page, day: number) => page.getByText(`Day ${day} is complete.`).first();
const overviewOf = (page: Page) => callAs<ProgressOverview>(page, '/progress/overview');
/** Whatever is being written is there before the clock moves. */
const writing = { timeout: 30_000 };

const dayTitles = ['A short history of computing', 'The basic components of a computer', 'Input and output devices'];

async function signUp(page: Page) {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ẹniọlá');
  await page.getByLabel('Email').fill(`eniola-${test.info().workerIndex}-${Date.now()}@student.example`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
}

async function createSprint(page: Page): Promise<string> {
  const create = await fillWizard(page);
  await create.click();
  await expect(page).toHaveURL(/\/sprint\/[^/]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function askTutor(page: Page): Promise<void> {
  const tutor = page.getByRole('button', { name: 'Tutor', exact: true });
  await tutor.click();
  await page.getByLabel('Your question').fill('What is an abacus?');
  await page.getByLabel('Your question').press('Enter');
  const sources = page.getByRole('list', { name: 'Sources' });
  await expect(sources.last().getByRole('button').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('What is an abacus?').first()).toBeVisible();
  await sources.last().getByRole('button').first().click();
  await expect(page.locator('.place-found')).toBeInViewport();
  await expect(page.locator('.place-found')).toHaveText('Key terms');
  await page.getByRole('button', { name: 'Close the tutor' }).click();
}

test('a new student learns for a week: three days, a quiz, reviews, and figures that agree with it @core', async ({
  page,
  clock,
}) => {
  test.setTimeout(240_000);
  const began = Date.now();
  let studied = 0;
  const study = (seconds: number) => {
    studied += seconds;
    return clock.pass(page, seconds);
  };
  await clock.install(page);
  await signUp(page);
  const id = await createSprint(page);

  // Monday: reads, asks, recalls, completes, and takes the quiz with one wrong answer.
  await expect(title(page, dayTitles[0]!)).toBeVisible(writing);
  await expect(questions(page)).toBeVisible(writing);
  await askTutor(page);
  await study(240);
  await answerLesson(page, id, 1, true);
  await complete(page).click();
  await expect(isComplete(page, 1)).toBeVisible();
  await page.reload();
  await expect(isComplete(page, 1)).toBeVisible();

  const [first, ...others] = await beginQuiz(page);
  if (!first) throw new Error('a quiz without questions');
  await answerQuizQuestion(page, first, false);
  await expect(page.getByText(`Question 2 of ${others.length + 1}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Question 2 of ${others.length + 1}`)).toBeVisible();
  for (const question of others) await answerQuizQuestion(page, question);
  const score = Math.round((100 * others.length) / (others.length + 1));
  await expect(page.getByRole('img', { name: `Score: ${score}%` })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  // Tuesday and Wednesday: the dashboard knows where to go on.
  for (const day of [2, 3]) {
    await page.goto('/dashboard');
    await clock.sleep(page);
    await page.reload();
    await expect(page.getByText(`${day} days`, { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: `Study now: Day ${day}` }).click();
    await expect(title(page, dayTitles[day - 1]!)).toBeVisible(writing);
    await expect(questions(page)).toBeVisible(writing);
    await study(120);
    await answerLesson(page, id, day, day === 2);
    await complete(page).click();
    await expect(isComplete(page, day)).toBeVisible();
    await page.reload();
    await expect(isComplete(page, day)).toBeVisible();
  }

  // Saturday, the sixth day: what would be forgotten comes back, and a reload in the middle asks nothing twice.
  await page.goto('/dashboard');
  await clock.sleep(page, 3);
  await page.reload();
  const due = await callAs<Reviews>(page, '/reviews');
  expect(due.reviews.length).toBeGreaterThan(others.length);
  await page.getByRole('link', { name: `${due.reviews.length} questions due` }).click();
  await answerReview(page, due.reviews);
  await expect(page.getByText(`2 of ${due.reviews.length}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`1 of ${due.reviews.length - 1}`)).toBeVisible();
  for (let left = due.reviews.length - 1; left > 0; left--) await answerReview(page, due.reviews);
  await expect(page.getByText(`You reviewed ${due.reviews.length} questions.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You reviewed ${due.reviews.length} questions.`)).toBeVisible();

  // The figures are those of what was done.
  await page.goto('/progress');
  const figures = page.getByRole('region', { name: 'Your numbers' });
  await expect(figures).toContainText('1 day');
  await expect(figures).toContainText('Longest: 3 days');
  await expect(figures).toContainText(`${score}%`);
  await expect(page.getByText(new RegExp(`^3 of \\d+ days · Best quiz: ${score}%$`))).toBeVisible();
  // Three of lessons, and one of reviews.
  await expect(page.getByText('You studied on 4 days in the last 53 weeks')).toBeVisible();
  await expect(page.locator('rect[data-level="1"]')).toHaveCount(4);
  await expect(page.getByText('Review done')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Monday: done')).toBeAttached();
  await expect(page.getByText('Thursday: missed')).toBeAttached();
  const overview = await overviewOf(page);
  expect(overview).toMatchObject({ completed_assessments: 1, total_assessments: 3, average_score: score });
  // What was let pass, and at most what really passed besides: nothing twice.
  expect(overview.total_study_time_seconds).toBeGreaterThanOrEqual(studied);
  expect(overview.total_study_time_seconds).toBeLessThanOrEqual(studied + (Date.now() - began) / 1000);
});

test.describe('with the network cut in the middle', () => {
  // What the browser writes when a call cannot be made.
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

  test('a student reads on, recalls, completes, reviews and takes a quiz, and all of it counts once', async ({
    page,
    context,
    server,
    clock,
  }) => {
    test.setTimeout(240_000);
    const began = Date.now();
    await clock.install(page);
    const { user } = await signedIn(context, server.url);
    await page.goto('/dashboard');
    const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });

    // The first day: its question is not known yet, so that it comes back the next.
    await page.goto(`/sprint/${id}?day=1`);
    await expect(questions(page)).toBeVisible(writing);
    await answerLesson(page, id, 1, false);
    await complete(page).click();
    await expect(isComplete(page, 1)).toBeVisible();

    // The second, in the morning, with a network: reviews and the day are opened, a quiz is begun.
    await page.goto('/dashboard');
    await clock.sleep(page);
    await page.goto('/reviews');
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible();
    const { reviews } = await callAs<Reviews>(page, '/reviews');
    await page.goto(`/sprint/${id}?day=1`);
    const quiz = await beginQuiz(page);
    await page.goto(`/sprint/${id}?day=2`);
    await expect(questions(page)).toBeVisible(writing);
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await clock.pass(page, 90);
    await page.reload();
    await expect(title(page, dayTitles[1]!)).toBeVisible();
    await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
    await clock.pass(page, 60);
    await questions(page).getByRole('radio').first().check();
    await questions(page).getByRole('button', { name: 'Check Answer' }).click();
    await expect(questions(page).getByText(/That’s right\.|Not quite\./)).toBeVisible();
    await complete(page).click();
    await expect(isComplete(page, 2)).toBeVisible();
    await page.goto(`/sprint/${id}?day=1`);
    await page.getByRole('button', { name: 'Take a quiz' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const question of quiz) await answerQuizQuestion(page, question);
    await expect(page.getByText('We’ve saved your result on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/reviews');
    await answerReview(page, reviews);
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeHidden();
    await page.goto(`/sprint/${id}?day=2`);
    await expect(isComplete(page, 2)).toBeVisible();

    // The network comes back the next morning: all of it counts for the day on which it was.
    const key = `outbox_${user.id}`;
    const kept = await page.evaluate((name) => localStorage.getItem(name), key);
    await clock.sleep(page);
    await context.setOffline(false);
    const waiting = () => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').length, key);
    await expect.poll(waiting, writing).toBe(0);
    await page.goto('/progress');
    await expect(page.getByText(/^2 of \d+ days · Best quiz: 100%$/)).toBeVisible();
    const before = await overviewOf(page);
    expect(before.completed_assessments).toBe(1);
    expect(before.total_study_time_seconds).toBeGreaterThanOrEqual(150);
    expect(before.total_study_time_seconds).toBeLessThanOrEqual(150 + (Date.now() - began) / 1000);
    expect(before.streak.current).toBe(3);
    const cards = (await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead;

    // An answer of the server that never arrived has the phone send everything again.
    await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, kept]);
    await page.reload();
    await expect.poll(waiting, writing).toBe(0);
    const after = await overviewOf(page);
    expect({ ...after, recent_activities: [] }).toEqual({ ...before, recent_activities: [] });
    expect((await callAs<Reviews>(page, '/reviews?ahead_days=14')).ahead).toEqual(cards);
  });
});

const hostile = `Cells

1. Diffusion

Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. <script>document.title = 'taken over'</script> <img src="https://evil.example/p.png" onerror="document.title='taken over'"> ![picture](https://evil.example/q.png) It needs no energy from the cell.

2. Osmosis

Osmosis is the movement of water molecules through a partially permeable membrane. [Read more](javascript:document.title='taken') A plant cell placed in pure water becomes turgid because water enters the vacuole by osmosis. <iframe src="https://evil.example/"></iframe>
`;

test('T47 a lesson from a hostile document calls no other origin and runs nothing', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const form = new FormData();
  form.set('file', new Blob([hostile]), 'cells.txt');
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${server.url}/api/v1/documents/upload`, { method: 'POST', headers, body: form });
  const { document_id } = (await uploaded.json()) as { document_id: string };
  const order = `/study/generate?document_id=${document_id}&weeks=4&minutes_per_day=30`;
  const { id } = await callAs<{ id: string }>(page, order, 'POST');

  await page.goto(`/sprint/${id}?day=1`);
  const text = page.getByRole('article');
  await expect(text.getByText('Diffusion is the net movement').first()).toBeVisible(writing);
  await expectHarmless(page);

  // The same by the owner's own hand, or by a model that was talked into it.
  await callAs(page, `/learning-paths/${id}/days/1`, 'PATCH', { title: 'Diffusion', content: hostile });
  await page.reload();
  await expect(text.getByText('Edited by you')).toBeVisible();
  await expect(text.getByText('It needs no energy from the cell.').first()).toBeVisible();
  await expectHarmless(page);
});

async function expectHarmless(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page).not.toHaveTitle(/taken/);
  const lesson = page.getByRole('article');
  await expect(lesson.locator('script, img, iframe, [onerror], a[href^="javascript:" i]')).toHaveCount(0);
}
