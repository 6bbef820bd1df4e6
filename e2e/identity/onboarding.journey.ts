import type { Page } from '@playwright/test';
import { logIn } from '../../scripts/lib/account.mjs';
import { keepSession, signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const suggestion = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function signUp(page: Page) {
  await page.getByLabel('Name').fill('Ẹniọlá');
  await page.getByLabel('Email').fill(`eniola-${test.info().workerIndex}-${Date.now()}@student.example`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByLabel('I agree to the Terms & Policy').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

const endOnServer = ({ accessToken }: { accessToken: string }, url: string) =>
  fetch(`${url}/api/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });

/** The first step, kept in the browser and on the server. */
async function beginAt(page: Page, university: string) {
  await page.goto('/onboarding');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByLabel('University').fill(university);
  await page.getByLabel('Faculty').fill('Puppetry');
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/user-preferences') && response.request().postDataJSON()?.onboarding_step === 2,
  );
  await next(page).click();
  await stored;
}

/** From the welcome to the last step, with suggestions where the catalogue has them. */
async function fillIn(page: Page, level = '100 Level') {
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('University').fill('unilag');
  await suggestion(page, /University of Lagos/).click();
  await page.getByLabel('Faculty').fill('comput');
  await suggestion(page, /^Computing/).click();
  await next(page).click();

  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Department').fill('computer sci');
  await suggestion(page, /^Computer Science/).click();
  await page.getByLabel('Program').click();
  await suggestion(page, /B\.Sc\. Computer Science/).click();
  await next(page).click();

  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Level').fill(level);
  await page.getByLabel('Semester').fill('First Semester');
  await page.getByLabel('Current courses').fill('cos101, , UNILAG-CSC 134');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Current courses').fill('elementary math');
  await suggestion(page, /^MTH 101/).click();
  await expect(page.getByRole('list', { name: 'Your courses' }).getByRole('listitem')).toHaveText([
    'cos101',
    'UNILAG-CSC 134',
    'MTH 101',
  ]);
  await next(page).click();
  await expect(page.getByRole('radio', { name: 'Mixed' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^CCMAS/ })).toBeChecked();
}

test('a new student sets up, sees a plan that follows the curriculum, takes the tour and arrives @core @both', async ({
  page,
}) => {
  await page.goto('/signup');
  await signUp(page);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible();

  await fillIn(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  await expect(page.getByRole('heading', { name: 'Your Personalized Learning Plan' })).toBeFocused();
  const cards = page.getByRole('list', { name: 'Recommended sprints' }).getByRole('listitem');
  await expect(cards.first()).toContainText('COS 101');
  await expect(cards.first()).toContainText('4 weeks');
  await expect(page.getByText(/^CCMAS asks for \d+ courses/)).toContainText('You’re taking 2 of them');
  await expect(page.getByText('UNILAG-CSC 134')).toBeVisible();
  await expect(page.getByText(/^We mostly work out semesters .*National Universities Commission/)).toBeVisible();

  await page.reload();
  await expect(cards.first()).toContainText('COS 101');
  await cards
    .nth(1)
    .getByRole('button', { name: /^Start Now/ })
    .click();

  const tour = page.getByRole('dialog', { name: 'Quick Tour' });
  await expect(tour.getByRole('heading', { name: 'Navigate Sprints' })).toBeVisible();
  await page.goBack();
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour.getByRole('heading', { name: 'Earn Achievements' })).toBeVisible();
  await tour.getByRole('button', { name: 'Back' }).click();
  for (let slide = 0; slide < 3; slide++) await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour.getByRole('heading', { name: 'Get Help Anytime' })).toBeVisible();
  await tour.getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL('/dashboard');
  const sprints = page.getByRole('list', { name: 'Your sprints' }).getByRole('listitem');
  await expect(sprints).toHaveCount(1);
  await expect(sprints).toContainText('MTH 101');
  const drafts = page.getByRole('list', { name: 'Recommended for you' }).getByRole('listitem');
  await expect(drafts.filter({ hasText: 'MTH 101' })).toHaveCount(0);
  await drafts
    .first()
    .getByRole('button', { name: /^Start Now/ })
    .click();
  await expect(page).toHaveURL(/\/sprint\/[^/]+$/);
  await page.goBack();
  await expect(sprints.first()).toContainText('COS 101');
});

test('a visitor answers without an account, signs up, and the plan is made', async ({ page }) => {
  await page.goto('/onboarding');
  await fillIn(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('You need an account before we can make your sprints.')).toBeVisible();
  await expect(page.getByText('B.Sc. Computer Science')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await signUp(page);
  await expect(page.getByRole('list', { name: 'Recommended sprints' })).toContainText('COS 101');
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await page.getByRole('button', { name: 'Skip tour and go to dashboard' }).click();
  await expect(page.getByRole('list', { name: 'Recommended for you' })).toContainText('COS 101');
});

test.describe('after an expired session', () => {
  // Answers that were on their way when it was over are refused.
  test.use({ allowedConsole: [/Preferences were not saved/] });

  test('answers given after somebody’s session had expired survive the sign-up, and show nothing of that person', async ({
    page,
    context,
    server,
  }) => {
    const before = await signedIn(context, server.url);
    await beginAt(page, 'The college of the other');
    await endOnServer(before, server.url);
    await page.reload();
    await expect(page).toHaveURL('/signin?expired=true');
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();

    await page.goto('/onboarding');
    await expect(page.getByText('We’ve saved your answers.')).toBeHidden();
    await fillIn(page);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await signUp(page);
    await expect(page.getByRole('list', { name: 'Recommended sprints' })).toContainText('COS 101');
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toContain('The college of the other');
  });

  test('who signs in again after an expired session goes on where the answers stood', async ({
    page,
    context,
    server,
  }) => {
    const account = await signedIn(context, server.url);
    await beginAt(page, 'My own college');
    await endOnServer(account, server.url);
    await page.reload();
    await expect(page).toHaveURL('/signin?expired=true');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/onboarding?step=2');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('University')).toHaveValue('My own college');
  });
});

test('the back button, a reload and another device go on in the middle', async ({ page, context, browser, server }) => {
  const account = await signedIn(context, server.url);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByLabel('University').fill('My own college');
  await page.getByLabel('Faculty').fill('Puppetry');
  await next(page).click();
  await page.getByLabel('Department').fill('Strings');
  await page.goBack();
  await expect(page.getByLabel('University')).toHaveValue('My own college');
  await page.goForward();
  await expect(page.getByLabel('Department')).toHaveValue('Strings');
  await page.reload();
  await expect(page.getByLabel('Department')).toHaveValue('Strings');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Faculty')).toHaveValue('Puppetry');
  await next(page).click();
  await page.goto('/privacy');
  const stored = page.waitForResponse((response) => response.url().endsWith('/user-preferences'));
  await page.goto('/onboarding');
  await expect(page.getByLabel('Department')).toHaveValue('Strings');
  await stored;

  const other = await browser.newContext();
  await keepSession(other, { ...account, ...(await logIn(server.url, account)) });
  const there = await other.newPage();
  await there.goto('/onboarding');
  await expect(there.getByText('We’ve saved your answers.')).toBeVisible();
  await there.getByRole('button', { name: "Let's Get Started" }).click();
  await expect(there.getByLabel('Department')).toHaveValue('Strings');
  await other.close();
});

test.describe('when the plan cannot be saved', () => {
  test.use({ allowedConsole: [/Failed to save onboarding data|Failed to load resource/] });

  test('the chosen standard, program and level are shown, and Retry makes the plan', async ({
    page,
    context,
    server,
  }) => {
    await signedIn(context, server.url);
    await page.route('**/api/v1/onboarding/academic-profile', (route) => route.abort());
    await page.goto('/onboarding');
    await fillIn(page);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('We couldn’t make any sprints yet.')).toBeVisible();
    await expect(page.getByText('CCMAS', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('We couldn’t make any sprints yet.')).toBeVisible();
    await page.unroute('**/api/v1/onboarding/academic-profile');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Recommended sprints' })).toContainText('COS 101');
  });

  test('a level without a number is the failure path, and Retry leads back to it', async ({
    page,
    context,
    server,
  }) => {
    await signedIn(context, server.url);
    await page.goto('/onboarding');
    await fillIn(page, 'Fresher');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('Your level, “Fresher”, has no number in it.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Level')).toHaveAttribute('aria-invalid', 'true');
  });
});
