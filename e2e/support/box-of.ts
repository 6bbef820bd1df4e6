import type { Locator } from '@playwright/test';

/** Where something stands on the page. What is not there has no place: that is a fault, not the top left corner. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
