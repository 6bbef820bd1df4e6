import { test as base } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { pagesThatStand } from './still-draws.ts';
import { watchPage } from './watch-page.ts';

interface Options {
  /** Other origins that this journey visits on purpose, such as a loopback identity provider. */
  allowedOrigins: string[];
  /** Messages in the console that this journey provokes on purpose, such as those of an offline browser. */
  allowedConsole: RegExp[];
}

interface WorkerOptions {
  /** Settings of the server for the journeys of one file, such as the address of a loopback mail server. */
  serverEnv: Record<string, string>;
}

/**
 * Journeys use this instead of Playwright's own `test`: each worker has the built server with a database of its own,
 * and a journey fails when a page calls another origin, breaks the content policy or writes an error.
 * Titles with `@desktop` run at 1280 px, those with `@both` at 360 and 1280 px, all others at 360 px.
 */
export const test = base.extend<Options, WorkerOptions & { server: BuiltServer }>({
  allowedOrigins: [[], { option: true }],
  allowedConsole: [[], { option: true }],

  serverEnv: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ serverEnv }, use) => {
      const server = await startBuiltServer({ env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // Not for every journey by itself: one that opens no page needs no browser.
  context: async ({ context, server, allowedOrigins, allowedConsole }, use, journey) => {
    const faults = watchPage(context, [server.url, ...allowedOrigins], allowedConsole);
    await use(context);
    if (journey.status !== journey.expectedStatus) faults.push(...(await pagesThatStand(context)));
    if (faults.length > 0) throw new Error(`The journey was not clean:\n${faults.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
