import type { StudyPageMade } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument, lecture } from '../../../../test/documents.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';
import { describeReports, putBack, takeDown } from '../../../operator/shared-links.ts';
import { markdownVersion } from '../../../platform/markdown/render-apart.ts';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';

const operator = 'desk@akada.example';

let app: TestApp;
let owner: Person;
let documentId: string;
let made: StudyPageMade;
beforeAll(async () => {
  app = await buildTestApp({ env: { CONTACT_EMAIL: operator } });
  await app.startWorkers();
  owner = await aPerson(app);
  documentId = (await aDocument(owner)).document_id;
  made = await generate(owner, documentId);
});
afterAll(() => app.close());

const generate = async (person: Person, document_id: string) =>
  (await person.client.studyPages.generate({ query: {}, body: { document_id } })) as StudyPageMade;
const open = (id: string, person?: Person) =>
  (person?.client ?? app.client()).studyPages.get({ params: { id }, query: {} });
const linkId = (link: string) => link.replace('/study/', '');

describe('study materials', () => {
  it('hold a summary, contents that lead to sections, key terms, questions with answers, and sources', () => {
    const headings = made.outline.filter(({ level }) => level === 2).map(({ text }) => text);
    expect(headings.slice(0, 2)).toEqual(['In short', 'Contents']);
    expect(headings.slice(-3)).toEqual(['Key terms', 'Answers', 'Sources']);
    const sections = headings.slice(2, -3);
    expect(sections.length).toBeGreaterThan(0);
    for (const { id, level } of made.outline) {
      if (level === 2) expect(made.html).toContain(`id="${id}"`);
    }
    expect(made.study_content).toContain('is the movement of water molecules');
    expect(made.html).toMatch(/<th[^>]*>Term<\/th>/);
    expect(made.study_content).toMatch(/Check yourself[\s\S]*## Answers\n\n1\. \*\*[A-D]\. /);
    const targets = [...made.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(3);
    for (const id of targets) expect(made.html).toContain(`id="${id}"`);
    expect(made.html).toBe(renderMarkdown(made.study_content).html);
  });

  it('open for anyone with the link, without the document', async () => {
    const page = await open(linkId(made.link));
    expect(page).toMatchObject({
      html: made.html,
      study_content: made.study_content,
      document_id: null,
      isOwner: false,
      can_regenerate: false,
      can_download_pdf: false,
    });
    expect(page.regenerate_reason).toContain('Only the person who made');
    expect(
      (await app.client().studyPages.get({ params: { id: page.id }, query: { brief: 'true' } })).study_content,
    ).toBe('');
  });

  it('say to their owner what they were made from', async () => {
    expect(await open(made.study_id, owner)).toMatchObject({
      document_id: documentId,
      isOwner: true,
      can_regenerate: true,
    });
  });

  it('made again keep their id, their link and the day they were first made', async () => {
    const before = await open(made.study_id, owner);
    app.clock.advance({ minutes: 5 });
    const again = await generate(owner, documentId);
    expect([again.study_id, again.link]).toEqual([made.study_id, made.link]);
    const after = await open(made.study_id, owner);
    expect(after.created_at).toBe(before.created_at);
    expect(after.updated_at > before.updated_at).toBe(true);
    expect((await owner.client.studyPages.list({ query: {} })).studies).toHaveLength(1);
  });

  it('T24 anonymous regenerate is refused and the study unchanged', async () => {
    const before = await open(made.study_id, owner);
    const url = '/api/v1/study/generate';
    const anonymous = await app.inject({ method: 'POST', url, payload: { document_id: documentId } });
    expect(anonymous.statusCode).toBe(401);
    const stranger = await aPerson(app);
    expect(await failureOf(generate(stranger, documentId))).toMatchObject({
      status: 404,
      message: 'The document no longer exists. Please upload it again.',
    });
    expect(await open(made.study_id, owner)).toEqual(before);
  });

  it('take the free trial once, and a second document needs a token', async () => {
    const person = await aPerson(app);
    const [first, second] = [await aDocument(person), await aDocument(person, `${lecture}\nAnother one.`)];
    await generate(person, first.document_id);
    await generate(person, first.document_id);
    expect(await person.client.tokens.balance()).toMatchObject({ used_free_trial: true, documents_used: 1 });
    expect(await failureOf(generate(person, second.document_id))).toMatchObject({
      status: 402,
      code: 'payment_required',
    });
  });

  it('of a document in another language are its own text, and say why there is no more', async () => {
    const person = await aPerson(app);
    const yoruba = 'Omi ni ohun tí ó ṣe pàtàkì jù lọ fún gbogbo ẹ̀dá alààyè, àwọn ènìyàn àti ẹranko sì nílò rẹ̀. ';
    const { document_id } = await aDocument(person, `Ẹ̀kọ́ nípa omi\n\n${yoruba.repeat(10)}`, 'omi.txt');
    const page = await generate(person, document_id);
    expect(page.study_content).toContain('doesn’t seem to be in English');
    expect(page.html).toContain('gbogbo ẹ̀dá alààyè');
  });

  it('of a long document tell every section in its main points, and say so', async () => {
    const person = await aPerson(app);
    const chapters = Array.from({ length: 45 }, (_, n) => `CHAPTER ${n + 1}\n\n${lecture}\n`).join('\n');
    const { document_id } = await aDocument(person, chapters, 'book.txt');
    const page = await generate(person, document_id);
    expect(page.study_content).toMatch(
      /This document is long \([\d,]+ words\), so each section only has its main points/,
    );
    expect(page.study_content.length).toBeLessThan(chapters.length);
  });

  it('outlive their document, and say then why they cannot be made again', async () => {
    const person = await aPerson(app);
    const { document_id } = await aDocument(person);
    const { study_id } = await generate(person, document_id);
    await person.client.documents.remove({ params: { id: document_id } });
    expect(await open(study_id, person)).toMatchObject({
      document_id: null,
      can_regenerate: false,
      regenerate_reason: 'Cannot regenerate: Missing document information',
    });
  });

  it('that an older renderer made are rendered again', async () => {
    const person = await aPerson(app);
    const { study_id } = await generate(person, (await aDocument(person)).document_id);
    const table = () => app.db.queries.updateTable('studies').where('id', '=', study_id);
    await table()
      .set({ html: '<script>', markdown_version: markdownVersion - 1 })
      .execute();
    expect((await open(study_id)).html).toContain('<h2');
  });
});

describe('the link', () => {
  it('closes, opens and is renewed by its owner; a closed one is as good as none', async () => {
    const person = await aPerson(app);
    const { study_id, link } = await generate(person, (await aDocument(person)).document_id);
    const params = { id: study_id };
    expect((await person.client.studyPages.close({ params })).status).toBe('closed');
    const closed = await failureOf(open(linkId(link)));
    const random = await failureOf(open('no-such-study'));
    expect([closed.status, closed.code, closed.message]).toEqual([404, random.code, random.message]);
    expect((await open(study_id, person)).status).toBe('closed');
    await person.client.studyPages.open({ params });
    expect((await open(linkId(link))).status).toBe('open');
    const renewed = await person.client.studyPages.renewLink({ params });
    expect(renewed.link).not.toBe(link);
    expect((await failureOf(open(linkId(link)))).status).toBe(404);
    const seen = await open(linkId(renewed.link));
    expect(seen.study_id).not.toBe(study_id);
    await person.client.studyPages.remove({ params });
    expect((await failureOf(open(linkId(renewed.link)))).status).toBe(404);
  });

  it('that is reported reaches the operator, and an unknown one answers the same', async () => {
    const body = { reason: 'copyright', message: 'This is <b>my</b> book.' } as const;
    const known = await app.client().studyPages.report({ params: { id: linkId(made.link) }, body });
    const unknown = await app.client().studyPages.report({ params: { id: 'nothing' }, body });
    expect(unknown).toEqual(known);
    const mail = await mailTo(app, operator, /^Reported study materials/);
    expect(mail.text).toContain(made.link);
    expect(mail.html).toContain('&lt;b&gt;my&lt;/b&gt;');
    expect(await describeReports(app.db)).toContain(
      `${made.link}  “${made.title}” by ${owner.user.email}\n  copyright`,
    );
  });

  it('that the operator takes down opens for its owner alone, who cannot put it back', async () => {
    const person = await aPerson(app);
    const { study_id, link } = await generate(person, (await aDocument(person)).document_id);
    const params = { id: study_id };
    await expect(takeDown(app, `https://akada.example/quiz/${study_id}`)).rejects.toThrow(
      'no quiz and no study materials',
    );
    expect(await takeDown(app, `https://akada.example${link}?from=mail`)).toContain('not available any more');
    expect((await failureOf(open(linkId(link)))).status).toBe(404);
    await person.client.studyPages.open({ params });
    const { link: renewed } = await person.client.studyPages.renewLink({ params });
    expect((await failureOf(open(linkId(renewed)))).status).toBe(404);
    expect((await open(study_id, person)).status).toBe('taken_down');
    expect(await putBack(app, study_id)).toContain('available again');
    expect((await open(linkId(renewed))).status).toBe('open');
  });
});

describe('the PDF', () => {
  const pdf = (server: TestApp, person: Person, id: string) =>
    server.inject({ url: `/api/v1/study/${id}/pdf`, headers: { authorization: `Bearer ${person.token}` } });

  it('is part of Pro', async () => {
    const response = await pdf(app, owner, made.study_id);
    expect([response.statusCode, response.json().code]).toEqual([403, 'pro_required']);
  });

  it('is an attachment with pages where everything is given to everyone', async () => {
    const campus = await buildTestApp({ env: { PLAN_GATING: 'off' } });
    try {
      await campus.startWorkers();
      const person = await aPerson(campus);
      const { study_id } = await generate(person, (await aDocument(person, `Ẹ̀kọ́\n\n${lecture}`)).document_id);
      const { statusCode, headers, rawPayload } = await pdf(campus, person, study_id);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain('attachment;');
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const text = rawPayload.toString('latin1');
      expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    } finally {
      await campus.close();
    }
  });
});
