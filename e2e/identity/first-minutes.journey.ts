import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { boxOf } from '../support/box-of.ts';
import { choose } from '../support/choose.ts';
import { countTaps } from '../support/counted-taps.ts';
import { lectureDeck } from '../support/lecture-deck.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { textSizes } from '../support/text-sizes.ts';

type Taps = ReturnType<typeof countTaps>;

const LESSON = '/library/mth-101/sets-and-venn-diagrams';
const firstCheck = (page: Page) => page.getByRole('group', { name: 'Check yourself' }).first();
const verdict = (page: Page) => firstCheck(page).locator('details[open] .check-verdict');
const keepThis = (page: Page) => page.getByRole('link', { name: 'Sign up to save this' });

async function signUp(page: Page, taps: Taps = countTaps()) {
  await taps.fill(page.getByLabel('Name'), 'Ngozi');
  await taps.fill(page.getByLabel('Email'), `ngozi-${test.info().workerIndex}-${Date.now()}@student.example`);
  await taps.fill(page.getByLabel('Password', { exact: true }), 'a long pass phrase');
  await taps.tap(page.getByLabel('I agree to the Terms & Policy'));
  await taps.tap(page.getByRole('button', { name: 'Sign Up', exact: true }));
}

test('the landing page tells it in one screen of a phone: two doors, and one tap to a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const read = page.getByRole('link', { name: 'Read the lesson' });
  for (const target of [
    page.getByRole('link', { name: /^I study/ }),
    page.getByRole('link', { name: /^I teach/ }),
    read,
  ]) {
    expect((await boxOf(target)).bottom).toBeLessThanOrEqual(600);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);

  const taps = countTaps();
  await taps.tap(read);
  await expect(page).toHaveURL(LESSON);
  await expect(firstCheck(page)).toBeVisible();
  expect(taps.count).toBe(1);
});

test('from the landing page by the door “I study” two taps lead to reading', async ({ page }) => {
  const taps = countTaps();
  await page.goto('/');
  await taps.tap(page.getByRole('link', { name: /^I study/ }));
  await taps.tap(page.getByRole('link', { name: /^Read the first lesson/ }).first());
  await expect(firstCheck(page)).toBeVisible();
  expect(taps.count).toBe(2);
});

test('a lesson is kept in an account of one’s own with at most 6 taps and fields', async ({ page }) => {
  await page.goto(LESSON);
  await firstCheck(page).locator('details.check-right summary').click();
  const taps = countTaps();
  await taps.tap(keepThis(page));
  await signUp(page, taps);
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(page.getByText('Saved: your lesson and 1 check')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(6);
});

test('a tick counts whose thumb is down when the page comes to life', async ({ page }) => {
  let release = () => {};
  const isTime = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  const terms = page.getByLabel('I agree to the Terms & Policy');
  const { x, y } = await boxOf(terms);
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  release();
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(terms).toBeChecked();
});

test('from the landing page by the quick start to an own sprint takes at most 12 taps and fields @core @both', async ({
  page,
}) => {
  const taps = countTaps();
  await page.goto('/');
  await taps.tap(page.getByRole('main').getByRole('link', { name: 'Sign up' }).first());
  await signUp(page, taps);
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible();
  await taps.fill(page.getByLabel('University'), 'University of Lagos');
  await taps.fill(page.getByLabel('Level'), '100 Level');
  await taps.fill(page.getByLabel('Current courses'), 'MTH 101');
  await taps.tap(page.getByRole('button', { name: 'Make my plan' }));
  await expect(page.getByRole('heading', { name: 'Your Personalized Learning Plan' })).toBeInViewport();
  await taps.tap(page.getByRole('button', { name: /^Start Now/ }).first());
  const dayOne = page.getByRole('dialog', { name: 'Quick Tour' }).getByRole('link', { name: 'Go to day 1' });
  await expect(dayOne).toBeVisible();
  await page.reload();
  await taps.tap(dayOne);
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(page.getByRole('heading', { name: 'Sets and Venn diagrams' }).first()).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(12);
});

test('from a plain sign-up to the first lesson takes at most 8 taps and fields', async ({ page }) => {
  const taps = countTaps();
  await page.goto('/');
  await taps.tap(page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first());
  await signUp(page, taps);
  await taps.tap(page.getByRole('button', { name: /^Start MTH 101/ }));
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(firstCheck(page)).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(8);

  // The logo leads to the public page, which shows the way back first.
  await page.goto('/');
  const home = page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' });
  await expect(home).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL('/dashboard');
});

test('who finds out on the welcome page that she teaches has a lecturer’s Home at once', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'I teach' }).click();
  await expect(page.getByRole('heading', { name: 'Make a quiz from your slides' })).toBeVisible();
});

test('every step of the setup can wait, and there is a plan all the same', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  for (const heading of ['Where do you study?', 'What do you study?', 'What level are you at?']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Later' }).click();
  }
  await expect(page.getByRole('heading', { name: 'How do you like to learn?' })).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('list', { name: 'Recommended sprints' })).toContainText('GST 111');
  await expect(page.getByText(/^Add your program to see what CCMAS asks for/)).toBeVisible();
});

test('the create menu makes a sprint of a topic and the minutes of a day', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Sprint' }).click();
  await page.getByRole('menuitem', { name: 'Quick create' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick create' });
  await dialog.getByRole('button', { name: 'Create now' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a course topic');
  await dialog.getByLabel('What do you want to learn?').fill('MTH 101');
  await choose(dialog.getByRole('radio', { name: '45 minutes' }));
  await dialog.getByRole('button', { name: 'Create now' }).click();
  await expect(page).toHaveURL(/\/sprint\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Sets and Venn diagrams' }).first()).toBeVisible();
});

test('a check that is answered in a sprint joins the reviews', async ({ page, context, server }) => {
  const { accessToken } = await signedIn(context, server.url);
  const call = (path: string, body?: object) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then((response) => response.json());
  const { id } = await call('/learning-paths/', { topic: 'MTH 101' });
  await page.goto(`/sprint/${id}?day=1`);
  const sent = page.waitForResponse((response) => response.url().endsWith('/reviews/from-checks'));
  await firstCheck(page).locator('details.check-right summary').click();
  await sent;
  const { ahead } = await call('/reviews?ahead_days=14');
  expect(ahead).toMatchObject([{ sprint_id: id, day: 1 }]);
});

test('who comes in by the door “I teach” makes a quiz from slides on one page, and settings remember it', async ({
  page,
}) => {
  const taps = countTaps();
  await page.goto('/');
  await page.getByRole('link', { name: /^I teach/ }).click();
  await expect(page.getByText(/^For lecturers/)).toBeVisible();
  await signUp(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Quizzes', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Make a quiz from your slides' })).toBeVisible();
  expect((await textSizes(page)).length, 'sizes of text').toBeLessThanOrEqual(5);
  await page.getByLabel(/^Drop your slides here/).setInputFiles(lectureDeck);
  await taps.tap(page.getByRole('button', { name: 'Make the quiz' }));
  await expect(page).toHaveURL(/\/quizzes\/[^/]+\/drafts$/, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
  expect(taps.count).toBe(1);

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Check the drafts' })).toBeVisible();
  await page.getByRole('link', { name: /^From a document/ }).click();
  await expect(page).toHaveURL('/quizzes/new');
  await expect(page.getByText(/^Drop your slides here/)).toBeInViewport();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'My Learning Sprints' }).click();
  await expect(page.getByRole('heading', { name: 'My Learning Sprints', level: 1 })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'I teach' })).toBeChecked();
  await page.getByRole('radio', { name: 'I study' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'I study' })).toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Learning Sprints', level: 1 })).toBeVisible();
});

test('a visitor answers a check and marks the lesson as read, signs up, and finds both in an own sprint @both', async ({
  page,
}) => {
  await page.goto(LESSON);
  await expect(keepThis(page)).toBeHidden();
  await firstCheck(page).locator('details.check-wrong summary').first().click();
  await expect(verdict(page)).toHaveText('Not yet');
  await expect(page.getByText('1 check done, saved on this device only')).toBeVisible();

  await page.reload();
  await expect(verdict(page)).toHaveText('Not yet');
  await page.getByRole('button', { name: 'Mark day as complete' }).click();
  await expect(page.getByText('Lesson read, 1 check done, saved on this device only')).toBeVisible();
  await expect(page.getByRole('region', { name: 'That’s “Sets and Venn diagrams” done.' })).toBeFocused();

  await keepThis(page).click();
  await signUp(page);
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(page.getByRole('heading', { name: 'Sets and Venn diagrams' }).first()).toBeVisible();
  await expect(page.getByText('Saved: your lesson and 1 check')).toBeVisible();
  await expect(page.getByText(/1 of \d+ checks/)).toBeVisible();
  await expect(verdict(page)).toHaveText('Not yet');
  const finished = page.getByRole('region', { name: 'Day 1 is complete.' });
  await expect(finished).toBeInViewport();
  await expect(finished).toContainText('Day 1 of your streak!');

  await finished.getByRole('link', { name: /^Next: / }).click();
  await expect(page).toHaveURL(/day=2$/);
  await expect(page.getByText('Saved: your lesson and 1 check')).toBeHidden();
  await page.goBack();
  await expect(verdict(page)).toHaveText('Not yet');
  await expect(page.getByText(/1 of \d+ checks/)).toBeVisible();

  await page.goto('/progress');
  await expect(page.getByText(/Sets and Venn diagrams/).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const read = async (path: string) => (await fetch(`/api/v1${path}`, { headers })).json();
    return { sprints: await read('/sprints'), reviews: await read('/reviews?ahead_days=14') };
  });
  expect(kept.sprints.sprints).toMatchObject([{ course_code: 'MTH 101', completed_days: 1 }]);
  expect(kept.reviews.ahead).toMatchObject([{ day_title: 'Sets and Venn diagrams' }]);
});

test('who reads a lesson to its end and did nothing else is offered an account, and goes on there', async ({
  page,
}) => {
  await page.goto(LESSON);
  await page.getByRole('link', { name: 'Sign up for the next lesson' }).click();
  await signUp(page);
  await expect(page).toHaveURL(/\/sprint\/[^/]+\?day=1$/);
  await expect(page.getByText('Saved: your lesson', { exact: true })).toBeVisible();
  await expect(page.getByText('Section 9 of 9')).toBeVisible();
});

test('on a shared phone an account that has sprints is asked whose lesson it is', async ({ page, context, server }) => {
  await page.goto(LESSON);
  await firstCheck(page).locator('details.check-right summary').click();
  await expect(keepThis(page)).toBeVisible();
  const account = await signedIn(context, server.url);
  await fetch(`${server.url}/api/v1/learning-paths/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'COS 101' }),
  });
  await page.goto('/kept-lesson');
  await expect(page.getByRole('heading', { name: 'Is “Sets and Venn diagrams” yours?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It’s not mine' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('openLessons'))).toBe('[]');
});

test.describe('without a network', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('an open lesson is read and answered on, and what was answered is there after a reload', async ({
    page,
    context,
  }) => {
    await page.goto(LESSON, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const isKept = async () => (await (await caches.open('akada-pages')).match(location.pathname)) !== undefined;
      while (!(await isKept())) await new Promise(requestAnimationFrame);
    });
    await context.setOffline(true);
    await firstCheck(page).locator('details.check-right summary').click();
    await expect(page.getByText('1 check done, saved on this device only')).toBeVisible();
    await page.reload();
    await expect(verdict(page)).toHaveText('Right');
    await expect(keepThis(page)).toBeVisible();
    await context.setOffline(false);
  });
});
