import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { curriculum } from '../curriculum/curriculum.ts';
import { checkCourse } from './course.ts';
import { faultsOf } from './faults.ts';
import { type CourseFolder, openFolder } from './folder.ts';
import { checkFrontPage } from './front-page.ts';

const lesson = '2-2-quadratic-equations.md';
const bank = '2-2-quadratic-equations.bank.md';
const folder = openFolder(fileURLToPath(new URL('../../docs/course-template/MTH-101', import.meta.url)));
const front = `---
standard: CCMAS
course: MTH 101
title: Elementary Mathematics I
left_out: ${topicsBut('quadratic equations').join('; ')}
---

## What it covers

One lesson on quadratic equations, which is all that this little course has.

## What it leaves out

Everything else that the standard lists, because this is a course for tests.

## What you need before

You need to open brackets, to add fractions and to take a square root.

## How it is examined

By one paper of forty choice questions and four open ones, in two hours.
`;

const phrases = curriculum.contents.find(({ code }) => code === 'MTH 101')!.phrases;
const section = '> Completing the square';
const coverage = `---
standard: CCMAS
course: MTH 101
---

${phrases
  .map((phrase) => (phrase.includes('quadratic') ? `- ${phrase} -> quadratic-equations ${section}` : leftOut(phrase)))
  .join('\n')}
`;

function leftOut(phrase: string): string {
  return `- ${phrase} -> left out: this little course is for tests`;
}

function topicsBut(taught: string): string[] {
  const course = curriculum.courses.find(({ code, standard }) => code === 'MTH 101' && standard === 'CCMAS');
  return course!.topics.filter((topic) => topic !== taught);
}

/** The fixture as a course, with some files put in, changed or taken out. */
function course(changes: Record<string, string | null> = {}): CourseFolder {
  const all: Record<string, string | null> = { 'course.md': front, 'coverage.md': coverage, ...changes };
  const there = (file: string) => all[file] !== null;
  const added = Object.keys(changes).filter((file) => changes[file] !== null);
  const merged = (files: string[], pattern: RegExp) =>
    [...new Set([...files, ...added.filter((file) => pattern.test(file))])].filter(there).sort();
  return {
    ...folder,
    lessons: merged(folder.lessons, /^\d-\d-[a-z-]+\.md$/),
    banks: merged(folder.banks, /^\d.*\.bank\.md$/),
    figures: merged(folder.figures, /^figures\//),
    has: (file) => (file in all ? there(file) : folder.has(file)),
    read: (file) => all[file] ?? folder.read(file),
  };
}

const checkFrontPageOf = (file: string) => faultsOf(file, (say) => checkFrontPage(folder.read(file), folder.name, say));

const faults = (changes?: Record<string, string | null>) =>
  checkCourse(course(changes), curriculum).map(({ file, text }) => `${file} ${text}`);

it('the template passes, but for what only a whole course has', () => {
  expect(checkCourse(folder, curriculum).filter(({ file }) => /^2-2|^figures/.test(file))).toEqual([
    expect.objectContaining({ text: expect.stringContaining('does not follow week 0, day 0') }),
  ]);
  expect(checkFrontPageOf('course.md')).toEqual([]);
});

describe('a course', () => {
  it('is told only what is missing: the other lessons and the paper', () => {
    expect(faults()).toEqual([
      'exam.bank.md write the paper: 40 choice questions and 4 open ones',
      `${lesson} week 2, day 2 does not follow week 0, day 0: number weeks and days without a gap`,
      'course.md the course has 1 lessons; 14 to 20 make a course',
    ]);
  });

  it.each<[what: string, changes: Record<string, string | null>, says: string]>([
    ['without a front page', { 'course.md': null }, 'write the front page'],
    [
      'that leaves a topic out without saying so',
      { 'course.md': front.replace('complex numbers; ', '') },
      'no lesson covers "complex numbers"',
    ],
    [
      'that says to leave out what it teaches',
      { 'course.md': front.replace('left_out: ', 'left_out: quadratic equations; ') },
      'which a lesson covers',
    ],
    [
      'whose front page lacks a section',
      { 'course.md': front.replace('## How it is examined', '## Exam') },
      'four sections',
    ],
    ['whose lesson has no bank', { [bank]: null }, 'the lesson has no bank'],
    ['whose lesson has no answers', { '2-2-quadratic-equations.asked.md': null }, 'the lesson has no written answers'],
    [
      'whose lesson names a foreign topic',
      { [lesson]: folder.read(lesson).replace('topics: quadratic', 'topics: cubic') },
      'is not a topic',
    ],
    [
      'whose lesson lies in the wrong week',
      { [lesson]: folder.read(lesson).replace('week: 2', 'week: 3') },
      'the file is called',
    ],
    [
      'whose bank is of another lesson',
      { [bank]: folder.read(bank).replace('lesson: quadratic', 'lesson: cubic') },
      'as in the name of the file',
    ],
    [
      'with a picture that is not there',
      { [lesson]: folder.read(lesson).replace('figures/quadratic-equations-square', 'figures/square') },
      'there is no picture',
    ],
    ['with a picture that nobody shows', { 'figures/lonely.svg': '<svg/>' }, 'no lesson shows this picture'],
    [
      'with a short alternative',
      { [lesson]: folder.read(lesson).replace(/!\[[^\]]*\]/, '![A curve.]') },
      'alternative text has 8',
    ],
    ['that defines a term twice', { '2-3-more.md': folder.read(lesson) }, 'is already defined in'],
    [
      'whose paper asks about no lesson of it',
      { 'exam.bank.md': folder.read(bank).replace(/^(## \d+\. \w+, \w+)$/gm, '$1, cubic-equations') },
      'say what question 1 asks about',
    ],
    [
      'that does not say what the standard’s phrases became',
      { 'coverage.md': null },
      'write where each of the 19 phrases',
    ],
    [
      'that forgets a phrase of the standard',
      { 'coverage.md': coverage.replace(`${leftOut('Venn diagrams')}\n`, '') },
      'where is "Venn diagrams" taught?',
    ],
    [
      'that names a section which is not there',
      { 'coverage.md': coverage.replace(section, '> Completing the circle') },
      'has no section "Completing the circle"',
    ],
    [
      'that leaves a phrase out without a reason',
      { 'coverage.md': coverage.replace(leftOut('integers'), '- integers -> left out: no room') },
      'say why "integers" is left out',
    ],
    ['that asks the same twice', { '2-3-more.bank.md': folder.read(bank) }, 'is nearly that of'],
  ])('%s is refused', (_what, changes, says) => expect(faults(changes).join('\n')).toContain(says));
});
