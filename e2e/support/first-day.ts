import type { BrowserContext, Page } from '@playwright/test';
import type { MovedClock } from './moved-clock.ts';
import { beginSprint } from './practice.ts';
import { signedIn } from './signed-in.ts';

interface Student {
  page: Page;
  context: BrowserContext;
  server: { url: string };
  clock: MovedClock;
}

/** A new student on the day by which a journey's clock goes, who has begun a sprint; gives its id. */
export async function beginFirstDay({ page, context, server, clock }: Student): Promise<string> {
  await clock.install(page);
  await signedIn(context, server.url);
  await page.goto('/dashboard');
  return beginSprint(page);
}
