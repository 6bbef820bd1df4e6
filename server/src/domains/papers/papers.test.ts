import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm } from '../../../test/documents.ts';
import { aPerson } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { aPaper, aPaperFile, mathsPaper, questionOf, questionsIn } from '../../../test/papers.ts';
import { paperFile } from './papers.files.ts';
import { insertAnswer, listMarks } from './papers.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

describe('bringing a paper', () => {
  it('reads head, questions, options and the key at the end', async () => {
    const paper = await aPaper(await aPerson(app));
    expect(paper).toMatchObject({
      course: 'MTH 101',
      kind: 'examination',
      year: '2022/2023',
      semester: 'Harmattan',
      course_slug: 'mth-101',
      questions: 4,
      keys: { printed: 2, own: 0, model: 0, none: 2 },
    });
    const first = questionOf(paper, '1');
    expect(first.options.find(({ id }) => id === first.key)?.text).toBe('3');
    expect(first.key_status).toBe('printed');
    expect(questionOf(paper, '3')).toMatchObject({ key: null, key_status: 'none' });
    expect(questionOf(paper, '4')).toMatchObject({ options: [], marks: 5 });
  });

  it('knows the time that its head gives', async () => {
    const person = await aPerson(app);
    expect((await aPaper(person, mathsPaper.replace('\n', '\nTIME ALLOWED: 45 MINUTES\n'))).minutes).toBe(45);
    expect((await aPaper(person)).minutes).toBeNull();
  });

  it('says which lesson of the library is about each question', async () => {
    const paper = await aPaper(await aPerson(app));
    const lessonOf = (number: string) =>
      paper.help.find(({ question_id }) => question_id === questionOf(paper, number).id)?.lesson;
    expect(lessonOf('1')).toMatchObject({ name: 'geometric-series', title: expect.any(String) });
    expect(lessonOf('2')?.name).toMatch(/complex-numbers|argand-diagram/);
  });

  it('explains a question that is one of our bank word for word, and only that', async () => {
    const options = 'A. punched cards\nB. vacuum tubes\nC. transistors\nD. microprocessors';
    const paper = await aPaper(
      await aPerson(app),
      `COS 101 Examination, 2021/2022
1. Which part did the switching in computers of the first generation?
${options}
2. Which part did the switching in computers of the second generation?
${options}`,
    );
    const workedOf = (number: string) =>
      paper.help.find(({ question_id }) => question_id === questionOf(paper, number).id)?.worked ?? null;
    expect(workedOf('1')).toEqual({
      option_id: questionOf(paper, '1').options[1]?.id,
      html: expect.stringContaining('vacuum tubes'),
    });
    expect(workedOf('2')).toBeNull();
  });

  it('keeps the file, hands it back as it was, and drops it with the paper', async () => {
    const { client } = await aPerson(app);
    const { id, filename } = await client.papers.bring({ body: aForm(mathsPaper, '../mth 101.txt'), query: {} });
    expect(filename).toBe('mth 101.txt');
    const { file_key } = await app.db.queries
      .selectFrom('papers')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = paperFile(file_key as string);
    expect(await app.storage.exists(stored)).toBe(true);
    await client.papers.remove({ params: { id } });
    await expect.poll(() => app.storage.exists(stored)).toBe(false);
    expect((await client.papers.list()).papers).toEqual([]);
  });

  it('believes the page about the course, and looks for it in the catalogue', async () => {
    const { client } = await aPerson(app);
    const paper = await client.papers.bringText({
      body: { text: '1. What is a set?\n2. What is a map?', course: 'mth101' },
    });
    expect(paper).toMatchObject({ course: 'MTH 101', course_slug: 'mth-101' });
  });

  it('answers a file without questions with why, and keeps nothing of it', async () => {
    const person = await aPerson(app);
    const call = aPaperFile(person, 'A letter to my mother, with no question in it at all.', 'letter.txt');
    await expect(call).rejects.toMatchObject({ status: 422, code: 'paper_without_questions' });
    expect((await person.client.papers.list()).papers).toEqual([]);
  });

  it('reads three papers for free, refuses a fourth, and goes on to mark what is there', async () => {
    const person = await aPerson(app);
    const brought = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((year) => aPaper(person, mathsPaper.replace('2022', `201${year}`))),
    );
    const refused = brought.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(2);
    for (const error of refused) expect(error).toMatchObject({ status: 403, code: 'papers_limit_reached' });
    const { papers, max } = await person.client.papers.list();
    expect([papers.length, max]).toEqual([3, 3]);
    const paper = await person.client.papers.get({ params: { id: papers[0]?.id ?? '' }, query: {} });
    const { id, options } = questionOf(paper, '1');
    const answer = { paper_id: paper.id, question_id: id, option_id: options[0]?.id ?? '', event_id: 'one' };
    const { results } = await person.client.papers.answer({ body: { answers: [answer] } });
    expect(results).toMatchObject([{ is_right: false }]);
  });
});

describe('a paper', () => {
  it('takes up no data for lines that nobody asked for', async () => {
    const { client, ...person } = await aPerson(app);
    const { id } = await aPaper({ client, ...person });
    const brief = await client.papers.get({ params: { id }, query: {} });
    const whole = await client.papers.get({ params: { id }, query: { printed: 'true' } });
    expect(questionOf(brief, '1').printed).toBe('');
    expect(questionOf(whole, '1').printed).toContain('geometric progression');
  });

  it('is mended step by step, and every step can be undone', async () => {
    const person = await aPerson(app);
    const paper = await aPaper(person);
    const { client } = person;
    const params = { id: paper.id };
    const third = questionOf(paper, '3');
    const right = third.options[2]?.id ?? '';
    const keyed = await client.papers.change({ params, body: { do: 'key', item_id: third.id, option_id: right } });
    expect(keyed).toMatchObject({ at: 2, removed: 1, undo: { do: 'key', number: '3' } });
    await client.papers.change({ params, body: { do: 'delete', item_id: questionOf(paper, '1').id } });
    const mended = await client.papers.get({ params, query: {} });
    expect(mended.questions).toBe(3);
    expect(questionOf(mended, '3')).toMatchObject({ key: right, key_status: 'own' });
    await client.papers.undo({ params });
    expect(await client.papers.undo({ params })).toMatchObject({ undo: null });
    const back = await client.papers.get({ params, query: {} });
    expect(questionsIn(back).map(({ id }) => id)).toEqual(questionsIn(paper).map(({ id }) => id));
    expect(questionOf(back, '3')).toMatchObject({ key: null, key_status: 'none' });
  });

  it('refuses a key that is no option, and a question that is gone', async () => {
    const person = await aPerson(app);
    const paper = await aPaper(person);
    const change = (item_id: string, option_id: string) =>
      person.client.papers.change({ params: { id: paper.id }, body: { do: 'key', item_id, option_id } });
    await expect(change(questionOf(paper, '1').id, 'elsewhere')).rejects.toMatchObject({ code: 'not_possible_here' });
    await expect(change('gone', 'elsewhere')).rejects.toMatchObject({ code: 'paper_item_not_found' });
  });

  it('can be called something else', async () => {
    const { client, ...person } = await aPerson(app);
    const { id } = await aPaper({ client, ...person });
    const facts = { course: 'Logic for beginners', kind: 'test', year: '2019', semester: null } as const;
    expect(await client.papers.update({ params: { id }, body: facts })).toMatchObject({ ...facts, course_slug: null });
    const call = client.papers.update({ params: { id }, body: { year: 'last year' } });
    await expect(call).rejects.toMatchObject({ status: 422 });
  });
});

describe('answers', () => {
  const answerTo = (paper: { id: string }, question: { id: string }, option_id: string | null, event_id: string) => ({
    ...{ paper_id: paper.id, question_id: question.id, option_id, event_id },
  });

  it('are marked by the option’s identity; a miss comes back in the reviews, with where its key is from', async () => {
    const { client, ...person } = await aPerson(app);
    const paper = await aPaper({ client, ...person });
    const question = questionOf(paper, '1');
    const wrong = question.options.find(({ id }) => id !== question.key)?.id ?? '';
    const { results } = await client.papers.answer({ body: { answers: [answerTo(paper, question, wrong, 'a')] } });
    expect(results).toMatchObject([{ is_right: false, due: expect.any(String) }]);
    expect((await client.papers.list()).papers[0]?.missed).toEqual([question.id]);
    const { ahead } = await client.practice.due({ query: { ahead_days: 3 } });
    expect(ahead).toMatchObject([
      {
        form: 'choice',
        correct_answer: '3',
        explanation: 'The key is printed in the paper.',
        sprint_title: 'Past questions',
        day_title: 'MTH 101, 2022/2023, question 1',
      },
    ]);
    const again = answerTo(paper, question, question.key, 'b');
    await client.papers.answer({ body: { answers: [again, again] } });
    expect((await client.papers.list()).papers[0]?.missed).toEqual([]);
  });

  it('to a question without a key are marked by nobody but the learner', async () => {
    const { client, ...person } = await aPerson(app);
    const paper = await aPaper({ client, ...person });
    const question = questionOf(paper, '3');
    const option = question.options[0]?.id ?? '';
    const given = (event_id: string, mark?: 'wrong' | 'unsure') => ({
      ...answerTo(paper, question, option, event_id),
      ...(mark && { mark }),
    });
    const { results } = await client.papers.answer({
      body: { answers: [given('a'), given('b', 'unsure'), given('c', 'wrong')] },
    });
    expect(results.map(({ is_right, due }) => [is_right, due])).toEqual([
      [null, null],
      [null, null],
      [false, null],
    ]);
  });

  it('in the examination room count as in practice: what was missed or left open, once, in the one queue', async () => {
    const person = await aPerson(app);
    const paper = await aPaper(person);
    const shown = ['1', '2', '3'].map((number) => {
      const { id, text, options, key, key_status } = questionOf(paper, number);
      const chosen = number === '1' ? (options.find((option) => option.id !== key)?.id ?? null) : null;
      const facts = { topic: null, explanation: '', seconds: 9, flagged: false };
      return { id: `${paper.id}:${id}`, text, options: options.map(shownOption), key, key_status, chosen, ...facts };
    });
    const at = app.clock.now().toISOString();
    const moment = { minutes: 9, began_at: at, handed_in_at: at };
    const source = { kind: 'paper' as const, id: 'set:MTH 101:/mixed' };
    const body = { id: 'sitting-of-set', source, is_whole: true, title: 'MTH 101', ...moment, shown };
    await person.client.sittings.handIn({ body });
    await person.client.sittings.handIn({ body });
    const missed = [questionOf(paper, '1').id, questionOf(paper, '2').id];
    expect((await person.client.papers.list()).papers[0]?.missed.toSorted()).toEqual(missed.toSorted());
    const { ahead } = await person.client.practice.due({ query: { ahead_days: 3 } });
    expect(ahead.map(({ day_title }) => day_title).toSorted()).toEqual([
      'MTH 101, 2022/2023, question 1',
      'MTH 101, 2022/2023, question 2',
    ]);
  });
});

const shownOption = ({ id, text }: { id: string; text: string }) => ({ id, text });

it('what somebody brought is in their export, with the file, and goes with the account', async () => {
  const person = await aPerson(app);
  const { id } = await aPaperFile(person);
  const archive = unzipSync(await exported(person.token));
  expect(strFromU8(archive['papers.json']!)).toContain('geometric progression');
  expect(strFromU8(archive[`papers/${id}-mth101.txt`]!)).toBe(mathsPaper);
});

async function exported(token: string): Promise<Uint8Array> {
  const response = await app.inject({
    method: 'GET',
    url: '/api/v1/auth/me/export',
    headers: { authorization: `Bearer ${token}` },
  });
  return new Uint8Array(response.rawPayload);
}

it('lists the answers to a question in the order in which they were given, of one moment by their names', async () => {
  const person = await aPerson(app);
  const paper = await aPaper(person);
  const question_id = questionOf(paper, '1').id;
  const place = { owner_id: person.user.id, paper_id: paper.id, question_id };
  const moment = (minute: number) => new Date(Date.UTC(2026, 10, 19, 12, minute));
  const told = [
    ['c', 20],
    ['b', 10],
    ['d', 30],
    ['a', 20],
  ] as const;
  for (const [event_id, at] of told)
    await insertAnswer(app.db.queries, {
      ...place,
      ...{ event_id, answered_at: moment(at), option_id: null, mark: null, is_right: false },
    });
  expect((await listMarks(app.db.queries, place)).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
});
