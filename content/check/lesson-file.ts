import { type Figure, fencesOf, figuresOf, type Lesson } from '../courses/form/lesson.ts';
import { readOptions } from '../courses/form/options.ts';
import { readTyped } from '../courses/form/typed.ts';
import { type LessonHead, LessonHeadSchema } from '../courses/schema.ts';
import { type Asked, wordsOf } from './alike.ts';
import { type Fault, faultsOf, type Say } from './faults.ts';
import type { CourseFolder } from './folder.ts';
import { checkLesson } from './lesson.ts';

export interface ReadLesson {
  file: string;
  lesson: Lesson;
  head: LessonHead | null;
  faults: Fault[];
  asked: Asked[];
  /** The letters of the right options of its checks, as written. */
  keys: string[];
}

const LEAST_ALTERNATIVE = 40;

/** A lesson in its place: its bank, its answers and its pictures are there. */
export function checkLessonFile(folder: CourseFolder, file: string): ReadLesson {
  let lesson!: Lesson;
  const faults = faultsOf(file, (say) => {
    lesson = checkLesson(folder.read(file), say);
    checkFigures([lesson.opening, ...lesson.sections].flatMap(figuresOf), folder, say);
    const bank = file.replace(/\.md$/, '.bank.md');
    if (!folder.has(bank)) say(1, `the lesson has no bank: write ${bank}`);
    const asked = file.replace(/\.md$/, '.asked.md');
    if (!folder.has(asked)) say(1, `the lesson has no written answers: write ${asked}`);
  });
  const head = LessonHeadSchema.safeParse(lesson.source.fields).data ?? null;
  const checks = checksOf(lesson);
  return {
    file,
    lesson,
    head,
    faults,
    asked: checks.map((check) => askedIn(file, check)),
    keys: checks.flatMap(({ letter }) => letter),
  };
}

function checkFigures(figures: Figure[], folder: CourseFolder, say: Say) {
  const ids = new Set<string>();
  for (const { path, alternative, caption, at } of figures) {
    if (alternative.length < LEAST_ALTERNATIVE) {
      say(
        at,
        `the alternative text has ${alternative.length} letters: say what the picture shows, in ${LEAST_ALTERNATIVE} or more`,
      );
    }
    if (!caption) say(at, 'give the picture a caption, in quotes after its path');
    if (!folder.figures.includes(path)) {
      say(at, `there is no picture ${path}: draw it as figures/name.svg, lower case with hyphens`);
      continue;
    }
    for (const [, id] of folder.read(path).matchAll(/\sid="([^"]+)"/g)) {
      if (ids.has(id!))
        say(at, `the id "${id}" of this picture is taken by another of the lesson: all stand on one page`);
      ids.add(id!);
    }
  }
}

interface Check {
  at: number;
  stem: string;
  /** What its options say, or its key. */
  texts: string[];
  /** The letter of the right option; none where the answer is typed. */
  letter: string[];
}

const checksOf = ({ opening, sections }: Lesson): Check[] =>
  [opening, ...sections]
    .flatMap(fencesOf)
    .filter(({ name }) => name === 'check')
    .map(({ at, lines }) => {
      const typed = readTyped(lines);
      if (typed) return { at, stem: typed.stem, texts: [typed.key.text], letter: [] };
      const { stem, options } = readOptions(lines);
      const key = 'ABCD'[options.findIndex(({ right }) => right)];
      return { at, stem, texts: options.map(({ text }) => text), letter: key ? [key] : [] };
    });

const askedIn = (file: string, { at, stem, texts }: Check): Asked => ({ file, at, words: wordsOf(stem, ...texts) });
