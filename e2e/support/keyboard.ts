import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STEPS = 80;

/** Goes on by the Tab key alone until the thing has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `not reached by ${MOST_STEPS} steps`).toBeFocused();
}

export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
