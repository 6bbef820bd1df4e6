import type { Page } from '@playwright/test';
import { markWords } from './mark-words.ts';
import type { PictureOf } from './picture-of.ts';
import { beginSprint } from './practice.ts';

const lesson = '/library/mth-101/sets-and-venn-diagrams';

async function openFirstCheck(page: Page): Promise<void> {
  const check = page.locator('.check').first();
  await check.locator('details').first().locator('summary').click();
  await check.scrollIntoViewIfNeeded();
}

/** What comes and goes: the first minutes, what one does with a lesson, a phone without a network or with little data. */
export const momentPictures: PictureOf[] = [
  { name: 'library', path: '/library', as: 'visitor' },
  { name: 'library-learner', path: '/library', as: 'learner' },
  { name: 'library-lesson', path: lesson, as: 'visitor' },
  { name: 'library-check', path: lesson, as: 'visitor', inWindow: true, steps: openFirstCheck },
  { name: 'library-saver', path: lesson, as: 'visitor', savesData: true },
  { name: 'landing-saver', path: '/', as: 'visitor', savesData: true },
  { name: 'quick-start', path: '/onboarding', as: 'newcomer' },
  { name: 'home-new', path: '/dashboard', as: 'newcomer' },
  {
    name: 'quick-create',
    path: '/dashboard',
    as: 'newcomer',
    inWindow: true,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Create Sprint' }).first().click();
      await page.getByRole('menuitem', { name: 'Quick create' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'day-marked',
    path: '/dashboard',
    as: 'newcomer',
    inWindow: true,
    steps: async (page) => {
      await beginSprint(page);
      await markWords(page, 'An abacus is a counting tool in which beads are moved along rods');
      await page.getByRole('toolbar', { name: 'Your selection' }).waitFor();
    },
  },
  {
    name: 'day-asked',
    path: '/dashboard',
    as: 'newcomer',
    inWindow: true,
    steps: async (page) => {
      await beginSprint(page);
      await markWords(page, 'An abacus is a counting tool in which beads are moved along rods');
      await page.getByRole('button', { name: 'Ask about this' }).click();
      await page.getByRole('button', { name: 'Explain this' }).click();
      await page.getByRole('list', { name: 'Sources' }).waitFor();
    },
  },
  {
    name: 'day-finished',
    path: '/dashboard',
    as: 'newcomer',
    inWindow: true,
    steps: async (page) => {
      await beginSprint(page);
      await page.getByRole('button', { name: 'Mark day as complete' }).click();
      await page.getByRole('region', { name: /^Day \d is complete\.$/ }).waitFor();
    },
  },
  {
    name: 'achievement',
    path: '/progress',
    as: 'learner',
    inWindow: true,
    steps: async (page) => {
      await page.locator('#achievements button, section:has(h2:text("Achievements")) button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offline',
    path: '/dashboard',
    as: 'learner',
    inWindow: true,
    steps: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await page
        .getByText(/offline/i)
        .first()
        .waitFor();
    },
  },
];
