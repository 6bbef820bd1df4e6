import { expect, type Locator } from '@playwright/test';

/**
 * Taps what a person would: the label. The field may lie hidden below it, and a forced click on it hits whatever stands
 * there while the page still moves.
 */
export async function choose(option: Locator): Promise<void> {
  await option.locator('xpath=ancestor::label[1]').click();
  await expect(option).toBeChecked();
}
