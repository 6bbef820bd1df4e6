import type { Locator, Page } from '@playwright/test';
import type { Account } from '../../scripts/lib/account.mjs';
import { callAs } from './practice.ts';
import { expect } from './test.ts';

/** A phone that several people learn on, each under her own name. */

export const PIN = '4071';
export const who = (page: Page) => page.getByRole('heading', { name: 'Who’s learning?' });
export const named = (page: Page, { name }: Account) => page.getByRole('button', { name: new RegExp(`^${name}`) });

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByText('Login into Account')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

export const section = (page: Page) => page.getByRole('region', { name: 'Shared phone' });

async function setPin(page: Page, { password }: Account, alsoOffline: boolean): Promise<void> {
  await page.goto('/settings');
  await section(page).getByRole('button', { name: 'Set a PIN' }).click();
  await section(page).getByLabel('New PIN', { exact: true }).fill(PIN);
  await section(page).getByLabel('Your password').fill(password);
  if (alsoOffline) await section(page).getByLabel('Let my PIN open my account without a connection too').check();
  await section(page).getByRole('button', { name: 'Save PIN' }).click();
  await expect(section(page)).toContainText('Your PIN opens your account here.');
}

export async function share(page: Page, owner: Account, { alsoOffline = false } = {}): Promise<void> {
  await page.goto('/signin');
  await logIn(page, owner);
  await page.goto('/settings');
  await section(page).getByRole('switch').check();
  await expect(section(page)).toContainText('You don’t have one yet');
  await setPin(page, owner, alsoOffline);
}

async function press(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const button = page.getByRole('button', { name });
  // On a wide screen the sidebar is always there. Which of them it is shows with the page, not with its address.
  await expect(menu.or(button).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
  await expect(who(page)).toBeVisible();
}

export const switchLearner = (page: Page) => press(page, 'Switch learner');
export const logOut = (page: Page) => press(page, 'Logout');

export async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Everything that can be read on the phone without a key. */
export const inClear = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('akada');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const read = database.transaction('kept').objectStore('kept').getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      read.onsuccess = () => resolve(read.result);
    });
    database.close();
    return [...keys.map(String), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  });

/** Opens the first day of a new sprint, and gives its link and its questions. */
export async function openDay(page: Page): Promise<{ link: string; questions: Locator }> {
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  const link = `/sprint/${id}?day=1`;
  await page.goto(link);
  const questions = page.getByRole('region', { name: 'Before you go: what do you remember?' });
  await expect(questions).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { link, questions };
}

export async function answerFirst(questions: Locator): Promise<void> {
  await questions.getByRole('radio').first().check();
  await questions.getByRole('button', { name: 'Check Answer' }).click();
  await expect(questions.getByText(/That’s right\.|Not quite\./)).toBeVisible();
}

/** Answers that arrived at the server: without a network they are only tried. */
export function watchArrivals(page: Page): string[] {
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/reviews/from-lesson') && response.ok()) arrived.push(response.url());
  });
  return arrived;
}
