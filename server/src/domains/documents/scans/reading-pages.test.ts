import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPhotograph, aScanner } from '../../../../test/scanner.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createReadingPages, type ReadingPages } from './reading-pages.ts';
import { knownWords } from './suggestions.rules.ts';

let app: TestApp;
let person: Person;
let reading: ReadingPages;
const scanner = aScanner();
const run = { signal: new AbortController().signal, hold: async () => {} };
const forever = () => new Promise<void>(() => {});

// Nobody works here but the test itself: it is the worker that is killed.
beforeAll(async () => {
  app = await buildTestApp({ scanner });
  const dictionary = { words: new Set<string>(), near: knownWords([], '') };
  const courseWords = { of: () => null, findCode: () => null, all: async () => dictionary };
  reading = createReadingPages({ ...app.deps, queue: app.queue, courseWords });
});
afterAll(() => app.close());
beforeEach(async () => {
  scanner.beforeReading = async () => {};
  await app.db.queries.deleteFrom('scans').execute();
  person = await aPerson(app);
});

async function aScan(keys: string[]): Promise<string> {
  const { id } = await person.client.scans.begin({ body: { id: randomUUID() } });
  for (const key of keys) {
    await person.client.scans.addPage({ params: { id, key }, body: aPhotograph(`Page ${key}`) });
  }
  return id;
}

const statesOf = async (id: string) =>
  (await person.client.scans.get({ params: { id } })).pages.map(({ state }) => state);

/** A turn whose server dies in the middle of it. */
async function cutOff(turn: string): Promise<void> {
  const begun = new Promise<void>((resolve) => {
    scanner.beforeReading = () => {
      resolve();
      return forever();
    };
  });
  void reading.readNext(turn, run);
  await begun;
  scanner.beforeReading = async () => {};
}

it('goes on with the page that it had when its server was killed', async () => {
  const id = await aScan(['first-page', 'second-page']);
  await cutOff('turn-one');
  expect(await statesOf(id)).toEqual(['reading', 'waiting']);
  await reading.readNext('turn-one', run);
  expect(await statesOf(id)).toEqual(['read', 'waiting']);
});

it('gives a page up that was cut off twice, and goes on with the next', async () => {
  const id = await aScan(['deadly-page', 'second-page']);
  await cutOff('turn-one');
  await cutOff('turn-one');
  await reading.readNext('turn-one', run);
  await reading.readNext('turn-two', run);
  expect(await statesOf(id)).toEqual(['failed', 'read']);
});

it('gives a page up whose reader fails twice; its owner can have it tried again', async () => {
  const id = await aScan(['hard-page']);
  scanner.beforeReading = () => Promise.reject(new Error('The reader was killed.'));
  await expect(reading.readNext('turn-one', run)).rejects.toThrow('killed');
  expect(await statesOf(id)).toEqual(['waiting']);
  await reading.readNext('turn-one', run);
  expect(await statesOf(id)).toEqual(['failed']);
  scanner.beforeReading = async () => {};
  await person.client.scans.readAnyway({ params: { id, key: 'hard-page' } });
  await reading.readNext('turn-two', run);
  expect(await statesOf(id)).toEqual(['read']);
});

it('keeps a page that has gaps, and says that it has', async () => {
  const { id } = await person.client.scans.begin({ body: { id: randomUUID() } });
  const params = { id, key: 'page-with-a-table' };
  await person.client.scans.addPage({ params, body: aPhotograph('A table', { foundFault: 'incomplete' }) });
  await reading.readNext('turn-one', run);
  expect(await person.client.scans.page({ params })).toMatchObject({ state: 'read', fault: 'incomplete' });
});

it('asks a model again that did not answer, and takes nothing for read meanwhile', async () => {
  const { id } = await person.client.scans.begin({ body: { id: randomUUID() } });
  const params = { id, key: 'handwritten-page' };
  await person.client.scans.addPage({ params, body: aPhotograph('By hand', { foundFault: 'unanswered' }) });
  await reading.readNext('turn-one', run);
  expect(await person.client.scans.page({ params })).toMatchObject({ state: 'refused', fault: 'unanswered' });
  await person.client.scans.readAnyway({ params });
  expect(await person.client.scans.page({ params })).toMatchObject({ state: 'waiting', fault: null });
  await reading.readNext('turn-two', run);
  expect(await person.client.scans.page({ params })).toMatchObject({ state: 'refused', fault: 'unanswered' });
});

it('does not count against a page that the reader had no time for it', async () => {
  const id = await aScan(['page-of-a-crowd']);
  scanner.beforeReading = () => Promise.reject(new AppError('busy'));
  for (const turn of ['one', 'two', 'three']) await expect(reading.readNext(turn, run)).rejects.toThrow();
  expect(await statesOf(id)).toEqual(['waiting']);
});

it('saves nothing of a worker that was taken for dead', async () => {
  const id = await aScan(['slow-page']);
  const lost = { ...run, hold: () => Promise.reject(new Error('The job was given to another worker.')) };
  await expect(reading.readNext('turn-one', lost)).rejects.toThrow('another worker');
  expect(await statesOf(id)).not.toContain('read');
});

it('takes turns: two people’s pages alternate', async () => {
  await aScan(['page-aaa', 'page-bbb', 'page-ccc']);
  const first = person.user.id;
  person = await aPerson(app);
  await aScan(['page-aaa', 'page-bbb']);
  scanner.pagesRead.length = 0;
  for (const turn of ['1', '2', '3', '4', '5']) {
    await reading.readNext(turn, run);
    app.clock.advance({ seconds: 1 });
  }
  const second = person.user.id;
  expect(scanner.pagesRead.map(({ who }) => who)).toEqual([first, second, first, second, first]);
});
