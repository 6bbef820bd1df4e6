import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, SourceDocument } from '../document.ts';
import { readDocument } from '../text/sections.ts';
import { balance } from './balance.ts';
import { studyWords } from './minutes.ts';
import { piecesOf } from './pieces.ts';
import { planFromTopics } from './plan-from-topics.ts';
import { planSprint } from './plan-sprint.ts';
import { spanTitle } from './titles.ts';

const filler = (words: number) =>
  `${Array.from({ length: words }, (_, i) => ['rain', 'soil', 'seed', 'leaf'][i % 4]).join(' ')}.`;

/** A book of chapters, each a heading and paragraphs of 100 words. */
function book(chapters: readonly number[]): SourceDocument {
  const blocks: Block[] = chapters.flatMap((words, i) => [
    { kind: 'heading' as const, level: 1 as const, text: `${i + 1}. Chapter ${String.fromCharCode(65 + i)}` },
    ...Array.from({ length: Math.ceil(words / 100) }, () => ({ kind: 'paragraph' as const, text: filler(100) })),
  ]);
  return { id: 'book', title: 'The Book', blocks };
}
const studyDays = (plan: ReturnType<typeof planSprint>) =>
  plan.weeks.flatMap((week) => week.days).filter((day) => day.kind === 'study');

describe('a plan from a document', () => {
  const plan = planSprint(book([1400, 1400, 1400, 1400, 1400, 1400, 1400]), { weeks: 4, minutesPerDay: 30 });
  test('gives a chapter that fills a day its day, in order and by its name', () => {
    expect(studyDays(plan).map((day) => day.title)).toEqual([
      'Chapter A',
      'Chapter B',
      'Chapter C',
      'Chapter D',
      'Chapter E',
      'Chapter F',
      'Chapter G',
    ]);
  });
  test('a week is five study days and a mixed review of them', () => {
    expect(plan.weeks[0]!.days.map((day) => day.kind)).toEqual(['study', 'study', 'study', 'study', 'study', 'review']);
    const [review, ...study] = [...plan.weeks[0]!.days].reverse();
    expect(review!.parts).toEqual(study.reverse().flatMap(({ parts }) => parts));
  });
  test('counts the days through the sprint', () => {
    expect(plan.weeks.flatMap((week) => week.days.map((day) => day.dayRange))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
  test('makes fewer weeks of a short source, and says so', () => {
    expect(plan.weeks).toHaveLength(2);
    expect(plan.note).toBe(
      'At 30 minutes a day, this text fills 7 study days of about 30 minutes and 2 reviews. You don’t need all 4 weeks for it.',
    );
  });
});

test('a chapter too long for a day is cut into parts that fit', () => {
  const read = readDocument(book([500, 500]));
  const [first, second] = [read.sections[0]!, read.sections[1]!];
  const long = { ...first, blocks: Array.from({ length: 28 }, () => first.blocks[0]!), wordCount: 2800 };
  const plan = planSprint({ ...read, sections: [long, second] }, { weeks: 4, minutesPerDay: 30 });
  expect(studyDays(plan).every((day) => day.minutes <= 36)).toBe(true);
  expect(studyDays(plan)[1]!.title).toBe('Chapter A (part 2 of 2)');
});

test.each([
  [[500, 1500, 800, 1400, 300, 1700, 900, 2600, 400, 1100], 30],
  [Array.from({ length: 40 }, () => 300), 30],
  [[12_000], 30],
  [[4000, 700, 700, 5000, 1600], 45],
])('fills the minutes that were asked for, whatever the sizes of the chapters', (chapters, minutesPerDay) => {
  const days = studyDays(planSprint(book(chapters), { weeks: 12, minutesPerDay }));
  for (const { minutes } of days) {
    expect(minutes).toBeGreaterThanOrEqual(0.8 * minutesPerDay);
    expect(minutes).toBeLessThanOrEqual(1.2 * minutesPerDay);
  }
});

test('a title names what a day has, in full or from the first to the last', () => {
  const sections = (names: string[]): SourceDocument => ({
    id: 'x',
    title: 'Soils',
    blocks: [...names, 'Rivers'].flatMap((text): Block[] => [
      { kind: 'heading', level: 1, text },
      { kind: 'paragraph', text: filler(text === 'Rivers' ? 1400 : 1400 / names.length) },
    ]),
  });
  const titleFor = (names: string[]) =>
    studyDays(planSprint(sections(names), { weeks: 1, minutesPerDay: 30 }))[0]!.title;
  expect(titleFor(['Clay', 'Sand', 'Loam'])).toBe('Clay, sand and loam');
  expect(titleFor(['Clay', 'Sand', 'Loam', 'Silt', 'Peat'])).toBe('Clay to peat');
  expect(titleFor(['Clay (continued)'])).toBe('Clay');
  expect(titleFor(['Clay soils of the humid tropics: how they form, what they hold and who farms them'])).toBe(
    'Clay soils of the humid tropics',
  );
});

test('a title joins no name that holds an "and" or a way of its own', () => {
  expect(spanTitle(['Infiltration', 'Evaporation and transpiration'])).toBe(
    'Infiltration, evaporation and transpiration',
  );
  expect(spanTitle(['Bias and confounding', 'From association to cause'])).toBe(
    'Bias and confounding; from association to cause',
  );
  expect(spanTitle(['Cohort studies', 'Case-control studies', 'Bias', 'From association to cause'])).toBe(
    'Cohort studies; case-control studies; bias; from association to cause',
  );
});

test('a title of four names leaves out none of them, and says a word that two share once', () => {
  expect(spanTitle(['How ice moves', 'Glacial erosion', 'Glacial deposition', 'Glaciers and climate change'])).toBe(
    'How ice moves; glacial erosion and deposition; glaciers and climate change',
  );
});

test.each([
  [30, 2],
  [45, 1],
  [10, 5],
])('2,200 words in %i minutes a day are so many days, each near what was asked for: %i', (minutesPerDay, count) => {
  const days = studyDays(planSprint(book([500, 400, 500, 400, 400]), { weeks: 4, minutesPerDay }));
  expect(days).toHaveLength(count);
  expect(new Set(days.map(({ title }) => title)).size).toBe(count);
  for (const { minutes } of days) expect(Math.abs(minutes - minutesPerDay)).toBeLessThanOrEqual(0.25 * minutesPerDay);
});

test('a source that is more than a day holds makes two', () => {
  const days = studyDays(planSprint(book([950, 950, 1000]), { weeks: 12, minutesPerDay: 30 }));
  expect(days).toHaveLength(2);
});

test('a review is as long as its questions, a third of what it reviews and no longer than a day', () => {
  const review = (chapters: number[]) =>
    planSprint(book(chapters), { weeks: 12, minutesPerDay: 30 }).weeks[0]!.days.at(-1)!.minutes;
  expect(review([300])).toBe(6);
  expect(review([1400])).toBe(10);
  expect(review([1400, 1400, 1400, 1400, 1400])).toBe(30);
});

test('a heading in capitals names its day in the letters of the text', () => {
  const blocks = ['THE LIGHT OF THE SUN', 'DNA AND RNA'].flatMap((text): Block[] => [
    { kind: 'heading', level: 1, text },
    { kind: 'paragraph', text: `${filler(1400).slice(0, -1)} under the Sun, where DNA and RNA are found.` },
  ]);
  const plan = planSprint({ id: 'x', title: 'LIFE UNDER THE SUN', blocks }, { weeks: 1, minutesPerDay: 30 });
  expect(plan.title).toBe('Life Under the Sun');
  expect(studyDays(plan).map(({ title }) => title)).toEqual(['The light of the Sun', 'DNA and RNA']);
});

test('a title page is no part of a day', () => {
  const source = book([1400, 1400]);
  const page: Block[] = [
    { kind: 'heading', level: 1, text: 'Soil Water' },
    { kind: 'paragraph', text: 'R. A. Okonjo Department of Soil Science' },
  ];
  const days = studyDays(
    planSprint({ ...source, blocks: [...page, ...source.blocks] }, { weeks: 1, minutesPerDay: 30 }),
  );
  const ids = days.flatMap(({ sectionIds }) => sectionIds);
  expect(ids).toContain('s2');
  expect(ids).not.toContain('s1');
});

test('a text takes about as long in short days as in long ones', () => {
  const total = (minutesPerDay: number) =>
    studyDays(planSprint(book([900, 900, 900]), { weeks: 12, minutesPerDay })).reduce(
      (sum, day) => sum + day.minutes,
      0,
    );
  expect(total(10)).toBeLessThanOrEqual(1.2 * total(30));
});

test('what is calculated takes longer than what is read', () => {
  const sum = (text: string) => studyWords({ kind: 'paragraph', text });
  const words = 'The mass of water is found, and so is the volume of it.';
  expect(sum('The mass is 26 g, and 26 divided by 130 is 0.20, so that 0.26 times 300 is 78.')).toBeGreaterThan(
    2 * sum(words),
  );
});

test('a section and its parts go by its name', () => {
  const heading = (level: 1 | 2, text: string): Block[] => [
    { kind: 'heading', level, text },
    { kind: 'paragraph', text: filler(text === 'Rivers' ? 1400 : 460) },
  ];
  const blocks = [
    ...heading(1, 'Tides'),
    ...heading(2, 'Spring and neap tides'),
    ...heading(1, 'The Guinea Current'),
    ...heading(1, 'Rivers'),
  ];
  const days = studyDays(planSprint({ id: 'x', title: 'The sea', blocks }, { weeks: 1, minutesPerDay: 30 }));
  expect(days.map(({ title }) => title)).toEqual(['Tides and the Guinea Current', 'Rivers']);
});

test('a summary or a glossary is no day of its own and names none', () => {
  const source = book([1400, 1400]);
  const days = studyDays(
    planSprint(
      {
        ...source,
        blocks: [
          ...source.blocks,
          { kind: 'heading', level: 1, text: 'Section Summary' },
          { kind: 'paragraph', text: filler(200) },
        ],
      },
      { weeks: 4, minutesPerDay: 30 },
    ),
  );
  expect(days.map(({ title }) => title)).toEqual(['Chapter A', 'Chapter B']);
  expect(days[1]!.sectionIds).toContain(`s${readDocument(source).sections.length + 1}`);
});

test('a source too long for its weeks keeps to the weeks and says so', () => {
  const plan = planSprint(book(Array.from({ length: 20 }, () => 3000)), { weeks: 1, minutesPerDay: 15 });
  expect(plan.weeks).toHaveLength(1);
  expect(plan.note).toContain('more here than fits into 1 week');
});

test('references get no day', () => {
  const source = book([800, 800]);
  const plan = planSprint(
    {
      ...source,
      blocks: [
        ...source.blocks,
        { kind: 'heading', level: 1, text: 'References' },
        { kind: 'paragraph', text: filler(900) },
      ],
    },
    { weeks: 4, minutesPerDay: 30 },
  );
  expect(studyDays(plan).flatMap((day) => day.sectionIds)).toEqual(['s1', 's2']);
});

test('no two days carry the same title', () => {
  const blocks: Block[] = Array.from({ length: 4 }, () => [
    { kind: 'heading' as const, level: 1 as const, text: 'Introduction' },
    { kind: 'paragraph' as const, text: filler(900) },
  ]).flat();
  const titles = studyDays(planSprint({ id: 'x', title: 'Soils', blocks }, { weeks: 4, minutesPerDay: 30 })).map(
    (day) => day.title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('every block of the source is in exactly one study day, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 10, max: 90 }),
      (chapters, weeks, minutesPerDay) => {
        const source = readDocument(book(chapters));
        const plan = planSprint(source, { weeks, minutesPerDay });
        const blocks = studyDays(plan).flatMap((day) =>
          day.parts.flatMap((part) => {
            const section = source.sections.find(({ id }) => id === part.sectionId)!;
            return section.blocks.slice(part.fromBlock ?? 0, part.toBlock);
          }),
        );
        expect(blocks).toEqual(source.sections.flatMap((section) => section.blocks));
        expect(plan.weeks.length).toBeLessThanOrEqual(weeks);
      },
    ),
    { numRuns: 40 },
  );
});

test('days are cut between chapters rather than inside one', () => {
  const pieces = piecesOf([readDocument(book([500, 500, 500, 500]))], 2000);
  expect(balance(pieces, 2, { least: 800, most: 2000 }).map((run) => run.length)).toEqual([2, 2]);
});

describe('a plan from catalogue topics', () => {
  const course = {
    title: 'Principles of Accounting I',
    topics: ['history of accounting', 'double entry', 'ledgers', 'cash book', 'trial balance', 'bank reconciliation'],
    outcomes: ['post to ledgers', 'prepare a trial balance'],
  };
  test('gives each topic a day and covers them all', () => {
    const plan = planFromTopics(course, { weeks: 4, minutesPerDay: 30 });
    expect(plan.covered).toEqual(course.topics);
    expect(plan.leftOut).toEqual([]);
    expect(plan.weeks).toHaveLength(2);
    expect(plan.note).toContain('2 of the 4 weeks');
  });
  test('takes the objective from the outcome that speaks of the topic', () => {
    const days = planFromTopics(course, { weeks: 4, minutesPerDay: 30 }).weeks.flatMap((week) => week.days);
    expect(days.find((day) => day.title === 'Ledgers')?.objective).toBe('Post to ledgers.');
    expect(days.find((day) => day.title === 'Cash book')?.objective).toBe('Explain in your own words: cash book.');
  });
  test('names what it leaves out when the weeks are too few', () => {
    const topics = Array.from({ length: 18 }, (_, i) => `topic ${i + 1}`);
    const plan = planFromTopics({ title: 'X', topics }, { weeks: 1, minutesPerDay: 30 });
    expect(plan.covered).toHaveLength(15);
    expect(plan.leftOut).toEqual(['topic 16', 'topic 17', 'topic 18']);
    expect(plan.note).toContain('topic 16; topic 17; topic 18');
  });
});

test('a box is not cut between two days', () => {
  const note = { kind: 'note' as const, text: filler(150) };
  const before = Array.from({ length: 8 }, () => ({ kind: 'paragraph' as const, text: filler(100) }));
  const blocks: Block[] = [{ kind: 'heading', level: 1, text: 'Soil' }, ...before, note, note, note, ...before];
  const document = readDocument({ id: 'box', title: 'Box', blocks });
  const bounds = piecesOf([document], 1000).map(({ fromBlock }) => fromBlock);
  const { blocks: own } = document.sections[0]!;
  expect(bounds.length).toBeGreaterThan(1);
  expect(bounds.filter((at) => at > 0 && own[at]?.kind === 'note' && own[at - 1]?.kind === 'note')).toEqual([]);
});

test('a box that comes as plain paragraphs is not cut either', () => {
  const paragraph = (words: number) => ({ kind: 'paragraph' as const, text: filler(words) });
  const long = Array.from({ length: 8 }, () => paragraph(100));
  const head = { kind: 'paragraph' as const, text: 'Box 2.1 Soil in a jar' };
  const box = [head, ...Array.from({ length: 5 }, () => paragraph(50))];
  const blocks: Block[] = [{ kind: 'heading', level: 1, text: 'Soil' }, ...long, ...box, ...long];
  const document = readDocument({ id: 'box', title: 'Box', blocks });
  for (const words of [200, 250, 300, 450, 900]) {
    const bounds = piecesOf([document], words).map(({ fromBlock }) => fromBlock);
    expect(bounds.length).toBeGreaterThan(1);
    expect(bounds.filter((at) => at > long.length && at < long.length + box.length)).toEqual([]);
  }
});
