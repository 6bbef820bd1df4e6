import type { BrowserContext } from '@playwright/test';

/** A phone whose own setting asks for little data: so do its requests, and so does what it tells the page. */
export async function askToSave(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
