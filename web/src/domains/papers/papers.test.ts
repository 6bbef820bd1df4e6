import type { Paper, PaperQuestion, PaperSummary } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { hasKey } from '../../lib/sittings/sitting.ts';
import { shortYear, topicTable } from './by-course.ts';
import { inOrderOfDoubt, splitPlace } from './check/propose.ts';
import { practiceLink, wishIn } from './links.ts';
import { pick } from './practice/pick.ts';
import { variantsOf, withYears } from './same.ts';
import { planOfPaper, planOfSet } from './sit-paper.ts';

const question = (id: string, more: Partial<PaperQuestion> = {}): PaperQuestion => ({
  ...{ kind: 'question', id, number: id, section: null, stem: null, text: `Question ${id}`, options: [], key: null },
  ...{ answer: null, key_status: 'none', explanation: null, marks: null, page: null, topic: null, topic_is_own: false },
  ...{ topic_choices: [], doubts: [], printed: '', same: id, parted: false },
  ...more,
});

const paper = (id: string, year: string | null, items: PaperQuestion[], missed: string[] = []) =>
  ({
    ...{ id, year, items, missed, course: 'MTH 101', kind: 'examination', version: 1, help: [] },
    topics: [...new Set(items.map(({ topic }) => topic))].map((topic) => ({
      topic,
      questions: items.filter((item) => item.topic === topic).length,
    })),
  }) as unknown as Paper & PaperSummary;

describe('what came up', () => {
  it('is counted by topic and year, what came up most first', () => {
    const table = topicTable([
      paper('a', '2022/2023', [question('1', { topic: 'Sets' }), question('2')]),
      paper('b', '2021/2022', [question('3', { topic: 'Sets' }), question('4', { topic: 'Series' })]),
      paper('c', null, [question('5', { topic: 'Sets' })]),
    ]);
    expect(table).toEqual({
      years: ['2021/2022', '2022/2023'],
      rows: [
        { topic: 'Sets', counts: [1, 1], all: 2 },
        { topic: 'Series', counts: [1, 0], all: 1 },
      ],
      without: 1,
    });
  });

  it('names a year as a column has room for it', () => {
    expect([shortYear('2021/2022'), shortYear('1999')]).toEqual(['21/22', '99']);
  });
});

describe('what is practised', () => {
  const old = paper('a', '2020', [question('1', { same: 'x', key: 'k' }), question('2', { topic: 'Sets' })], ['1']);
  const recent = paper('b', '2021', [
    question('3', { same: 'x' }),
    question('4', { topic: 'Sets', same: 'x', parted: true }),
  ]);
  const ids = (asked: ReturnType<typeof pick>) => asked.map(({ question: { id } }) => id);
  const of = (wish: object) => pick([old, recent], [old, recent], { course: 'MTH 101', ...wish });

  it('is each question once, the one with a key, with its other years', () => {
    const mixed = of({});
    expect(ids(mixed).sort()).toEqual(['1', '2', '4']);
    expect(mixed.find(({ question: { id } }) => id === '1')?.also).toEqual(['2021']);
  });

  it('is one paper in its order, one topic, or what was missed', () => {
    expect(ids(of({ paper: 'b' }))).toEqual(['3', '4']);
    expect(ids(of({ topic: 'Sets' }))).toEqual(['2', '4']);
    expect(ids(of({ missed: true }))).toEqual(['1']);
  });

  it('is for an evening what was missed first, then the shaky topics, each once', () => {
    const tonight = ids(of({ shaky: ['Sets'] }));
    expect(tonight[0]).toBe('1');
    expect(tonight.slice(1).sort()).toEqual(['2', '4']);
    expect(ids(of({ shaky: [] }))).toEqual(['1']);
    const wish = { course: 'MTH 101', shaky: ['Sets, relations', 'Series'] };
    expect(wishIn(new URL(practiceLink(wish), 'https://akada.example').searchParams)).toMatchObject(wish);
    expect(wishIn(new URLSearchParams('course=MTH')).shaky).toBeUndefined();
  });
});

it('a paper is sat by the ids of its options, with what its questions share, and without a key where it has none', () => {
  const options = [{ id: 'k', label: 'A', text: '5' }];
  const asked = [question('1', { options, key: 'k', key_status: 'printed', stem: 'Use the table.' }), question('2')];
  const { title, source, questions } = planOfPaper(paper('a', '2020', asked));
  expect([title, source.id]).toEqual(['MTH 101 examination', 'a']);
  // One to be written has no key either: what is said before the start is what the result says.
  expect(questions.map(hasKey)).toEqual([true, false]);
  expect(questions).toMatchObject([
    { text: 'Use the table.\n\nQuestion 1', options: [{ id: 'k', text: '5' }], key: 'k', key_status: 'printed' },
    { options: [], key: null, key_status: 'none' },
  ]);
});

it('a paper is sat in the time that its head gives', () => {
  expect(planOfPaper({ ...paper('a', '2020', [question('1')]), minutes: 45 }).minutes).toBe(45);
  expect(planOfPaper({ ...paper('a', '2020', [question('1')]), minutes: null }).minutes).toBeNull();
});

it('a topic is sat as a set: named with its papers, at the pace of an examination', () => {
  const asked = [paper('a', '2020', [question('1')]), paper('b', '2021', [question('2')])];
  const sets = asked.map((one) => ({ paper: one, question: one.items[0] as PaperQuestion, also: [] }));
  const plan = planOfSet(sets, { course: 'MTH 101', topic: 'Sets' });
  expect(plan).toMatchObject({ title: 'MTH 101: Sets', minutes: 3, source: { kind: 'paper', id: 'set:MTH 101:Sets' } });
  expect(plan.questions.map(({ id }) => id)).toEqual(['a:1', 'b:2']);
  const tonight = planOfSet(sets, { course: 'MTH 101', shaky: ['Sets'] });
  expect([tonight.title, tonight.source.id]).toEqual(['MTH 101: missed and shaky', 'set:MTH 101:/tonight']);
});

it('a split is proposed where the labels begin again, before the number that was read as words', () => {
  const options = ['10', '20 2/. The middle term is', '6', '12'].map((text, index) => ({
    id: String(index),
    label: 'ABAB'[index] ?? '',
    text,
  }));
  const place = splitPlace(question('26', { text: 'Find it', options }));
  expect(place).toMatchObject({ first: '26', second: '27' });
  expect('Find it\nA. 10\nB. 20 2/. The middle term is'.slice(place?.at)).toBe('2/. The middle term is');
});

describe('a question with other figures', () => {
  const asked = (id: string, figure: number, more: Partial<PaperQuestion> = {}) =>
    question(id, { text: `Find the area of a square field of side ${figure} metres.`, ...more });
  const old = paper('a', '2020', [asked('1', 4)]);
  const recent = paper('b', '2021', [asked('2', 7), question('3')]);

  it('counts for the years, and is no other’s twin', async () => {
    const papers = await withYears([old, recent]);
    const asking = pick(papers, papers, { course: 'MTH 101' }).filter(({ question: { id } }) => id !== '3');
    expect(asking.map(({ question: { id }, also }) => [id, also]).sort()).toEqual([
      ['1', ['2021']],
      ['2', ['2020']],
    ]);
  });

  it('stands alone once it was parted', async () => {
    const papers = await withYears([paper('a', '2020', [asked('1', 4, { parted: true })]), recent]);
    expect(pick(papers, papers, { course: 'MTH 101', paper: 'b' })[0]?.also).toEqual([]);
    expect(await variantsOf(papers, asked('2', 7))).toEqual([]);
  });
});

it('what cannot be asked is looked at first, then what cannot be marked, and what nobody understood last', () => {
  const options = ['x', 'y'].map((text) => ({ id: text, label: text, text }));
  const stray = (id: string, text: string) => ({ kind: 'stray', id, text, page: null }) as const;
  const items = [
    stray('line', 'Take π as 22/7'),
    question('1', { options, key: 'x', key_status: 'printed', doubts: ['Two numbers 1'] }),
    question('2', { options, doubts: ['The key says B or C'] }),
    question('3', { options, key: 'x', key_status: 'printed' }),
    question('4', { options: options.slice(1), doubts: ['Only one option'] }),
    stray('5', '5. Who?'),
  ];
  expect(inOrderOfDoubt(items).map(({ id }) => id)).toEqual(['4', '5', '2', '1', 'line']);
});
