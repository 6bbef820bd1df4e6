import type { Page } from '@playwright/test';
import { momentPictures } from './moments.ts';
import type { PictureOf } from './picture-of.ts';
import { productPictures } from './product-pages.ts';
import { statePictures } from './states.ts';

/** A picture of a page as it opens, for a stranger. */
const open = (name: string, path: string) => ({ name, path, as: 'visitor' as const });

/** A picture of a later step of the recovery, as if a code had been asked for in this tab. */
const recovering = (name: string, path: string, resetToken?: string): PictureOf => ({
  ...open(name, '/reset-password'),
  steps: async (page) => {
    await page.evaluate((token) => {
      sessionStorage.setItem('resetEmail', 'adaeze@student.example');
      const progress = { requestId: 'r', resendAt: 0, outbox: '/dev/outbox', ...(token && { resetToken: token }) };
      sessionStorage.setItem('recovery', JSON.stringify(progress));
    }, resetToken);
    await page.goto(path);
    await page.getByRole('link', { name: 'Back' }).waitFor();
  },
});

/** Fills in fields of the onboarding form by their labels, and goes on. */
async function answer(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
    // Leaving the field closes its suggestions.
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back' }).waitFor();
}

/** What loads only when one comes near it. */
async function showLazyPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img[loading=lazy]:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => (image as HTMLImageElement).decode());
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

export const pictures: PictureOf[] = [
  { ...open('landing', '/'), steps: showLazyPictures },
  {
    ...open('landing-outline', '/'),
    steps: async (page) => {
      await showLazyPictures(page);
      await page.getByRole('button', { name: 'CSC 101' }).click();
      await page.getByText('What it covers').waitFor();
    },
  },
  ...['features', 'solutions', 'resources', 'how-it-works', 'mission', 'contact', 'get-started'].map((name) =>
    open(name, `/${name}`),
  ),
  ...['terms', 'accessibility'].map((name) => open(name, `/${name}`)),
  open('signin', '/signin'),
  open('signin-expired', '/signin?expired=true'),
  open('signup', '/signup'),
  open('reset-password', '/reset-password'),
  recovering('recover', '/recover'),
  recovering('enterotp', '/enterotp'),
  recovering('newpassword', '/newpassword', 'a token'),
  open('confirm-email', '/confirm-email?token=broken'),
  open('onboarding', '/onboarding'),
  {
    ...open('onboarding-institution', '/onboarding?step=1'),
    steps: async (page) => {
      await page.getByLabel('University').fill('lagos');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    ...open('onboarding-level', '/onboarding?step=1'),
    steps: async (page) => {
      await answer(page, { University: 'University of Lagos', Faculty: 'Faculty of Computing' });
      await answer(page, { Department: 'Computer Science', Program: 'Computer Science' });
      await page.getByLabel('Level', { exact: true }).fill('100 Level');
      await page.getByLabel('Current courses').fill('COS 101, mth101, ULG-CSC 103');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    ...open('onboarding-signed-out', '/onboarding?step=1'),
    steps: async (page) => {
      await answer(page, { University: 'University of Lagos', Faculty: 'Faculty of Computing' });
      await answer(page, { Department: 'Computer Science', Program: 'Computer Science' });
      await answer(page, { Level: '100 Level' });
      await page.getByRole('button', { name: 'Complete Setup' }).click();
      await page.getByRole('heading', { name: 'Your Personalized Learning Plan' }).waitFor();
    },
  },
  open('privacy', '/privacy'),
  open('not-found', '/no-such-page'),
  {
    ...open('signin-faults', '/signin'),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    },
  },
  ...productPictures,
  ...momentPictures,
  ...statePictures,
];
