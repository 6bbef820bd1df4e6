import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';
import { aPaper, aPaperFile, mathsPaper, questionOf, questionsIn } from '../../../../test/papers.ts';
import { describeReports, putBack, takeDown } from '../../../operator/shared-links.ts';

const operator = 'desk@akada.example';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { CONTACT_EMAIL: operator } });
  await app.startWorkers();
});
afterAll(() => app.close());

const idIn = (path: string) => path.replace('/paper/', '');
const share = async ({ client }: Person, id: string) =>
  idIn((await client.sharedPapers.share({ params: { id }, body: { may_share: true } })).path);
const open = (id: string, person?: Person) => (person?.client ?? app.client()).sharedPapers.get({ params: { id } });
const copy = ({ client }: Person, id: string) => client.sharedPapers.copy({ params: { id } });

/** A shared paper whose third question has a key that its owner typed. */
async function aSharedPaper() {
  const owner = await aPerson(app);
  const paper = await aPaperFile(owner);
  const third = questionOf(paper, '3');
  const body = { do: 'key', item_id: third.id, option_id: third.options[2]?.id ?? '' } as const;
  await owner.client.papers.change({ params: { id: paper.id }, body });
  return { owner, paper, linkId: await share(owner, paper.id) };
}

describe('a paper', () => {
  it('is private until its owner says that they may share it', async () => {
    const owner = await aPerson(app);
    const { id, link } = await aPaper(owner);
    expect(link).toBeNull();
    const url = `/api/v1/papers/${id}/link`;
    const headers = { authorization: `Bearer ${owner.token}` };
    for (const payload of [{}, { may_share: false }]) {
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(422);
    }
    expect(await failureOf(open(id))).toMatchObject({ status: 404, code: 'paper_not_available' });
    expect((await owner.client.papers.list()).papers[0]?.link).toBeNull();
  });

  it('opens by its link without an account: questions and keys with where they come from, not the file', async () => {
    const { owner, paper, linkId } = await aSharedPaper();
    const shown = await open(linkId);
    expect(shown).toMatchObject({
      course: 'MTH 101',
      course_title: 'Elementary Mathematics I (Algebra and Trigonometry)',
      year: '2022/2023',
      link: { path: `/paper/${linkId}`, status: 'open' },
      is_owner: false,
    });
    const statuses = shown.questions.map(({ number, key_status }) => [number, key_status]);
    expect(statuses).toEqual([
      ['1', 'printed'],
      ['2', 'printed'],
      ['3', 'shared'],
      ['4', 'none'],
    ]);
    const text = JSON.stringify(shown);
    for (const hidden of [paper.id, owner.user.id, owner.user.email, 'mth101.txt']) expect(text).not.toContain(hidden);
  });

  it('is not found by the link once that is closed or replaced, except by its owner', async () => {
    const { owner, paper, linkId } = await aSharedPaper();
    const params = { id: paper.id };
    await owner.client.sharedPapers.close({ params });
    expect(await failureOf(open(linkId))).toMatchObject({ status: 404, code: 'paper_not_available' });
    expect(await open(linkId, owner)).toMatchObject({ is_owner: true, link: { status: 'closed' } });
    expect(await share(owner, paper.id)).toBe(linkId);
    const renewed = idIn((await owner.client.sharedPapers.renew({ params })).path);
    expect(await failureOf(open(linkId, owner))).toMatchObject({ code: 'paper_not_available' });
    expect((await open(renewed)).questions).toHaveLength(4);
  });

  it('that was never shared has no link to close or to renew', async () => {
    const owner = await aPerson(app);
    const params = { id: (await aPaper(owner)).id };
    for (const call of [owner.client.sharedPapers.close, owner.client.sharedPapers.renew]) {
      expect(await failureOf(call({ params }))).toMatchObject({ code: 'paper_not_found' });
    }
  });
});

describe('a copy', () => {
  it('is the copier’s own paper, in which what the sharer typed is told as the sharer’s', async () => {
    const { paper, linkId } = await aSharedPaper();
    const reader = await aPerson(app);
    const { id, course, was_there } = await copy(reader, linkId);
    expect([course, was_there, id === paper.id]).toEqual(['MTH 101', false, false]);
    const copied = await reader.client.papers.get({ params: { id }, query: { printed: 'true' } });
    expect(copied).toMatchObject({
      filename: null,
      link: null,
      keys: { printed: 2, own: 0, shared: 1, model: 0, none: 1 },
    });
    const third = questionOf(copied, '3');
    expect(third.options.find(({ id }) => id === third.key)?.text).toBe('16');
    const ids = questionsIn(paper).map((question) => question.id);
    expect(questionsIn(copied).filter((question) => ids.includes(question.id))).toEqual([]);
    const miss = { paper_id: id, question_id: third.id, option_id: third.options[0]?.id ?? '', event_id: 'one' };
    const { results } = await reader.client.papers.answer({ body: { answers: [miss] } });
    expect(results).toMatchObject([{ is_right: false }]);
    const { ahead } = await reader.client.practice.due({ query: { ahead_days: 3 } });
    expect(ahead[0]?.explanation).toBe('The person who shared the paper typed this key.');
  });

  it('is made once, however often and however fast it is asked for', async () => {
    const { owner, paper, linkId } = await aSharedPaper();
    const reader = await aPerson(app);
    const made = await Promise.all([1, 2, 3].map(() => copy(reader, linkId)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ was_there }) => !was_there)).toHaveLength(1);
    expect(await copy(owner, linkId)).toEqual({ id: paper.id, course: 'MTH 101', was_there: true });
    expect((await owner.client.papers.list()).papers).toHaveLength(1);
  });

  it('counts among the papers of the plan', async () => {
    const { linkId } = await aSharedPaper();
    const reader = await aPerson(app);
    for (const year of ['2015', '2016', '2017']) await aPaper(reader, mathsPaper.replace('2022', year));
    expect(await failureOf(copy(reader, linkId))).toMatchObject({ status: 403, code: 'papers_limit_reached' });
  });

  it('stays when the shared paper is deleted', async () => {
    const { owner, paper, linkId } = await aSharedPaper();
    const reader = await aPerson(app);
    const { id } = await copy(reader, linkId);
    await owner.client.papers.remove({ params: { id: paper.id } });
    expect(await failureOf(copy(reader, linkId))).toMatchObject({ code: 'paper_not_available' });
    expect((await reader.client.papers.get({ params: { id }, query: {} })).questions).toBe(4);
  });
});

describe('a reported paper', () => {
  it('is told to the operator, who takes it down; its owner sees that, and nobody else the paper', async () => {
    const { owner, paper, linkId } = await aSharedPaper();
    const body = { reason: 'copyright', message: 'This is our unpublished test.', email: 'head@uni.example' } as const;
    const told = await app.client().sharedPapers.report({ params: { id: linkId }, body });
    expect(await app.client().sharedPapers.report({ params: { id: 'nothing' }, body })).toEqual(told);
    const letter = await mailTo(app, operator, /^Reported past paper/);
    expect(letter.subject).toBe('Reported past paper: MTH 101, 2022/2023 Harmattan examination');
    expect(letter.text).toContain(`operator take-down /paper/${linkId}`);
    expect(await describeReports(app.db)).toContain(`/paper/${linkId}  “MTH 101, 2022/2023 Harmattan examination”`);

    expect(await takeDown(app, `https://akada.example/paper/${linkId}`)).toContain('past paper');
    expect(await failureOf(open(linkId))).toMatchObject({ code: 'paper_not_available' });
    expect(await failureOf(copy(await aPerson(app), linkId))).toMatchObject({ code: 'paper_not_available' });
    expect((await owner.client.papers.list()).papers[0]?.link?.status).toBe('taken_down');
    // Neither opening nor renewing the link gets around it.
    const opened = await share(owner, paper.id);
    const { path, status } = await owner.client.sharedPapers.renew({ params: { id: paper.id } });
    expect([opened, status]).toEqual([linkId, 'taken_down']);
    expect(await failureOf(open(idIn(path)))).toMatchObject({ code: 'paper_not_available' });
    await putBack(app, idIn(path));
    expect((await open(idIn(path))).link.status).toBe('open');
  });
});
