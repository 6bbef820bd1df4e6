import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Deck } from '../../contract/src/client.ts';
import { callAs } from '../support/practice.ts';
import { signedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// A student has cards made from her notes, studies them with keys and once without a network, and takes them along.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|was not recorded|was not brought in line/] });

const notes = `Movement across membranes

Osmosis is the movement of water molecules through a membrane that lets no salt pass. Diffusion is the spread of particles from where they are many to where they are few. Turgor pressure is the pressure that the swollen contents of a cell exert on the cell wall.

A vacuole is a space in a cell that holds the watery sap. Plasmolysis is the shrinking of the cytoplasm away from the cell wall.
`;

async function upload(url: string, token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([notes]), 'membranes.txt');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/documents/upload`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { document_id: string }).document_id;
}

const DAY_MS = 86_400_000;

const turn = (page: Page) => page.getByRole('button', { name: 'Turn the card' });
const grades = (page: Page) => page.getByRole('group', { name: 'How did it go?' });

test('cards are made from notes, studied with keys and offline, changed, dropped and exported @core', async ({
  page,
  context,
  server,
}) => {
  const { accessToken } = await signedIn(context, server.url);
  const id = await upload(server.url, accessToken);
  const deckOf = () => callAs<Deck>(page, `/cards?document_id=${id}`);

  // From the list of documents to the cards, which are made at once.
  await page.goto('/studentassessments');
  await page.getByRole('link', { name: /^Cards from/ }).click();
  await expect(page.getByText('What is osmosis?')).toBeVisible();
  const { cards } = await deckOf();
  // The answers are recalled before they are read.
  await expect(page.getByText(cards[0]!.back)).toBeHidden();
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(page.getByText(cards[0]!.back)).toBeVisible();

  // One is changed, one is dropped, one is written.
  await page.getByRole('button', { name: 'More: What is osmosis?' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Front: the question').fill('What does osmosis mean?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What does osmosis mean?')).toBeVisible();
  await page.getByRole('button', { name: `More: ${cards.at(-1)?.front}` }).click();
  await page.getByRole('menuitem', { name: 'Drop' }).click();
  await page.getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByText(cards.at(-1)!.front)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Write a card' }).click();
  await page.getByLabel('Front: the question').fill('What did the lecturer stress?');
  await page.getByLabel('Back: the answer').fill('Water potential');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What did the lecturer stress?')).toBeVisible();

  // Studied with keys: space turns, 1 to 4 grade.
  await page.getByRole('link', { name: `Study ${cards.length} cards` }).click();
  await expect(turn(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(grades(page)).toBeVisible();
  await expect(grades(page).getByRole('button', { name: 'Good' })).toContainText('day');
  await page.keyboard.press('3');
  await expect(page.getByText(`2 of ${cards.length}`)).toBeVisible();
  await page.getByRole('textbox').fill('I think it spreads');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I think it spreads')).toBeVisible();
  await page.keyboard.press('1');
  // What was not known is asked once more at the end.
  const asked = cards.length + 1;
  await expect(page.getByText(`3 of ${asked}`)).toBeVisible();

  // One that is no good is called so: it leaves the deck, also when the cards are made anew.
  const bad = await page.getByRole('article', { name: 'Card' }).textContent();
  await page.getByRole('button', { name: 'Report this question' }).click();
  await expect(page.getByText(`4 of ${asked}`)).toBeVisible();
  await expect.poll(async () => (await deckOf()).cards.length).toBe(cards.length - 1);
  expect((await deckOf()).cards.filter(({ front }) => bad?.includes(front))).toEqual([]);

  // Without a network the rest is studied, and kept until there is one again.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (let number = 4; number <= asked; number++) {
    await expect(page.getByText(`${number} of ${asked}`)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(grades(page)).toBeVisible();
    await page.keyboard.press('4');
  }
  await expect(page.getByText(`You went through ${cards.length} cards.`)).toBeVisible();
  await context.setOffline(false);
  // All of them arrived once none falls due before tomorrow: the one that was not known is answered twice.
  const tomorrow = Date.now() + DAY_MS / 2;
  await expect
    .poll(async () => (await deckOf()).cards.filter(({ card }) => card && Date.parse(card.due) > tomorrow).length, {
      timeout: 60_000,
    })
    .toBe(cards.length - 1);

  // And taken along.
  await page.goto(`/cards?document=${id}`);
  await expect(page.getByText('You know all of these for now.')).toBeVisible();
  await page.getByRole('button', { name: 'More options for these cards' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('What did the lecturer stress?,Water potential');
});

test('a deck of Anki is brought and taken along; what others export is read, and the same again adds nothing', async ({
  page,
  context,
  server,
}) => {
  await signedIn(context, server.url);
  await page.goto('/cards?own');
  await expect(page.getByText('No cards yet')).toBeVisible();
  const bring = page.getByLabel('Bring an Anki deck (.apkg)', { exact: true }).and(page.locator('input'));

  await bring.setInputFiles({ name: 'notes.apkg', mimeType: 'application/zip', buffer: Buffer.from('not a deck') });
  await expect(page.getByRole('alert')).toContainText('This isn’t an Anki deck.');

  await bring.setInputFiles('server/test/fixtures/decks/schema-18.apkg');
  await expect(page.getByText('7 cards added.')).toContainText('1 picture was left out.');
  await expect(page.getByText('The [organelle] makes ATP by […].')).toBeVisible();

  await page.getByRole('button', { name: 'More options for these cards' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as Anki deck (.apkg)' }).click();
  const buffer = await readFile(await (await download).path());
  await bring.setInputFiles({ name: 'ours.apkg', mimeType: 'application/zip', buffer });
  await expect(page.getByText('No new cards in this deck.')).toBeVisible();
  expect((await callAs<Deck>(page, '/cards')).cards).toHaveLength(7);
});
