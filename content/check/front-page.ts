import { proseOf, readLesson } from '../courses/form/lesson.ts';
import { joined } from '../courses/form/source.ts';
import { type CourseHead, CourseHeadSchema } from '../courses/schema.ts';
import { checkClaims } from './claims.ts';
import type { Say } from './faults.ts';
import { checkHead } from './head.ts';
import { checkPlainness, checkReadability, countWords } from './prose.ts';
import { checkFormulas } from './tex.ts';

const SECTIONS = ['What it covers', 'What it leaves out', 'What you need before', 'How it is examined'];
const WORDS: [least: number, most: number] = [10, 150];

/** `course.md`: what a student reads before the first lesson. */
export function checkFrontPage(text: string, folder: string, say: Say): CourseHead | null {
  const { source, sections } = readLesson(text);
  const head = checkHead(CourseHeadSchema, source, say);
  if (head && head.course.replace(' ', '-') !== folder)
    say(source.lineOf('course'), `this folder is ${folder}; the head says ${head.course}`);
  if (sections.map(({ title }) => title).join() !== SECTIONS.join()) {
    say(sections[0]?.at ?? 1, `the front page has four sections: "## ${SECTIONS.join('", "## ')}"`);
  }
  for (const section of sections) {
    const words = countWords(joined(proseOf(section)));
    if (words < WORDS[0] || words > WORDS[1])
      say(section.at, `"${section.title}" has ${words} words; ${WORDS[0]} to ${WORDS[1]}`);
  }
  checkFormulas(source.lines, say);
  checkPlainness(source.lines, say);
  checkClaims(source.lines, say);
  checkReadability(sections.flatMap(proseOf), say);
  return head;
}
