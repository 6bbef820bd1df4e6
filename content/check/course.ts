import { figuresOf } from '../courses/form/lesson.ts';
import type { CourseHead } from '../courses/schema.ts';
import type { Curriculum } from '../curriculum/schema.ts';
import { askedTwice, termsTwice } from './across.ts';
import { checkAskedFile, wordedTwice } from './asked-file.ts';
import { checkBankFile } from './bank-file.ts';
import { checkCoverage } from './coverage.ts';
import { type Fault, faultsOf } from './faults.ts';
import { checkFigure } from './figures.ts';
import type { CourseFolder } from './folder.ts';
import { checkFrontPage } from './front-page.ts';
import { keysLean } from './keys.ts';
import { checkLessonFile, type ReadLesson } from './lesson-file.ts';
import { checkPlan } from './plan.ts';
import { checkTemplateFile } from './template-file.ts';

/** Of each template. */
const DRAWS = 200;

/** Everything that is wrong with a course: file by file, then as a whole. */
export function checkCourse(
  folder: CourseFolder,
  standard: Pick<Curriculum, 'courses' | 'contents'>,
  draws = DRAWS,
): Fault[] {
  const lessons = folder.lessons.map((file) => checkLessonFile(folder, file));
  const exam = folder.has('exam.bank.md') ? ['exam.bank.md'] : [];
  const banks = [...folder.banks, ...exam].map((file) => checkBankFile(folder, file));
  const answers = folder.asked.map((file) => checkAskedFile(folder, file));
  const front = checkFront(folder);
  return [
    ...folder.others.flatMap((file) => whole(file, 'this file has no place here: see the form for names')),
    ...lessons.flatMap(({ faults }) => faults),
    ...banks.flatMap(({ faults }) => faults),
    ...answers.flatMap(({ faults }) => faults),
    ...folder.templates.flatMap((file) => checkTemplateFile(folder, file, draws)),
    ...folder.figures.flatMap((file) => checkFigureFile(folder, file, lessons)),
    ...front.faults,
    ...(exam.length > 0 ? [] : whole('exam.bank.md', 'write the paper: 40 choice questions and 4 open ones')),
    ...checkPlan(folder.name, lessons, front.head, standard.courses),
    ...checkCoverage(folder, lessons, standard.contents),
    ...termsTwice(lessons),
    ...keysLean(lessons),
    ...askedTwice([...lessons, ...banks].flatMap(({ asked }) => asked)),
    ...wordedTwice(answers.flatMap(({ wordings }) => wordings)),
  ];
}

const whole = (file: string, text: string) => faultsOf(file, (say) => say(1, text));

function checkFigureFile(folder: CourseFolder, file: string, lessons: ReadLesson[]): Fault[] {
  return faultsOf(file, (say) => {
    checkFigure(folder.read(file), say);
    const shown = lessons.some(({ lesson: { opening, sections } }) =>
      [opening, ...sections].flatMap(figuresOf).some(({ path }) => path === file),
    );
    if (!shown) say(1, 'no lesson shows this picture: use it or take it out');
  });
}

function checkFront(folder: CourseFolder): { faults: Fault[]; head: CourseHead | null } {
  if (!folder.has('course.md')) return { faults: whole('course.md', 'write the front page of the course'), head: null };
  let head: CourseHead | null = null;
  const faults = faultsOf('course.md', (say) => {
    head = checkFrontPage(folder.read('course.md'), folder.name, say);
  });
  return { faults, head };
}
