import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';

interface FileFromDisk {
  page: Page;
  /** Closes it: it has asked nobody for anything, and met no fault. */
  close: () => Promise<void>;
}

/** Opens a file that left the app as whoever was sent it does: from the disk, on a phone that reaches nothing. */
export async function openFromDisk(browser: Browser, path: string): Promise<FileFromDisk> {
  const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(pathToFileURL(path).href);
  const close = async () => {
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  };
  return { page, close };
}
