import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { dataFolder } from './platform/data-folder.ts';
import { chooseLogStream, createLog } from './platform/log.ts';
import { printable } from './platform/printable.ts';
import { openCourseFolder } from './ports/courses/folder.ts';
import type { CourseLesson, CourseNotes } from './ports/courses/port.ts';
import { chooseReader } from './ports/reader/choose.ts';
import { chooseTeacher } from './ports/teacher/choose.ts';
import { Engine } from './ports/teacher/engine.ts';
import {
  type Around,
  asksOf,
  type LessonIndex,
  offersOf,
  type Teacher,
  type TutorAnswer,
} from './ports/teacher/port.ts';

/**
 * `npm run tutor:ask -- "BIO 101" cell-structure "why do plants have walls" [another question …]`, or the file of a
 * document instead of course and lesson: prints what the learner would see. Further questions go on with the same
 * conversation. It needs no database, so the server may go on running.
 */
const usage = `npm run tutor:ask -- "BIO 101" <lesson> [--section "<heading in view>"] "<question>" ["<next question>" …]
npm run tutor:ask -- <file of a document> "<question>" ["<next question>" …]

Prints what the tutor without a language model tells the learner; further questions go on with the conversation.
The lesson is named as its file is, without week and day: cell-structure. --section is the heading that is in view.`;

const say = (line: string) => process.stdout.write(`${printable(line)}\n`);
const context = { address: 'tutor:ask' };

interface Open {
  index: LessonIndex;
  around: Around;
}

async function openLesson(
  teacher: Teacher,
  course: CourseNotes,
  lesson: CourseLesson,
  section?: string,
): Promise<Open> {
  const written = course.lessons.map(({ documentId, written: answers }) => ({ documentId, answers }));
  const names = course.lessons.map(({ documentId, week, day, title }) => [
    documentId,
    `Week ${week}, day ${day}: ${title}`,
  ]);
  const sources = course.lessons.map(({ source }) => source);
  return {
    index: await teacher.indexLesson([lesson.source], undefined, context),
    around: {
      course: { index: await teacher.indexLesson(sources, undefined, context), names: Object.fromEntries(names) },
      exercises: [...(lesson.bank?.choice ?? []), ...(lesson.bank?.typed ?? [])].map(({ stem }) => stem),
      ...(section && { section }),
      written: {
        here: written.filter(({ documentId }) => documentId === lesson.documentId),
        course: written.filter(({ documentId }) => documentId !== lesson.documentId),
      },
    },
  };
}

/** Of a document all is read at once here; the server does so after the upload. */
async function readMeaning(teacher: Teacher, index: LessonIndex): Promise<Int8Array | undefined> {
  if (!teacher.capabilities.readsMeaning) return undefined;
  for (let meaning: Int8Array = new Int8Array(); ; ) {
    const read = await teacher.readMeaning(index, meaning, context);
    if (!read || read.isWhole) return read?.meaning;
    meaning = read.meaning;
  }
}

async function openDocument(teacher: Teacher, path: string): Promise<Open> {
  const reader = chooseReader(new URL('./reader-worker.js', import.meta.url));
  try {
    const { blocks, title } = await reader.read({ path, name: basename(path) });
    const document = { id: path, title: title ?? basename(path), blocks };
    const { keyTerms, summary } = await teacher.analyse(document, context);
    const index = await teacher.indexLesson([document], undefined, context);
    const meaning = await readMeaning(teacher, index);
    return {
      index,
      around: { document: { terms: keyTerms, summary: summary.map(({ text }) => text).join(' '), meaning } },
    };
  } finally {
    await reader.close();
  }
}

function show(question: string, { markdown, kind, written, provenance, state, note }: TutorAnswer) {
  say(`> ${question}\n`);
  if (written === 'told' || written === 'near') say('[Written by Akada]');
  say(markdown);
  if (note) say(note);
  for (const { headingPath } of provenance) say(`  place: ${headingPath.join(' › ')}`);
  for (const ask of asksOf(state)) say(`  tap: ${ask}`);
  if (offersOf(state).includes('more')) say('  tap: More');
  say(`  (${kind}${written ? `, written: ${written}` : ''})\n`);
}

async function main(line: string[], config: Config): Promise<number> {
  const at = line.indexOf('--section');
  const section = at < 0 ? undefined : line.splice(at, 2)[1];
  const isCourse = /^[A-Z]{2,4} ?\d{3}$/i.test(line[0] ?? '');
  const questions = line.slice(isCourse ? 2 : 1);
  if (line.includes('--help') || questions.length === 0) {
    say(usage);
    return line.includes('--help') ? 0 : 2;
  }
  const engine = new Engine({ script: new URL('./teacher-worker.js', import.meta.url) });
  const log = createLog(config.logLevel, chooseLogStream(config));
  // Without a model nothing is metered.
  const meter = { reserve: async () => null, leftToday: async () => 0, recordFallback: async () => {} };
  const folder = join(config.dataDir, dataFolder.directions);
  const teacher = await chooseTeacher(undefined, { engine, meaning: config.ai.meaning, meter, log, folder });
  try {
    const open = isCourse
      ? await findLesson(teacher, line[0]!, line[1]!, section)
      : await openDocument(teacher, line[0]!);
    let state: TutorAnswer['state'] | undefined;
    for (const question of questions) {
      for await (const event of teacher.answer(question, open.index, state, context, open.around)) {
        if (event.type !== 'done') continue;
        show(question, event.answer);
        state = event.answer.state;
      }
    }
    return 0;
  } finally {
    await engine.close();
  }
}

async function findLesson(teacher: Teacher, code: string, name: string, section?: string): Promise<Open> {
  const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
  const course = library.all().find((one) => one.code.replace(' ', '') === code.replace(' ', '').toUpperCase());
  if (!course) throw new Error(`The library has no course ${code}.`);
  const lesson = course.lessons.find((one) => one.name === name.replace(/^\d+-\d+-/, ''));
  if (!lesson) throw new Error(`${course.code} has: ${course.lessons.map((one) => one.name).join(', ')}`);
  return openLesson(teacher, course, lesson, section);
}

main(process.argv.slice(2), readConfig()).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
