import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { addressPatterns, isAt } from '../support/all-addresses.ts';
import { askToSave } from '../support/ask-to-save.ts';
import { type DemoWorld, demoAccounts, prepareWorld, startDemoServer } from '../support/demo-world.ts';
import { pictures } from '../support/pages.ts';
import type { PictureOf } from '../support/picture-of.ts';
import { keepSession } from '../support/signed-in.ts';
import { test as base, expect } from '../support/test.ts';

/** The people and things of the demonstration, on a server of their own. */
const test = base.extend<object, { world: DemoWorld }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  world: [async ({ server }, use) => use(await prepareWorld(server.url)), { scope: 'worker', timeout: 200_000 }],
});

test.describe.configure({ mode: 'parallel' });
// Wrong and closed addresses are answered by 404, which the browser notes; some pages are looked at without a network.
test.use({
  allowedConsole: [/status of (404|400|401)|ERR_INTERNET_DISCONNECTED|was not recorded|was not brought in line/],
});

/** Addresses that show no page of their own, and what they lead to. */
const leadElsewhere: Record<string, string> = {
  '/sprints/:id': '/sprint/:uniqueId',
  '/q/:code': '/quiz/:quizId',
  // Whoever is signed in is sent on, a moment after its heading was there.
  '/auth/complete': '/dashboard',
};

const shown = pictures.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
const byThemselves = addressPatterns.filter(
  (pattern) => !pattern.includes(':') && !(pattern in leadElsewhere) && !shown.some((path) => isAt(pattern, path)),
);
const asTheyOpen: PictureOf[] = byThemselves.map((path) => ({ name: path, path, as: 'learner' }));

/** Strangers read columns of text, which a wide screen leaves as they are but for these. */
const wideForStrangers = ['signin', 'signup', 'onboarding', 'reset-password', 'library', 'quiz-form', 'study'];
const differsOnDesk = ({ name, as, steps }: PictureOf) =>
  name === 'landing' || (!steps && (as !== 'visitor' || wideForStrangers.includes(name)));

// What is done on a page is the same on a desk; its layout differs there.
for (const picture of [...pictures, ...asTheyOpen]) {
  test(`${picture.name} is accessible in both themes${differsOnDesk(picture) ? ' @both' : ''}`, async ({
    page,
    context,
    server,
    world,
  }) => {
    const { as, path, savesData, steps } = picture;
    if (savesData) await askToSave(context);
    if (as === 'newcomer') await keepSession(context, await createAccount(server.url));
    else if (as !== 'visitor') await keepSession(context, await logIn(server.url, demoAccounts[as]));
    await page.goto(typeof path === 'string' ? path : path(world));
    // Also where an open dialog hides it from whoever hears the page.
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(/^Loading.*(…|\.\.\.)$/).first()).toBeHidden();
    await expect(page).toHaveTitle(/ · Akada$/);
    await steps?.(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('every address of the product is among these pages', async ({ world }) => {
  const visited = [...pictures.map(({ path }) => (typeof path === 'string' ? path : path(world))), ...byThemselves];
  const missing = addressPatterns.filter(
    (pattern) => !(pattern in leadElsewhere) && !visited.some((path) => isAt(pattern, path)),
  );
  expect(missing, 'addresses that no page in e2e/support shows').toEqual([]);
});
