import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drawnPages } from '../support/drawn-pages.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** Reading a page takes seconds, and on a busy machine its turn comes later. */
const WHILE_READING = { timeout: 90_000 };

const osmosis = {
  lines: [
    'Osmosis in plant cells',
    'Osmosis is the movement of water across a',
    'partly permeable membrane into a stronger',
    'solution. A plant cell placed in pure water',
    'takes up water and becomes turgid. The cell',
    'wall stops the cell from bursting.',
  ],
};
const plasmolysis = {
  lines: [
    'Plasmolysis',
    'Plasmolysis is the shrinking of the cell',
    'contents away from the cell wall when a cell',
    'loses water to a strong salt solution.',
    'Limp lettuce becomes crisp again when it is',
    'put into pure water.',
  ],
};

/** Photographs that were chosen on the shelf, and are cut out and small. */
async function bringPhotos(page: Page, pages: Parameters<typeof drawnPages>[1]): Promise<void> {
  await page.goto('/studentassessments');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await page.getByLabel('Photos of pages').setInputFiles(await drawnPages(page, pages));
  await expect(page.getByRole('heading', { name: 'Are these your pages?' })).toBeVisible();
}

test('a student photographs two pages, orders, checks and uses them, and asks about them @core', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await signedIn(context, server.url);
  await bringPhotos(page, [plasmolysis, osmosis]);
  await expect(page.getByRole('button', { name: 'Read 2 pages' })).toBeEnabled();
  await expect(page.getByText(/kB to send, less than ₦1/)).toBeVisible();
  await expectAccessible(page);

  // The page was found in its photograph; its corners can be moved by keys as well.
  await page.getByRole('button', { name: 'Cut or turn page 1' }).click();
  const corner = page.getByRole('button', { name: 'Top left corner' });
  await corner.focus();
  await corner.press('ArrowDown');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  // They were photographed in the wrong order.
  await page.getByRole('button', { name: 'Move page 2 forward' }).click();
  await expect(page.getByText('Now page 1 of 2')).toBeAttached();
  await page.getByLabel('What are these notes?').fill('Cells and water');
  await page.getByRole('button', { name: 'Read 2 pages' }).click();
  await expect(page.getByRole('heading', { name: 'All 2 pages are read' })).toBeVisible(WHILE_READING);

  // Any word can be put right, with the cut of its line above it; those in doubt are offered first.
  await page.getByRole('button', { name: /^1/ }).click();
  await page.getByRole('button', { name: 'Fix another word' }).click();
  await page.getByRole('button', { name: /^turgid/ }).click();
  await expect(page.getByRole('img', { name: /^Photo of the line: .*turgid/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Type it' }).click();
  await page.getByLabel('The word as it’s written').fill('swollen.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'swollen.' })).toBeVisible();

  await page.getByRole('button', { name: 'Use these notes' }).click();
  await expect(page.getByRole('heading', { name: /^Summary of/ })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Your message').fill('What is plasmolysis?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await page.getByLabel('Your message').press('Enter');
  // The place is shown on her own photograph.
  await page.getByRole('button', { name: /^\[1\] .*page 2/ }).click();
  await expect(page.getByRole('img', { name: 'The photo of page 2, with the line marked' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Check the words' }).click();
  await expect(page.getByRole('button', { name: 'Back to these notes' })).toBeVisible();
});

test('a photo in the dark is told at once, and taken again', async ({ page, context, server }) => {
  test.slow();
  await signedIn(context, server.url);
  await bringPhotos(page, [osmosis, { ...plasmolysis, light: 'dark' }]);
  await page.getByRole('button', { name: 'Read 2 pages' }).click();
  await page.getByRole('button', { name: '2 too dark' }).click(WHILE_READING);
  await expect(page.getByRole('heading', { name: 'This photo is too dark: take it again' })).toBeVisible();
  await expectAccessible(page);
  const [better] = await drawnPages(page, [plasmolysis]);
  if (!better) throw new Error('No page was drawn');
  await page.getByLabel('Photos of pages').setInputFiles(better);
  await page.getByRole('button', { name: 'Read 1 page' }).click();
  await expect(page.getByRole('heading', { name: 'All 2 pages are read' })).toBeVisible(WHILE_READING);
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(2);
});

test.describe('without a network', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  test('pages stay on the phone through a reload, and go out once', async ({ page, context, server }) => {
    test.slow();
    await signedIn(context, server.url);
    await bringPhotos(page, [osmosis, plasmolysis]);
    await expect(page.getByRole('button', { name: 'Read 2 pages' })).toBeEnabled();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Read 2 pages' }).click();
    await expect(page.getByText(/Your pages are safe on this phone/)).toBeVisible();
    await expect(page.getByText('2: to send')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All 2 pages are read' })).toBeVisible(WHILE_READING);
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(2);
  });
});

test('a corner is dragged to the edge of the page, and stays there', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await bringPhotos(page, [osmosis]);
  await expect(page.getByRole('button', { name: 'Read 1 page' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cut or turn page 1' }).click();
  const corner = page.getByRole('button', { name: 'Bottom right corner' });
  const middle = async () => {
    const box = await corner.boundingBox();
    if (!box) throw new Error('The corner is not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y - 30, { steps: 4 });
  await page.mouse.up();
  const to = await middle();
  expect([Math.round(from.x - to.x), Math.round(from.y - to.y)]).toEqual([20, 30]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Read 1 page' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cut or turn page 1' }).click();
  await expect.poll(async () => Math.abs((await middle()).x - to.x)).toBeLessThan(3);
});

test('an iPhone’s own format is refused with what to do', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.goto('/studentassessments');
  const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await page.getByLabel('Photos of pages').setInputFiles(photo);
  await expect(page.getByText(/We can’t open HEIC photos: on your iPhone, go to Settings/)).toBeVisible();
});

test('a question of a photographed paper is shown on its photo', async ({ page, context, server }) => {
  test.slow();
  await signedIn(context, server.url);
  const lines = [
    'MTH 101 Examination 2022/2023',
    '1. What is the sum of seven and eight?',
    'A. twelve   B. fifteen   C. twenty',
    '2. Which of these numbers is a prime?',
    'A. nine   B. fifteen   C. seventeen',
  ];
  await bringPhotos(page, [{ lines }]);
  await page.getByRole('button', { name: 'Read 1 page' }).click();
  await page.getByRole('button', { name: 'Use these notes' }).click(WHILE_READING);
  await expect(page.getByRole('heading', { name: /^Summary of/ })).toBeVisible({ timeout: 30_000 });
  const { documents } = await callAs<{ documents: { document_id: string }[] }>(page, '/documents');
  const brought = { document_id: documents[0]?.document_id };
  const { id } = await callAs<{ id: string }>(page, '/papers', 'POST', brought);

  await page.goto(`/papers/${id}`);
  await page.getByRole('link', { name: 'See it on the page' }).first().click();
  await expect(page.getByRole('img', { name: 'The photo of page 1, with the line marked' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(new RegExp(`/papers/${id}$`));
});

test('where photos can’t be read, none are asked for', async ({ page, context, server }) => {
  await signedIn(context, server.url);
  await page.route('**/api/v1/scans', (route) => route.fulfill({ json: { scans: [], can_read: false } }));
  await page.goto('/studentassessments');
  await expect(page.getByText('Photos can’t be read here. Bring a file with text instead.').first()).toBeVisible();
  await expect(page.getByLabel('Photos of pages')).toHaveCount(0);
  await page.goto('/papers/new');
  await expect(page.getByText('Photos can’t be read here. Bring a file with text instead.')).toBeVisible();
  await expect(page.getByLabel('Photos of pages')).toHaveCount(0);
});
