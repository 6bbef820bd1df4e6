import { describe, expect, test } from 'vitest';
import { COURSE_NOTES } from '../answer/fixtures/course-notes.ts';
import { planSprint } from '../plan/plan-sprint.ts';
import type { PlanDay } from '../plan/types.ts';
import { blockMarkdown, escapeMarkdown } from './markdown.ts';
import { writeLesson } from './write-lesson.ts';

const base = planSprint(COURSE_NOTES, { weeks: 4, minutesPerDay: 30 });
const review = base.weeks[0]!.days.at(-1)!;
const part = (sectionId: string) => ({ documentId: 'notes', sectionId });
const day: PlanDay = { ...base.weeks[0]!.days[0]!, title: 'Money and interest', parts: ['s2', 's3', 's4'].map(part) };

describe('a study day', () => {
  const lesson = writeLesson(day, COURSE_NOTES);
  test('opens with what it is about', () => {
    expect(lesson.markdown).toMatch(/^\*Today: money and interest\. About \d+ minutes/);
  });
  test('has its sections in order under normalised headings', () => {
    expect(lesson.markdown.match(/^#+ .+$/gm)).toEqual([
      '## Money',
      '### Functions of money',
      '## Interest',
      '## To remember',
    ]);
  });
  test('keeps lists, tables, formulas and code in their form', () => {
    expect(lesson.markdown).toContain('1. It is a medium of exchange.\n2. It is a store of value.');
    expect(lesson.markdown).toContain('| Form | Issued by | Example |\n| --- | --- | --- |\n| Legal tender |');
    expect(lesson.markdown).toContain('$$\nI = \\frac{P R T}{100}\n$$');
    expect(lesson.markdown).toContain('```python\ndef interest(p, r, t):');
  });
  test('marks a key term where it is met first', () => {
    expect(lesson.markdown).toContain('**Money** is anything');
    expect(lesson.keyTerms.map(({ term }) => term)).toContain('Money');
  });
  test('closes with what to remember, in sentences of the text with their places', () => {
    const closing = lesson.markdown.split('## To remember\n\n')[1]!;
    expect(closing.split('\n').length).toBeGreaterThan(1);
    for (const line of closing.split('\n')) expect(line).toMatch(/^- .+\. \*\(page [345]\)\*$/);
  });
  test('names every place it is taken from', () => {
    expect(lesson.sources.map(({ sectionId }) => sectionId)).toEqual(['s2', 's3', 's4']);
    expect(lesson.sources[0]).toMatchObject({ documentId: 'notes', headingPath: ['Money'], place: { page: 3 } });
  });
});

test('a key term may hold a hyphen or a slash', () => {
  const text = 'Solid-state drives are fast. A TCP/IP stack is the software that carries data between networks.';
  const definition = 'A solid-state drive is a storage device that records data in memory chips.';
  const blocks = [definition, text].map((line) => ({ kind: 'paragraph' as const, text: line }));
  const document = { id: 'drives', title: 'Drives', blocks };
  const own = { ...day, parts: [{ documentId: 'drives', sectionId: 's1' }] };
  expect(writeLesson(own, document).markdown).toContain('**solid-state drive**');
});

test('a part of a section gives that part alone', () => {
  const lesson = writeLesson({ ...day, parts: [{ ...part('s1'), fromBlock: 1, toBlock: 2 }] }, COURSE_NOTES);
  expect(lesson.markdown).toContain('**Xylem**: the tissue');
  expect(lesson.markdown).not.toContain('root hair');
});

test('a review asks about every source of its week, and names the heading that is meant', () => {
  const about = (id: string, thing: string) => ({
    id,
    title: `On ${thing}`,
    blocks: [
      { kind: 'heading' as const, level: 2 as const, text: `The ${thing}` },
      ...Array.from({ length: 8 }, (_, i) => ({
        kind: 'paragraph' as const,
        text: `A ${thing} of kind ${'abcdefgh'[i]}x is a tool that a farmer uses for work. Every ${thing} of kind ${'abcdefgh'[i]}x is kept dry.`,
      })),
    ],
  });
  const sources = ['hoe', 'spade', 'rake'].map((thing, i) => about(`d${i}`, thing));
  const parts = sources.map(({ id }) => ({ documentId: id, sectionId: 's1' }));
  const { markdown } = writeLesson({ ...review, parts }, sources);
  for (const thing of ['hoe', 'spade', 'rake']) expect(markdown).toContain(`*(The ${thing})*`);
});

test('a day that its writer has summed up is not summed up again', () => {
  const blocks = [
    ...COURSE_NOTES.blocks,
    { kind: 'heading' as const, level: 1 as const, text: 'Summary' },
    { kind: 'paragraph' as const, text: 'Money and water both flow.' },
  ];
  const own = { ...day, parts: ['s2', 's5'].map(part) };
  expect(writeLesson(own, { ...COURSE_NOTES, blocks }).markdown).not.toContain('## To remember');
});

test('a review asks about things, never for the point of a summary', () => {
  const sentence = (i: number) => `The river bank of zone ${i} holds the river back in the wet months of the year.`;
  const blocks = ['The Niger', 'Section Summary', 'Introduction'].flatMap((text, i) => [
    { kind: 'heading' as const, level: 1 as const, text },
    { kind: 'paragraph' as const, text: `${sentence(i)} The river bank is steep there.` },
  ]);
  const parts = ['s1', 's2', 's3'].map((sectionId) => ({ documentId: 'r', sectionId }));
  const { markdown } = writeLesson({ ...review, parts }, { id: 'r', title: 'Rivers', blocks });
  expect(markdown.match(/^\d\. What .*$/gm)).toEqual([
    '1. What does the text say about **The Niger**?',
    '2. What does the text say about **river bank**?',
  ]);
});

describe('a review day', () => {
  const { markdown } = writeLesson(review, COURSE_NOTES);
  test('asks before it shows', () => {
    expect(markdown.indexOf('## Recall first')).toBeLessThan(markdown.indexOf('## Check yourself'));
    expect(markdown.split('## Check yourself')[0]).not.toContain('carries sugars');
  });
  test('gives the words of the source to check against', () => {
    expect(markdown.split('## Check yourself')[1]).toContain('**Phloem**: The tissue that carries sugars');
  });
});

describe('plain text in Markdown', () => {
  test.each([
    ['a * b * c', 'a \\* b \\* c'],
    ['<script>x</script>', '&lt;script>x&lt;/script>'],
    ['# not a heading', '\\# not a heading'],
    ['1958. A year', '1958\\. A year'],
    ['snake_case stays', 'snake_case stays'],
    ['$a_1 * b$ stays', '$a_1 * b$ stays'],
    ['x < 5', 'x < 5'],
  ])('%s', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });
  test('a bar in a cell does not add a column', () => {
    const table = blockMarkdown({ kind: 'table', header: ['a|b', 'c'], rows: [['1', '2']] });
    expect(table.split('\n')[0]).toBe('| a\\|b | c |');
  });
});
