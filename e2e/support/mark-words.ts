import type { Page } from '@playwright/test';

/** Marks words of the lesson as a finger or the keys do: by the document's selection. */
export async function markWords(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const text = document.querySelector('article .prose');
    const block = [...(text?.querySelectorAll('p') ?? [])].find((one) => one.textContent?.includes(wanted));
    if (!block) throw new Error(`nowhere: ${wanted}`);
    block.scrollIntoView({ block: 'center' });
    const from = block.textContent?.indexOf(wanted) ?? 0;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let passed = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.nodeValue?.length ?? 0;
      const to = from + wanted.length;
      if (from >= passed && from <= passed + length) range.setStart(node, from - passed);
      if (to >= passed && to <= passed + length) range.setEnd(node, to - passed);
      passed += length;
    }
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  }, words);
}
