import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm } from '../../../test/documents.ts';
import { aPerson, type Person } from '../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { aPaper, aPaperFile, mathsPaper, questionOf } from '../../../test/papers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

const withoutKey = mathsPaper.replace(/ANSWERS[\s\S]*$/, '');
const key = 'MTH 101 2022/2023\nANSWERS\n1. B\n2. B\n3. C, since 2⁴ = 16\n4. (a + b)ⁿ';
const add = ({ client }: Person, text: string, ...papers: string[]) =>
  client.papers.addAnswers({ body: aForm(text, 'answers.txt'), query: { papers: papers.join(',') } });
const aPicture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
const load = ({ client }: Person, id: string) => client.papers.get({ params: { id }, query: {} });

describe('a key in a file of its own', () => {
  it('is told from a paper when it is brought as one', async () => {
    const person = await aPerson(app);
    await expect(aPaperFile(person, key, 'key.txt')).rejects.toMatchObject({ status: 422, code: 'paper_only_answers' });
  });

  it('gives its answers to the paper, as printed, and is undone as one change', async () => {
    const person = await aPerson(app);
    const { id, version } = await aPaper(person, withoutKey);
    const added = await add(person, key, id);
    expect(added).toMatchObject({ paper_id: id, answered: 4, version: version + 1, undo: { do: 'answers' } });
    const paper = await load(person, id);
    expect(paper.keys).toMatchObject({ printed: 4, none: 0 });
    const third = questionOf(paper, '3');
    expect(third.options.find((option) => option.id === third.key)?.text).toBe('16');
    expect(third.explanation).toEqual({ text: 'since 2⁴ = 16', by: 'paper' });
    expect(questionOf(paper, '4').answer).toBe('(a + b)ⁿ');
    await person.client.papers.undo({ params: { id } });
    expect((await load(person, id)).keys.none).toBe(4);
  });

  it('finds its paper among several', async () => {
    const person = await aPerson(app);
    const older = await aPaper(person, withoutKey.replace('2022/2023', '2019/2020'));
    const newer = await aPaper(person, withoutKey);
    expect((await add(person, key, older.id, newer.id)).paper_id).toBe(newer.id);
    expect((await load(person, older.id)).version).toBe(older.version);
  });

  it('is asked for otherwise where it is a picture', async () => {
    const person = await aPerson(app);
    const { id } = await aPaper(person, withoutKey);
    const body = aForm(await aPicture(), 'answers.jpg');
    await expect(person.client.papers.addAnswers({ body, query: { papers: id } })).rejects.toMatchObject({
      status: 422,
      code: 'paper_answers_are_pictures',
    });
  });

  it.each([
    ['other numbers', 'ANSWERS\n1. B\n21. A\n22. C\n23. D'],
    ['other letters', 'ANSWERS\n1. H\n2. G\n3. F'],
    ['another course', 'PHY 102\nANSWERS\n1. B\n2. B\n3. C'],
  ])('with %s gets its own answer and changes nothing', async (_, text) => {
    const person = await aPerson(app);
    const { id } = await aPaper(person, withoutKey);
    const before = await load(person, id);
    await expect(add(person, text, id)).rejects.toMatchObject({ status: 422, code: 'paper_answers_unfit' });
    expect(await load(person, id)).toEqual(before);
  });

  it('must hold answers', async () => {
    const person = await aPerson(app);
    const { id } = await aPaper(person, withoutKey);
    await expect(add(person, 'A letter to my mother.', id)).rejects.toMatchObject({ code: 'paper_without_answers' });
  });

  it('does not overrule what its owner typed: it is a doubt', async () => {
    const person = await aPerson(app);
    const paper = await aPaper(person, withoutKey);
    const { id: item_id, options } = questionOf(paper, '1');
    const option_id = options[0]?.id ?? null;
    await person.client.papers.change({ params: { id: paper.id }, body: { do: 'key', item_id, option_id } });
    await add(person, key, paper.id);
    expect(questionOf(await load(person, paper.id), '1')).toMatchObject({
      key: option_id,
      key_status: 'own',
      doubts: ['The answers you added say B'],
    });
  });

  it('changes nothing when it is brought again, and leaves what has no question to be assigned', async () => {
    const person = await aPerson(app);
    const { id } = await aPaper(person, withoutKey);
    await add(person, `${key}\n5. D`, id);
    const once = await load(person, id);
    expect(once.items.at(-1)).toMatchObject({ kind: 'stray', text: '5. D' });
    await add(person, `${key}\n5. D`, id);
    expect(await load(person, id)).toEqual(once);
  });
});
