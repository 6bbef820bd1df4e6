import { readCoverage } from '../courses/form/coverage.ts';
import { CoverageHeadSchema } from '../courses/schema.ts';
import type { ContentsRecord } from '../curriculum/schema.ts';
import { type Fault, faultsOf, type Say } from './faults.ts';
import type { CourseFolder } from './folder.ts';
import { checkHead } from './head.ts';
import type { ReadLesson } from './lesson-file.ts';

const FILE = 'coverage.md';
/** A reason, not a shrug. */
const LEAST_WORDS = 4;

/** Whether every phrase of the standard's content is taught somewhere, or is left out for a reason that can be read. */
export function checkCoverage(folder: CourseFolder, lessons: ReadLesson[], contents: ContentsRecord[]): Fault[] {
  const asked = contents.find(({ code }) => code.replace(' ', '-') === folder.name);
  return faultsOf(FILE, (say) => {
    if (!asked) {
      if (folder.has(FILE)) say(1, `the contents of ${folder.name} are not in the curriculum: take this file out`);
    } else if (folder.has(FILE)) checkFile(folder.read(FILE), asked, lessons, say);
    else say(1, `write where each of the ${asked.phrases.length} phrases of the standard is taught`);
  });
}

function checkFile(text: string, { code, phrases }: ContentsRecord, lessons: ReadLesson[], say: Say) {
  const { source, entries, stray } = readCoverage(text);
  const head = checkHead(CoverageHeadSchema, source, say);
  if (head && head.course !== code)
    say(source.lineOf('course'), `these are the phrases of ${code}, not ${head.course}`);
  for (const { at } of stray) say(at, 'write "- phrase -> lesson > section", or "- phrase -> left out: why"');
  const sections = new Map(
    lessons.map(({ file, lesson }) => [nameOf(file), lesson.sections.map(({ title }) => title)] as const),
  );
  const seen = new Set<string>();
  for (const entry of entries) {
    const { phrase, at } = entry;
    if (!phrases.includes(phrase)) say(at, `"${phrase}" is not a phrase of the standard: copy it letter by letter`);
    if (seen.has(phrase)) say(at, `"${phrase}" stands here twice`);
    seen.add(phrase);
    if ('why' in entry) {
      if (entry.why.split(/\s+/).length < LEAST_WORDS) say(at, `say why "${phrase}" is left out`);
    } else if (!sections.has(entry.lesson)) say(at, `there is no lesson ${entry.lesson}`);
    else if (!sections.get(entry.lesson)?.includes(entry.section)) {
      say(at, `${entry.lesson} has no section "${entry.section}": copy its heading`);
    }
  }
  for (const phrase of phrases) if (!seen.has(phrase)) say(1, `where is "${phrase}" taught? If nowhere, say why`);
}

const nameOf = (file: string) => file.replace(/^\d+-\d+-|\.md$/g, '');
