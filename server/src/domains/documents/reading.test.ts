import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDocument, lecture } from '../../../test/documents.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { isWholeMeaning, type Teacher } from '../../ports/teacher/port.ts';
import { createDocumentFiles } from './documents.files.ts';
import { readDocuments } from './reading.jobs.ts';

const rowLength = 384;
/** What was read: whose, and how much there was before. */
let read: { who: string | undefined; from: number }[] = [];
let rowsAtOnce = 100;
let isFailing = false;

/** Reads nothing of what a text means, and says that it did. */
const reading = (teacher: Teacher): Teacher => ({
  ...teacher,
  capabilities: { ...teacher.capabilities, readsMeaning: true },
  async readMeaning(_, before, { accountId }) {
    read.push({ who: accountId, from: before.length / rowLength });
    if (isFailing) throw new Error('The thread was ended.');
    app.clock.advance({ seconds: 30 });
    const meaning = new Int8Array(before.length + rowsAtOnce * rowLength).fill(1);
    return { meaning, isWhole: false };
  },
});

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp({ teacher: reading });
});
afterAll(() => app.close());
beforeEach(async () => {
  [read, rowsAtOnce, isFailing] = [[], 100, false];
  await app.db.queries.updateTable('documents').set({ meaning: 'ready' }).execute();
  owner = await aPerson(app);
});

const rowOf = (id: string) =>
  app.db.queries.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const turn = () => app.runNow(readDocuments);
const filesOf = () => createDocumentFiles(app.storage);

/** As many rows as the document has. */
async function rowsOf(id: string): Promise<number> {
  const { file_key } = await rowOf(id);
  const index = (await filesOf().find('index', file_key))!;
  for (let rows = 1; rows < 500; rows++) if (isWholeMeaning(new Int8Array(rows * rowLength), index)) return rows;
  throw new Error('too many');
}

describe('an uploaded document', () => {
  it('waits to be read, and goes on where it was read to', async () => {
    const { document_id } = await aDocument(owner);
    expect((await rowOf(document_id)).meaning).toBe('wanted');
    rowsAtOnce = 7;
    await turn();
    const all = await rowsOf(document_id);
    isFailing = true;
    await expect(turn()).rejects.toThrow();
    isFailing = false;
    rowsAtOnce = all - 7;
    await turn();
    expect(read.map(({ from }) => from)).toEqual([0, 7, 7]);
    await turn();
    expect((await rowOf(document_id)).meaning).toBe('ready');
    const { file_key } = await rowOf(document_id);
    expect((await filesOf().findMeaning(file_key))?.length).toBe(all * rowLength);
  });

  it('is read in turn with those of others', async () => {
    const other = await aPerson(app);
    for (const word of ['one', 'two', 'three']) await aDocument(owner, `${lecture}\n${word}`);
    await aDocument(other);
    rowsAtOnce = 1;
    for (let i = 0; i < 4; i++) await turn();
    const whose = read.map(({ who }) => who);
    expect(whose.filter((who) => who === whose[0])).toHaveLength(2);
  });

  it('loses what was read with its files', async () => {
    const { document_id } = await aDocument(owner);
    await turn();
    const { file_key } = await rowOf(document_id);
    expect(await filesOf().findMeaning(file_key)).not.toBeNull();
    await filesOf().delete(file_key);
    expect(await filesOf().findMeaning(file_key)).toBeNull();
  });
});

it('answers from words before it is read, says that the rest follows, and sees to an older document', async () => {
  const { document_id } = await aDocument(owner);
  await app.db.queries.updateTable('documents').set({ meaning: null }).where('id', '=', document_id).execute();
  const question = 'Why does a plant cell become turgid in pure water?';
  const answer = await owner.client.documents.ask({ params: { id: document_id }, body: { question } });
  expect(answer.response).toContain('becomes turgid because water enters');
  expect(answer.note).toBe('I’m still reading the whole document; ask again in a minute for more.');
  expect((await rowOf(document_id)).meaning).toBe('wanted');
});

it('leaves a document in another language to its words', async () => {
  const yoruba = 'Omi ni ohun tí ó ṣe pàtàkì jù lọ fún gbogbo ẹ̀dá alààyè, àwọn ènìyàn àti ẹranko sì nílò rẹ̀. ';
  const { document_id } = await aDocument(owner, yoruba.repeat(8), 'omi.txt');
  expect((await rowOf(document_id)).meaning).toBeNull();
});
