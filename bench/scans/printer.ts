import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../scripts/lib/chromium.mjs';
import { PAGE } from './page.ts';

/** Chromium prints a page at 300 pixels an inch. */
const PIXELS = 300 / 96;

export interface Printer {
  print(html: string): Promise<Buffer>;
  /** How much of the page's height its text takes. */
  fill(html: string): Promise<number>;
  close(): Promise<void>;
}

export async function startPrinter(): Promise<Printer> {
  const browser: Browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumArguments });
  const context = await browser.newContext({ viewport: PAGE, deviceScaleFactor: PIXELS });
  const page = await context.newPage();
  return {
    async print(html) {
      await page.setContent(html);
      return page.screenshot({ type: 'png' });
    },
    async fill(html) {
      await page.setContent(html);
      return page.evaluate(
        ({ height }) => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) / height,
        PAGE,
      );
    },
    close: () => browser.close(),
  };
}
