import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument, aForm, lecture } from '../../../test/documents.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { fileOf } from './documents.files.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
  person = await aPerson(app);
});
afterAll(() => app.close());

const fileKeyOf = async (documentId: string) => {
  const row = await app.db.queries
    .selectFrom('documents')
    .select('file_key')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return row.file_key;
};

const yoruba = `Ẹ̀kọ́ nípa omi

${'Omi ni ohun tí ó ṣe pàtàkì jù lọ fún gbogbo ẹ̀dá alààyè, àwọn ènìyàn àti ẹranko sì nílò rẹ̀ ní ojoojúmọ́ láti wà láàyè. '.repeat(8)}
`;

describe('a document', () => {
  it('answers with what the documents promise, and what holds for it', async () => {
    const answer = await aDocument(person);
    expect(answer).toMatchObject({
      metadata: { filename: 'membranes.txt', size: Buffer.byteLength(lecture), content_type: 'text/plain' },
      language: 'en',
      tools: ['analysis', 'quiz', 'study'],
      notice: null,
      unlocked: false,
    });
    expect(answer.metadata.summary.length).toBeGreaterThan(60);
    expect(answer.words).toBeGreaterThan(150);
    expect(answer.title).not.toContain('.txt');
  });

  it('is the same by both doors, and is stored and read once', async () => {
    const owner = await aPerson(app);
    const first = await aDocument(owner, `${lecture}\nOnce more.`);
    const key = await fileKeyOf(first.document_id);
    const second = await owner.client.documents.uploadFree({ body: aForm(`${lecture}\nOnce more.`, 'renamed.txt') });
    expect(second).toMatchObject({ document_id: first.document_id, already_uploaded: true });
    expect(await fileKeyOf(first.document_id)).toBe(key);
    expect((await owner.client.documents.list({ query: {} })).documents).toHaveLength(1);
  });

  it('is one also when it is uploaded twice at the same moment', async () => {
    const owner = await aPerson(app);
    const answers = await Promise.all([aDocument(owner), aDocument(owner), aDocument(owner)]);
    expect(new Set(answers.map(({ document_id }) => document_id)).size).toBe(1);
    expect(answers.filter(({ already_uploaded }) => !already_uploaded)).toHaveLength(1);
  });

  it('of another owner is another document', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const [first, second] = [await aDocument(one), await aDocument(other)];
    expect(first.document_id).not.toBe(second.document_id);
    expect(second.already_uploaded).toBe(false);
  });

  it('in another language says which tools are offered, and why', async () => {
    const answer = await aDocument(person, yoruba, 'omi.txt');
    expect(answer).toMatchObject({ language: 'yo', tools: ['analysis'] });
    expect(answer.notice).toContain('doesn’t seem to be in English');
  });

  it('of a few words is its own summary, and says that little can be made of it', async () => {
    const answer = await aDocument(person, 'Osmosis moves water through membranes.', 'short.txt');
    expect(answer.metadata.summary).toBe('Osmosis moves water through membranes.');
    expect(answer.notice).toContain('very little text');
  });

  it('gives its text, and the sections that citations point to', async () => {
    const { document_id } = await aDocument(person);
    const whole = await person.client.documents.get({ params: { id: document_id }, query: {} });
    expect(whole.content).toContain('Osmosis is the movement of water molecules');
    expect(whole.sections.length).toBeGreaterThan(0);
    expect(whole.sections.map(({ html }) => html).join()).toContain('<p>');
    expect(whole.key_terms.map(({ term }) => term.toLowerCase())).toContain('osmosis');
    const brief = await person.client.documents.get({ params: { id: document_id }, query: { brief: 'true' } });
    expect([brief.content, ...brief.sections.map(({ html }) => html)].join('')).toBe('');
    const { section_id, html } = whole.sections[0] ?? { section_id: '', html: '' };
    expect(await person.client.documents.section({ params: { id: document_id, section_id } })).toMatchObject({
      section_id,
      html,
    });
  });

  it('that holds markup shows it as text', async () => {
    const { document_id } = await aDocument(person, `<img src=x onerror=alert(1)> ${lecture}`, 'markup.txt');
    const { sections } = await person.client.documents.get({ params: { id: document_id }, query: {} });
    const html = sections.map((section) => section.html).join();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });

  it('lists page by page, newest first', async () => {
    const owner = await aPerson(app);
    const ids: string[] = [];
    for (const word of ['one', 'two', 'three']) ids.unshift((await aDocument(owner, lecture + word)).document_id);
    const first = await owner.client.documents.list({ query: { limit: 2 } });
    expect([first.documents.map(({ document_id }) => document_id), first.more]).toEqual([ids.slice(0, 2), true]);
    const next = await owner.client.documents.list({ query: { limit: 2, before: ids[1] } });
    expect([next.documents.map(({ document_id }) => document_id), next.more]).toEqual([ids.slice(2), false]);
  });

  it('T43 is downloaded as an attachment that no browser guesses about', async () => {
    const { document_id } = await aDocument(person, `${lecture} Ọ̀rọ̀`, 'ọ̀rọ̀ "1".txt');
    const response = await app.inject({
      url: `/api/v1/documents/${document_id}/file`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/,
    );
    expect(response.body).toBe(`${lecture} Ọ̀rọ̀`);
  });

  it('goes with its file and its conversation, and keeps its id should it come back', async () => {
    const owner = await aPerson(app);
    const { document_id } = await aDocument(owner);
    const key = await fileKeyOf(document_id);
    await owner.client.documents.ask({ params: { id: document_id }, body: { question: 'What is osmosis?' } });
    await owner.client.documents.remove({ params: { id: document_id } });
    const error = await failureOf(owner.client.documents.get({ params: { id: document_id }, query: {} }));
    expect(error).toMatchObject({ status: 404, message: 'The document no longer exists. Please upload it again.' });
    await expect.poll(() => app.storage.exists(fileOf(key)), { timeout: 20_000 }).toBe(false);
    const again = await aDocument(owner);
    expect(again).toMatchObject({ document_id, already_uploaded: false });
    expect((await owner.client.documents.messages({ params: { id: document_id } })).messages).toEqual([]);
  });

  it('is in the export of what is kept about a person, with what they asked', async () => {
    const owner = await aPerson(app);
    const { document_id } = await aDocument(owner);
    await owner.client.documents.ask({ params: { id: document_id }, body: { question: 'What is crenation?' } });
    const { rawPayload } = await app.inject({
      url: '/api/v1/auth/me/export',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(new Uint8Array(rawPayload));
    expect(strFromU8(files[`documents/${document_id}-membranes.txt`]!)).toBe(lecture);
    expect(strFromU8(files['document-questions.json']!)).toContain('What is crenation?');
  });

  it('loses its files when the account is deleted', async () => {
    const owner = await aPerson(app);
    const key = await fileKeyOf((await aDocument(owner)).document_id);
    expect(await app.storage.exists(fileOf(key))).toBe(true);
    await owner.client.account.remove();
    await expect.poll(() => app.storage.exists(fileOf(key)), { timeout: 20_000 }).toBe(false);
  });
});

describe('asking about a document', () => {
  it('answers at once from the document, with the place', async () => {
    const { document_id } = await aDocument(person);
    const params = { id: document_id };
    const answer = await person.client.documents.ask({ params, body: { question: 'What is plasmolysis?' } });
    expect(answer).toMatchObject({ kind: 'found', note: null });
    expect(answer.response).toContain('shrinking of the cytoplasm');
    expect(answer.html).toContain('shrinking of the cytoplasm');
    const [citation] = answer.citations;
    expect(citation?.sentence).toContain('Plasmolysis is the shrinking');
    const place = { id: document_id, section_id: citation?.section_id ?? '' };
    expect((await person.client.documents.section({ params: place })).html).toContain(
      'Plasmolysis is the shrinking of the cytoplasm',
    );
  });

  it('says so where the document does not say', async () => {
    const { document_id } = await aDocument(person);
    const question = 'Who won the league in 1998?';
    const answer = await person.client.documents.ask({ params: { id: document_id }, body: { question } });
    expect(answer.kind).toBe('not_found');
    expect(answer.response).toMatch(/^I find nothing about this in your document/);
  });

  it('explains again what was asked last, in Pidgin too, and never refuses that first', async () => {
    const { document_id } = await aDocument(person);
    const ask = (question: string) => person.client.documents.ask({ params: { id: document_id }, body: { question } });
    expect(await ask('I no understand')).toMatchObject({ kind: 'found' });
    await ask('What is plasmolysis?');
    expect((await ask('abeg break am down')).response).toContain('Plasmolysis is the shrinking');
  });

  it('goes on where the talk stands: an example of what was spoken of, a card and its back', async () => {
    const { document_id } = await aDocument(person);
    const ask = (question: string) => person.client.documents.ask({ params: { id: document_id }, body: { question } });
    const card = await ask('quiz me on plasmolysis');
    expect(card).toMatchObject({ kind: 'found', offers: ['show'], citations: [] });
    expect(card.response).not.toContain('shrinking');
    const back = await ask('show me');
    expect(back.response).toContain('Plasmolysis is the shrinking');
    expect(back.offers).toEqual(['card']);
    const { messages } = await person.client.documents.messages({ params: { id: document_id } });
    expect(messages.at(-1)?.offers).toEqual(['card']);
  });

  it('streams when asked for events, and ends with the whole answer', async () => {
    const { document_id } = await aDocument(person);
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/documents/${document_id}/ask`,
      headers: { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' },
      payload: { question: 'What is turgor pressure?' },
    });
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = response.body
      .trim()
      .split('\n\n')
      .map((text) => /^event: (\w+)\ndata: (.*)$/s.exec(text) ?? []);
    expect(events.map(([, name]) => name)).toEqual([...events.slice(1).map(() => 'text'), 'done']);
    expect(JSON.parse(events.at(-1)![2]!)).toMatchObject({ kind: 'found', citations: [{ number: 1 }] });
  });

  it('answers a document that is not there with plain JSON also when events were asked for', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/documents/nothing/ask',
      headers: { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' },
      payload: { question: 'What is turgor pressure?' },
    });
    expect([response.statusCode, response.json().code]).toEqual([404, 'document_not_found']);
  });

  it('keeps the conversation', async () => {
    const owner = await aPerson(app);
    const params = { id: (await aDocument(owner)).document_id };
    for (const question of ['What is crenation?', 'What is haemolysis?']) {
      await owner.client.documents.ask({ params, body: { question } });
    }
    const { messages } = await owner.client.documents.messages({ params });
    expect(messages.map(({ role }) => role)).toEqual(['learner', 'assistant', 'learner', 'assistant']);
    expect(messages[0]).toMatchObject({ text: 'What is crenation?', html: null });
    expect(messages[3]?.citations.length).toBeGreaterThan(0);
  });

  it('suggests questions that the document answers', async () => {
    const params = { id: (await aDocument(person)).document_id };
    const { prompts } = await person.client.documents.prompts({ params });
    expect(prompts.length).toBeGreaterThan(0);
    expect(prompts.join()).not.toContain('lesson');
    expect(await person.client.documents.prompts({ params })).toEqual({ prompts });
    const answer = await person.client.documents.ask({ params, body: { question: prompts[0] ?? '' } });
    expect(answer.kind).toBe('found');
  });
});
