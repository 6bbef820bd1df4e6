import type { AskedItem } from '../courses/form/asked.ts';
import { readLesson } from '../courses/form/lesson.ts';
import { checkAsked } from './asked.ts';
import { type Fault, faultsOf, type Say } from './faults.ts';
import type { CourseFolder } from './folder.ts';
import { ENDS } from './lesson.ts';

export interface Wording {
  file: string;
  at: number;
  text: string;
}

/** Written answers in their place: their head fits their name, and the sections they belong to are in the lesson. */
export function checkAskedFile(folder: CourseFolder, file: string): { faults: Fault[]; wordings: Wording[] } {
  const wordings: Wording[] = [];
  const faults = faultsOf(file, (say) => {
    const { source, items } = checkAsked(folder.read(file), say);
    const { lesson, course } = source.fields;
    const name = file.replace(/^\d+-\d+-|\.asked\.md$/g, '');
    if (course?.replace(' ', '-') !== folder.name) {
      say(source.lineOf('course'), `the head must name the course of this folder, ${folder.name}`);
    }
    if (lesson !== name) say(source.lineOf('lesson'), `write "lesson: ${name}", as in the name of the file`);
    const lessonFile = file.replace(/\.asked\.md$/, '.md');
    if (folder.has(lessonFile)) checkSections(items, folder.read(lessonFile), say);
    else say(1, `there is no lesson ${lessonFile} to these answers`);
    for (const { text, at } of items.flatMap((item) => item.wordings)) wordings.push({ file, at, text });
  });
  return { faults, wordings };
}

function checkSections(items: AskedItem[], lesson: string, say: Say) {
  const titles = readLesson(lesson).sections.map(({ title }) => title);
  for (const { section, sectionAt } of items) {
    if (section && !titles.includes(section))
      say(sectionAt, `the lesson has no section "${section}": copy its heading`);
  }
  for (const title of titles) {
    if (!ENDS.includes(title) && !items.some(({ section }) => section === title)) {
      say(1, `nothing is asked about the section "${title}"`);
    }
  }
}

/** Two items with one wording could not be told apart. */
export function wordedTwice(wordings: Wording[]): Fault[] {
  const first = new Map<string, Wording>();
  return wordings.flatMap(({ file, at, text }) => {
    const plain =
      text
        .toLowerCase()
        .replace(/[’']/g, '')
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? '';
    const known = first.get(plain);
    if (!known) first.set(plain, { file, at, text });
    return known
      ? [{ file, at, text: `this wording is that of ${known.file}:${known.at}: ask it in other words` }]
      : [];
  });
}
