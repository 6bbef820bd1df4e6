import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSource } from '../../../../content/courses/form/source.ts';
import {
  type CourseHead,
  CourseHeadSchema,
  type NoteHead,
  NoteHeadSchema,
} from '../../../../content/courses/schema.ts';
import { toBank, toExam, toTemplates } from './bank.ts';
import { toCoverage } from './coverage.ts';
import { toLesson } from './lesson.ts';
import type { CourseBank, CourseExam, CourseLesson, CourseLibrary, CourseNotes } from './port.ts';
import { taughtCourseOf } from './taught-courses.ts';

const PICTURES = 'library:';

interface Note {
  head: NoteHead;
  lesson: CourseLesson;
}

/** Reads every course of a folder once; a file that does not fit its schema stops the start. */
export async function openCourseFolder(folder: string): Promise<CourseLibrary> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const read = await Promise.all(names.map(({ name }) => readCourse(folder, name)));
  const courses = new Map(
    read.flatMap(({ course }) => (course ? [[`${course.standard} ${course.code}`, course] as const] : [])),
  );
  const pictures = new Map<string, string>(read.flatMap((one) => one.pictures));
  const lessons = new Map(
    [...courses.values()].flatMap((course) => course.lessons.map((lesson) => [lesson.documentId, lesson] as const)),
  );
  const exams = new Map([...courses.values()].flatMap(({ exam }) => (exam ? [[exam.documentId, exam] as const] : [])));
  return {
    find: (standard, code) => courses.get(`${standard} ${code}`) ?? null,
    findLesson: (documentId) => lessons.get(documentId) ?? null,
    findExam: (documentId) => exams.get(documentId) ?? null,
    findPicture: (address) => pictures.get(address) ?? null,
    all: () => [...courses.values()],
  };
}

async function readCourse(folder: string, name: string) {
  const files = (await readdir(join(folder, name), { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const read = async (file: string): Promise<[file: string, text: string]> => [
    file,
    await readFile(join(folder, name, file), 'utf8'),
  ];
  const texts = new Map(await Promise.all(files.filter((file) => /\.(?:md|svg)$/.test(file)).map(read)));
  const pictures = [...texts]
    .filter(([file]) => file.endsWith('.svg'))
    .map(([file, svg]) => [`${PICTURES}${name}/${file}`, svg] as const);
  return { course: toCourse(name, texts), pictures };
}

function toCourse(name: string, texts: ReadonlyMap<string, string>): CourseNotes | null {
  const templatesOf = (file: string) => {
    const text = texts.get(file.replace(/\.md$/, '.templates.md'));
    return text === undefined ? [] : toTemplates(text, `${name}/${basename(file, '.md')}`);
  };
  const bankOf = (file: string): CourseBank | null => {
    const text = texts.get(file.replace(/\.md$/, '.bank.md'));
    return text === undefined ? null : toBank(text, `${name}/${basename(file, '.md')}`);
  };
  const notes = [...texts]
    .filter(([file]) => /^\d+-\d+-[a-z0-9-]+\.md$/.test(file))
    .map(([file, text]): Note => {
      const head = NoteHeadSchema.parse(readSource(text).fields);
      const asked = texts.get(file.replace(/\.md$/, '.asked.md'));
      const pictures = `${PICTURES}${name}/`;
      const lesson = toLesson({ file, text, head, pictures, bank: bankOf(file), asked, templates: templatesOf(file) });
      return { head, lesson };
    })
    .sort((a, b) => a.head.week - b.head.week || a.head.day - b.head.day);
  const [first] = notes;
  if (!first) return null;
  const { standard, course: code } = first.head;
  const course: Omit<CourseNotes, 'taught'> = {
    standard,
    code,
    lessons: notes.map(({ lesson }) => lesson),
    front: toFront(texts.get('course.md')),
    exam: toCourseExam(
      texts.get('exam.bank.md'),
      standard,
      code,
      notes.map(({ lesson }) => lesson),
    ),
    coverage: toCoverage(texts.get('coverage.md'), standard, code),
  };
  return {
    ...course,
    get taught() {
      return taughtCourseOf(course);
    },
  };
}

function toFront(text: string | undefined): CourseNotes['front'] {
  if (text === undefined) return null;
  const { fields, lines } = readSource(text);
  const head: CourseHead = CourseHeadSchema.parse(fields);
  const markdown = lines.map((line) => line.text).join('\n');
  return { title: head.title, leftOut: head.left_out, markdown: markdown.trim() };
}

function toCourseExam(
  text: string | undefined,
  standard: string,
  code: string,
  lessons: readonly CourseLesson[],
): CourseExam | null {
  const titles = new Map(lessons.map(({ name, title }) => [name, title]));
  return text === undefined ? null : toExam(text, `course:${standard}:${code}:exam`, code, titles);
}
