import type { Locator } from '@playwright/test';

/** Counts what a person does with the thumb: each tap, and each field that is filled in. */
export function countTaps() {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    fill: async (field: Locator, text: string) => {
      count += 1;
      await field.fill(text);
    },
    get count() {
      return count;
    },
  };
}
