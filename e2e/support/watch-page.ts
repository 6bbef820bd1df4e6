import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page may do, whatever a journey is about: call another origin by itself, break the content
 * policy, throw, or write an error to the console. The list fills up while the journey runs.
 */
export function watchPage(context: BrowserContext, ownOrigins: string[], allowedConsole: RegExp[]): string[] {
  const faults: string[] = [];
  const own = new Set(ownOrigins.map((url) => new URL(url).origin));

  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !own.has(origin)) faults.push(`request to ${request.url()}`);
  });

  // Chromium reports breaches of the content policy as errors of the console.
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (isRefusedCall(text, message.location().url) || allowedConsole.some((pattern) => pattern.test(text))) return;
    faults.push(`console: ${text} (${message.location().url})`);
  });

  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return faults;
}

/** The browser notes every 4xx answer by itself; a refused call of the API is an answer, not a fault of the page. */
function isRefusedCall(text: string, url: string): boolean {
  return /^Failed to load resource: .*status of 4\d\d/.test(text) && url.includes('/api/');
}
