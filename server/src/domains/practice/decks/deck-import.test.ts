import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aForm } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { writePackage } from './deck-package.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../test/fixtures/decks/${name}`, import.meta.url));

let app: TestApp;
let learner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  learner = await aPerson(app);
});
afterAll(() => app.close());

const bring = (bytes: Uint8Array, person = learner) =>
  person.client.cards.importFile({ query: {}, body: aForm(bytes, 'deck.apkg') });
const cardsOf = async (person = learner) => (await person.client.cards.deck({ query: {} })).cards;

it('brings the cards of a deck, says what was left out, and brings the same ones once', async () => {
  expect(await bring(fixture('schema-18.apkg'))).toEqual({
    added: 7,
    changed: 0,
    same: 0,
    without_words: 0,
    asked_by_picture: 1,
    too_long: 1,
    pictures: 1,
    sounds: 1,
    tags: 1,
  });
  const cards = await cardsOf();
  expect(cards).toHaveLength(7);
  for (const { own, card } of cards) expect({ own, card }).toEqual({ own: true, card: null });
  expect(cards.find(({ front }) => front.startsWith('Energy'))?.html?.back).toContain('<math');
  expect(await bring(fixture('schema-18.apkg'))).toMatchObject({ added: 0, changed: 0, same: 7 });
});

it('gives a card that was brought before the words of the file, and leaves its memory alone', async () => {
  const pack = (back: string) =>
    writePackage('', [{ id: 'a-note', fields: ['Capital of Kano?', back, ''], tag: '' }], new Date());
  await bring(pack('Kaduna'));
  const before = (await cardsOf()).find(({ back }) => back === 'Kaduna');
  await learner.client.practice.answer({
    body: {
      answers: [{ review_id: before?.id ?? '', selected_answer: null, rating: 'good', event_id: 'a-first-turn' }],
    },
  });
  expect(await bring(pack('Kano'))).toMatchObject({ added: 0, changed: 1 });
  const after = (await cardsOf()).find(({ id }) => id === before?.id);
  expect(after).toMatchObject({ back: 'Kano', card: { retrievals: 1 } });
});

it('reads its own file again: here nothing doubles, elsewhere all of it comes', async () => {
  const { rawPayload, headers } = await app.http.inject({
    url: '/api/v1/cards/export?format=apkg',
    headers: { authorization: `Bearer ${learner.token}` },
  });
  expect(headers['content-disposition']).toContain('akada-cards.apkg');
  const mine = await cardsOf();
  expect(await bring(rawPayload)).toMatchObject({ added: 0, changed: 0, same: mine.length });
  const friend = await aPerson(app);
  expect(await bring(rawPayload, friend)).toMatchObject({ added: mine.length });
  const sides = (cards: typeof mine) => cards.map(({ front, back, html }) => [front, back, html]).sort();
  expect(sides(await cardsOf(friend))).toEqual(sides(mine));
});

const aCard = (front: string, id = front, tag = '') => ({ id, fields: [front, 'Back', ''], tag });

it('keeps the order of the deck', async () => {
  const reader = await aPerson(app);
  const fronts = ['Zebra', 'Ant', 'Mouse', 'Bee', 'Yak', 'Cow'];
  await bring(
    writePackage(
      '',
      fronts.map((front) => aCard(front)),
      new Date(),
    ),
    reader,
  );
  expect((await cardsOf(reader)).map(({ front }) => front)).toEqual(fronts);
});

it('leaves out a card that asks with a picture, and says so, as of tags', async () => {
  const reader = await aPerson(app);
  const cards = [
    aCard('What does it show? <img src="x.png">', 'a', 'week_1 cells'),
    aCard('Why?', 'b', 'cells'),
    aCard('<b></b>'),
  ];
  expect(await bring(writePackage('', cards, new Date()), reader)).toMatchObject({
    ...{ added: 1, asked_by_picture: 1, without_words: 1, pictures: 1, tags: 2 },
  });
  expect((await cardsOf(reader)).map(({ front }) => front)).toEqual(['Why?']);
});

it('tells money from formulas on the way to Anki and back', async () => {
  const reader = await aPerson(app);
  const fronts = ['price $5 and $6', 'Solve $x^2 < 4$ for \\$5', 'Solve [latex]$y$[/latex] for $5'];
  for (const front of fronts.slice(0, 2)) await reader.client.cards.add({ body: { front, back: 'Back' } });
  await bring(writePackage('', [aCard(fronts[2] ?? '')], new Date()), reader);
  const { rawPayload } = await app.http.inject({
    url: '/api/v1/cards/export?format=anki',
    headers: { authorization: `Bearer ${reader.token}` },
  });
  const written = rawPayload.toString().split('\n').slice(4, -1);
  expect(written.map((line) => line.split('\t')[0]).sort()).toEqual(
    ['price $5 and $6', 'Solve \\(x^2 &lt; 4\\) for $5', 'Solve \\(y\\) for $5'].sort(),
  );
});

it('takes nothing of a deck for which there is no room, or that is none', async () => {
  const full = await aPerson(app);
  const many = Array.from({ length: 2001 }, (_, at) => ({
    id: `n${at}`,
    fields: [`Front ${at}`, 'Back', ''],
    tag: '',
  }));
  expect(await failureOf(bring(writePackage('', many, new Date()), full))).toMatchObject({
    code: 'cards_limit_reached',
  });
  expect(await failureOf(bring(Buffer.from('no deck'), full))).toMatchObject({ status: 422, code: 'file_not_a_deck' });
  expect(await cardsOf(full)).toEqual([]);
});
