import type { Page } from '@playwright/test';

/** The sizes of the words on a page, in pixels; the word of the logo and the initial in the header are drawings. */
export async function textSizes(page: Page): Promise<number[]> {
  const sizes = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<number>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest('header, script, style')) continue;
      const isSeen = element.checkVisibility() && element.getBoundingClientRect().width > 1;
      if (isSeen) found.add(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return [...found];
  });
  return sizes.sort((one, other) => one - other);
}
