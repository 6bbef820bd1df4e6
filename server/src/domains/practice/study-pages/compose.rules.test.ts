import { describe, expect, it } from 'vitest';
import { composeStudyPage, contentsText, lowerHeadings, placeText, plain, withoutFrame } from './compose.rules.ts';
import { cutIntoSections } from './cut.rules.ts';

const question = (stem: string) => ({
  stem,
  options: [
    { label: 'A', text: 'water' },
    { label: 'B', text: 'salt' },
  ],
  correct: 'A',
  explanation: 'The text says so.',
});
const section = (title: string, changes = {}) => ({
  title,
  places: [],
  markdown: 'Text.',
  terms: [],
  questions: [],
  ...changes,
});
const parts = {
  documentTitle: 'Notes',
  words: 1200,
  readingMinutes: 6,
  summary: [],
  notes: [],
  sections: [section('A')],
};

describe('the text', () => {
  it('moves headings of a lesson below its section, but no line of code', () => {
    expect(lowerHeadings('## A\n\n```sh\n# comment\n```\n\n### B\n#hash')).toBe(
      '### A\n\n```sh\n# comment\n```\n\n#### B\n#hash',
    );
  });

  it('drops what a lesson says about its day: what it is about, and what of it to remember', () => {
    expect(withoutFrame('Cells are small.\n\n## To remember\n\n- Cells are small. *(page 1)*')).toBe(
      'Cells are small.',
    );
    expect(withoutFrame('*Today: cells. About 20 minutes with the questions.*\n\nCells are small.')).toBe(
      'Cells are small.',
    );
    expect(withoutFrame('*Today* is a word.')).toBe('*Today* is a word.');
  });

  it('keeps what the writer of a source has to remember, which names no places', () => {
    const own = 'Cells are small.\n\n## To remember\n\n- Cells divide.\n- Cells die.';
    expect(withoutFrame(own)).toBe(own);
  });

  it('keeps formulas, and reads nothing else as a mark', () => {
    expect(plain('a | b *c* <img> [x](y) $a_1 * b$')).toBe('a \\| b \\*c\\* \\<img\\> \\[x\\](y) $a_1 * b$');
    expect(plain('1. first')).toBe('1\\. first');
  });

  it.each([
    [[{ page: 3 }, { page: 7 }, { page: 5 }], 'pages 3–7'],
    [[{ slide: 4 }], 'slide 4'],
    [[{ sheet: 'Marks' }, { sheet: 'Marks' }], 'sheet Marks'],
    [[], ''],
  ])('names places', (places, text) => {
    expect(placeText(places)).toBe(text);
  });

  it('numbers questions through all sections and answers them at the end in the same order', () => {
    const sections = [
      section('One', { questions: [question('First?')] }),
      section('Two', { questions: [question('Second?')] }),
    ];
    const { body } = composeStudyPage({ ...parts, sections });
    expect(body).toContain('1. First?\\\n   A. water\\\n   B. salt');
    expect(body).toContain('2. Second?');
    expect(body).toMatch(/## Answers\n\n1\. \*\*A\. water\*\* The text says so\.\n2\. /);
  });

  it('names no section beside a term where there is only one', () => {
    const sections = [section('One', { terms: [{ term: 'Cell', definition: 'a room' }] })];
    expect(composeStudyPage({ ...parts, sections }).body).toContain(
      '| Term | Meaning |\n|---|---|\n| **Cell** | a room |',
    );
  });

  it('lists each term once, with its section', () => {
    const term = { term: 'Osmosis', definition: 'Movement of water.' };
    const sections = [section('One', { terms: [term] }), section('Two', { terms: [{ ...term, term: 'osmosis' }] })];
    const { body } = composeStudyPage({ ...parts, sections });
    expect(body.match(/\| \*\*Osmosis\*\* \| Movement of water\. \| One \|/gi)).toHaveLength(1);
  });

  it('leads from the contents to each section after them', () => {
    const heading = (text: string, level = 2) => ({ level, id: `s-${text}`, text });
    const outline = [heading('In short'), heading('Contents'), heading('A'), heading('B', 3)];
    expect(contentsText(outline)).toBe('## Contents\n\n1. [A](#s-A)');
  });
});

describe('cutting a long document', () => {
  const words = (count: number) => ({ kind: 'paragraph', text: 'word '.repeat(count).trim() });
  const heading = (text: string, level = 2) => ({ kind: 'heading', text, level });
  const count = (block: { text?: string }) => block.text?.split(' ').length ?? 0;
  const cut = (blocks: ReturnType<typeof heading | typeof words>[]) => cutIntoSections(blocks, 'Book', count);

  it('begins at headings, keeps short ones together and never loses a block', () => {
    const blocks = [words(10), heading('One'), words(600), heading('Short'), words(20), heading('Two'), words(600)];
    const sections = cut(blocks);
    expect(sections.map(({ title }) => title)).toEqual(['Book', 'Short']);
    expect(sections.flatMap((each) => each.blocks)).toEqual(blocks);
  });

  it('cuts what goes on for too long', () => {
    expect(cut([heading('One', 1), words(2600), words(100)]).map(({ title }) => title)).toEqual([
      'One',
      'One (part 2)',
    ]);
  });

  it('takes a chapter and its first heading as one section', () => {
    const sections = cut([heading('Chapter', 1), heading('First'), words(600), heading('Next', 1), words(5)]);
    expect(sections.map(({ title }) => title)).toEqual(['Chapter', 'Next']);
  });
});
