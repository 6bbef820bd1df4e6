import { describe, expect, it } from 'vitest';
import { ASKED_KINDS, readAsked } from '../courses/form/asked.ts';
import { checkAsked } from './asked.ts';
import { checkAskedFile, wordedTwice } from './asked-file.ts';
import { faultsOf } from './faults.ts';
import type { CourseFolder } from './folder.ts';

const kinds = ['difference', ...ASKED_KINDS];
const answer = 'No, and here is the point of it in other words. '.repeat(4).trim();
const item = (kind: string, index: number) => `## ${index + 1}. ${kind}
Section: ${index % 2 ? 'Roots' : 'Curves'}

- what about thing ${index}
- and ${index}, how come?

Answer: ${answer}
`;
const good = `---
lesson: quadratics
course: MTH 101
asked: 12
---

${kinds.map(item).join('\n')}`;

const faults = (text: string) =>
  faultsOf('2-2-quadratics.asked.md', (say) => checkAsked(text, say)).map((fault) => fault.text);

it('written answers are read with their wordings, section and all paragraphs', () => {
  const { items } = readAsked(good.replace(answer, `${answer}\n\n- a list\n- of two`));
  expect(items).toHaveLength(12);
  expect(items[0]).toMatchObject({ number: 1, kind: 'difference', section: 'Curves' });
  expect(items[0]!.wordings.map(({ text }) => text)).toEqual(['what about thing 0', 'and 0, how come?']);
  expect(items[0]!.answer.map(({ text }) => text)).toEqual([answer, '', '- a list', '- of two', '']);
  expect(readAsked(good).items.find(({ kind }) => kind === 'what if')?.stray).toEqual([]);
});

describe('written answers', () => {
  it('that keep the form have no faults', () => expect(faults(good)).toEqual([]));

  it.each<[what: string, from: string | RegExp, to: string, says: string]>([
    ['whose head counts wrongly', 'asked: 12', 'asked: 13', 'the head says asked: 13'],
    ['that are too few', /## 12\.[\s\S]*/, '', '12 to 16'],
    ['of a kind of their own', '## 3. why', '## 3. whence', 'is no question'],
    ['out of row', '## 3. why', '## 4. why', 'this is number 3'],
    ['without an example', '. example', '. how', 'no question is "example"'],
    ['of few kinds', /\. (use|sum|how|what if|meaning)\n/g, '. why\n', 'of 6 kinds'],
    ['that compare nothing', /\. (difference|what if)\n/g, '. why\n', '"difference" or "what if"'],
    ['that define too much', /\. (use|sum|how)\n/g, '. meaning\n', '3 at most'],
    ['without a section', 'Section: Curves\n', '', '"Section: …"'],
    ['with one wording', '- what about thing 0\n', '', '1 wordings'],
    ['with a long wording', 'thing 0', `thing ${'and '.repeat(20)}`, 'a wording of 23 words'],
    ['without an answer', `Answer: ${answer}`, '', 'needs "Answer: …"'],
    ['with a short answer', answer, 'No.', '30 to 90'],
    ['with a long answer', answer, `${answer} `.repeat(3), '30 to 90'],
    ['with a long sentence', answer, `${'word '.repeat(35)}.`, 'say it in two'],
    ['with a heading inside', answer, `${answer}\n\n### More`, 'no headings'],
    ['with a link', answer, `${answer} See [this](x).`, 'no links'],
    ['with HTML', answer, `${answer} <b>Yes</b>.`, 'HTML'],
    ['with a false sum', answer, `${answer} $2 + 2 = 5$.`, 'does not hold'],
    ['with a stray line', '- what about thing 0', 'Hm.\n- what about thing 0', 'belongs to nothing'],
  ])('%s are refused', (_what, from, to, says) => {
    const spoilt = good.replace(from, () => to);
    expect(spoilt).not.toBe(good);
    expect(faults(spoilt).join('\n')).toContain(says);
  });
});

describe('written answers in their folder', () => {
  const file = '2-2-quadratics.asked.md';
  const lesson = 'Opening?\n\n## Curves\n\n## Roots\n\n## Common mistakes\n';
  const found = (text: string, about = lesson, name = 'MTH-101') => {
    const folder = { name, has: () => about !== '', read: (one: string) => (one === file ? text : about) };
    return checkAskedFile(folder as unknown as CourseFolder, file).faults.map((fault) => fault.text);
  };

  it('fit their lesson', () => expect(found(good)).toEqual([]));

  it.each<[what: string, says: string, text: string, lesson?: string, folder?: string]>([
    ['of another course', 'the course of this folder', good, lesson, 'PHY-101'],
    ['of another lesson', 'write "lesson: quadratics"', good.replace('lesson: quadratics', 'lesson: cubics')],
    ['without a lesson', 'there is no lesson', good, ''],
    ['of a section that is not there', 'has no section "Bends"', good.replace('Section: Curves', 'Section: Bends')],
    ['that leave a section out', 'about the section "Sums"', good, `${lesson}\n## Sums\n`],
  ])('%s are refused', (_what, says, text, about, name) => {
    expect(found(text, about, name).join('\n')).toContain(says);
  });

  it('never share a wording within a course', () => {
    const wordings = ['What’s a root?', 'whats a root', 'what is a root'].map((text, at) => ({ file, at, text }));
    expect(wordedTwice(wordings)).toEqual([{ file, at: 1, text: expect.stringContaining(`${file}:0`) }]);
  });
});
