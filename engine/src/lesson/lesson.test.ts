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

test('what its writer set in bold stays bold, in its place', () => {
  const text = 'Roots take in water. Water rises by capillarity in pores, and capillarity is strong in clay.';
  const document = {
    id: 'c',
    title: 'Water',
    blocks: [{ kind: 'paragraph' as const, text, emphasised: ['capillarity', 'Things Fall Apart'] }],
  };
  const own = { ...day, parts: [{ documentId: 'c', sectionId: 's1' }] };
  expect(writeLesson(own, document).markdown).toContain('rises by **capillarity** in pores, and capillarity is');
});

test('a heading right above another one is kept, and who teaches it is not', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'Dr A. Bello, GEO 201' },
    { kind: 'paragraph' as const, text: 'Water is never still in the soil, and most of it moves slowly.' },
    { kind: 'heading' as const, level: 1 as const, text: '2 MOVEMENT OF WATER' },
    { kind: 'heading' as const, level: 2 as const, text: '2.1 Saturated flow' },
    { kind: 'paragraph' as const, text: 'Water moves through the widest pores.' },
    { kind: 'heading' as const, level: 2 as const, text: '2.2 Unsaturated flow' },
    { kind: 'paragraph' as const, text: 'Water moves in films.' },
  ];
  const write = (ids: string[]) =>
    writeLesson(
      { ...day, parts: ids.map((sectionId) => ({ documentId: 'w', sectionId })) },
      { id: 'w', title: 'Soil', blocks },
    );
  const { markdown } = write(['s1', 's2', 's3']);
  expect(markdown.match(/^#+ .+$/gm)?.slice(0, 3)).toEqual([
    '## Movement of water',
    '### Saturated flow',
    '### Unsaturated flow',
  ]);
  expect(markdown).not.toContain('Bello');
  expect(write(['s3']).markdown).not.toContain('Movement of water');
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

test('a review asks what its writer asks and answers first', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  const heading = (text: string) => ({ kind: 'heading' as const, level: 1 as const, text });
  const blocks = [
    heading('Tides'),
    paragraph('A tide is the rise and fall of the sea that the Moon causes. A neap tide is a tide of small range.'),
    heading('Review questions'),
    { kind: 'list' as const, ordered: true, items: ['Why does the sea rise twice a day?'] },
    heading('Answer key'),
    { kind: 'list' as const, ordered: true, items: ['Because the Moon pulls on both sides of the Earth.'] },
  ];
  const own = { ...review, parts: [{ documentId: 't', sectionId: 's1' }] };
  const { markdown } = writeLesson(own, { id: 't', title: 'Tides', blocks });
  const [recall, check] = markdown.split('## Check yourself');
  expect(recall).toContain('1. Why does the sea rise twice a day?\n2. What is a ');
  expect(check).toContain('1. Because the Moon pulls on both sides of the Earth.\n2. ');
});

describe('a day of a text with a list of terms at its end', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  const heading = (text: string) => ({ kind: 'heading' as const, level: 2 as const, text });
  const blocks = [
    { kind: 'heading' as const, level: 1 as const, text: 'TEX 210 Lecture Notes: On Weaving' },
    paragraph('Dr A. Bello, Faculty of Textiles. Notes for weeks 2 to 5. Read each section before the lecture.'),
    heading('The loom'),
    paragraph('A loom is a frame that holds the warp under tension. A reed is a comb that beats the weft into place.'),
    heading('Summary'),
    paragraph('A loom holds threads and makes cloth of them.'),
    heading('Glossary'),
    {
      kind: 'definitions' as const,
      entries: ['Selvedge', 'Shuttle', 'Heddle'].map((term) => ({
        term,
        definition: 'a part of the work that is named here',
      })),
    },
  ];
  const source = { id: 'w', title: 'weaving.docx', blocks };
  const plan = planSprint(source, { weeks: 1, minutesPerDay: 30 });
  const { markdown } = writeLesson(
    {
      ...plan.weeks[0]!.days[0]!,
      title: 'The loom',
      parts: ['s1', 's2', 's3', 's4'].map((sectionId) => ({ documentId: 'w', sectionId })),
    },
    source,
  );

  test('opens with what it teaches', () => {
    expect(markdown.split('\n')[0]).not.toMatch(/selvedge|shuttle|heddle/);
    expect(plan.weeks[0]!.days[0]!.objective).not.toMatch(/selvedge|shuttle|heddle/);
  });
  test('closes with its writer’s summary', () => {
    expect(markdown.match(/^## .+$/gm)).toEqual(['## Glossary', '## Summary']);
  });
  test('does not say who teaches it', () => {
    expect(markdown).not.toContain('Bello');
    expect(plan.title).toBe('On Weaving');
  });
});

test('what follows a summary in the middle of a day is summed up', () => {
  const blocks = [
    { kind: 'heading' as const, level: 1 as const, text: 'Summary' },
    { kind: 'paragraph' as const, text: 'Cloth is made of threads.' },
    ...COURSE_NOTES.blocks,
  ];
  const parts = ['s1', 's2', 's3', 's4', 's5'].map(part);
  expect(writeLesson({ ...day, parts }, { ...COURSE_NOTES, blocks }).markdown).toContain('## To remember');
});

test('nothing is set in bold beside what its writer chose', () => {
  const text = 'A loom is a frame that holds the warp. The reed, the heddle and the shuttle move on it.';
  const emphasised = ['reed', 'heddle', 'shuttle'];
  const document = { id: 'b', title: 'Looms', blocks: [{ kind: 'paragraph' as const, text, emphasised }] };
  const { markdown } = writeLesson({ ...day, parts: [{ documentId: 'b', sectionId: 's1' }] }, document);
  expect(markdown).toContain('A loom is a frame that holds the warp. The **reed**, the **heddle** and the **shuttle**');
});

describe('an answer of a review', () => {
  const reviewed = { ...review, parts: [{ documentId: 'r', sectionId: 's1' }] };

  test('has one bullet for each thing of a list', () => {
    const blocks = [
      { kind: 'paragraph' as const, text: 'The three parts of a loom are:' },
      { kind: 'list' as const, ordered: false, items: ['frame', 'reed', 'shuttle of hard wood'] },
    ];
    const { markdown } = writeLesson(reviewed, { id: 'r', title: 'Looms', blocks });
    expect(markdown).toContain('   - Frame\n   - Reed\n   - Shuttle of hard wood');
  });

  test('shows the sentence that it points at', () => {
    const text =
      'The cloth is wet and loses weight for an hour. Rest weight is the weight that remains when this early loss has ended.';
    const blocks = [{ kind: 'paragraph' as const, text, emphasised: ['Rest weight'] }];
    expect(writeLesson(reviewed, { id: 'r', title: 'Cloth', blocks }).markdown).toContain(text);
  });
});

test('a review asks what its writer asks with options, where it can be answered without them', () => {
  const list = (...items: string[]) => ({ kind: 'list' as const, ordered: true, items });
  const heading = (text: string) => ({ kind: 'heading' as const, level: 1 as const, text });
  const options = 'A. the sun B. the moon C. the wind D. the rain';
  const blocks = [
    heading('Tides'),
    { kind: 'paragraph' as const, text: 'A tide is the rise and fall of the sea that the moon causes.' },
    heading('Review questions'),
    list(`What causes the tide of the sea? ${options}`, `Which of the following causes a tide? ${options}`),
    heading('Answer key'),
    list('B', 'B'),
  ];
  const own = { ...review, parts: [{ documentId: 't', sectionId: 's1' }] };
  const { markdown } = writeLesson(own, { id: 't', title: 'Tides', blocks });
  expect(markdown).toContain('1. What causes the tide of the sea?');
  expect(markdown).toContain('1. The moon.');
  expect(markdown).not.toContain('following');
});

test('a review asks from all over its week, one stretch after the other', () => {
  const names = ['hoe', 'spade', 'rake', 'plough', 'harrow', 'sickle', 'scythe', 'fork', 'barrow', 'sieve'];
  const blocks = names.flatMap((name) => [
    { kind: 'heading' as const, level: 1 as const, text: `The ${name}` },
    { kind: 'paragraph' as const, text: `A ${name} is a tool that a farmer uses for the work of one season.` },
  ]);
  const parts = names.map((_, i) => ({ documentId: 'f', sectionId: `s${i + 1}` }));
  const { markdown } = writeLesson({ ...review, minutes: 20, parts }, { id: 'f', title: 'Farm tools', blocks });
  const lines = markdown.split('## Check yourself')[0]!.toLowerCase().split('\n');
  const asked = names.map((name) => lines.findIndex((line) => line.includes(name)));
  expect(asked.every((at) => at > 0)).toBe(true);
  expect(asked[1]! - asked[0]!).toBeGreaterThan(1);
});

describe('a review day', () => {
  const { markdown, minutes } = writeLesson(review, COURSE_NOTES);
  test('takes a minute for each of its questions', () => {
    expect(minutes).toBe(markdown.split('## Check yourself')[0]!.match(/^\d+\. /gm)?.length);
  });
  test('asks before it shows', () => {
    expect(markdown.indexOf('## Recall first')).toBeLessThan(markdown.indexOf('## Check yourself'));
    expect(markdown.split('## Check yourself')[0]).not.toContain('carries sugars');
  });
  test('gives the words of the source to check against', () => {
    expect(markdown.split('## Check yourself')[1]).toContain('The tissue that carries sugars');
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

test('a review asks for no name by a property, and not for a term that is only mentioned', () => {
  const text =
    'A glacier is a mass of ice that has formed on land and moves under its own weight. A glacier is an open system of ice with inputs and outputs of mass. A consul had twelve lictors and a praetor had six outside of Rome. By rejection, when the offeree refuses it.';
  const blocks = [{ kind: 'paragraph' as const, text, emphasised: ['glacier', 'lictors', 'rejection'] }];
  const parts = [{ documentId: 'g', sectionId: 's1' }];
  const { markdown } = writeLesson({ ...review, parts }, { id: 'g', title: 'Ice', blocks });
  expect(markdown).toContain('What is a glacier?');
  expect(markdown).not.toMatch(/term for|lictors|refuses it/);
});
