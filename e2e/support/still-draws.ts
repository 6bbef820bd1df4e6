import type { BrowserContext, Page } from '@playwright/test';

const PATIENCE_MS = 5000;

/** What a journey that failed should know of its pages: one that is not drawn any more is a fault of the browser. */
export async function pagesThatStand(context: BrowserContext): Promise<string[]> {
  const states = await Promise.all(context.pages().map(stateOf));
  return states.filter((state) => state !== '');
}

async function stateOf(page: Page): Promise<string> {
  if (!(await comes(page.evaluate(() => true)))) return `${page.url()} answers no script`;
  const frame = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)).then(() => true));
  return (await comes(frame)) ? '' : `${page.url()} answers scripts, and is not drawn`;
}

const comes = (awaited: Promise<boolean>) =>
  Promise.race([
    awaited.catch(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
  ]);
