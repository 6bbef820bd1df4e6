import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type NoteHead, NoteHeadSchema } from '../../../../content/courses/schema.ts';
// By file: the package's entry would bring the taggers, which belong in the engine's own thread.
import { documentFromMarkdown, splitFrontMatter } from '../../../../engine/src/text/from-markdown.ts';
import { countWords } from '../../../../engine/src/text/normalise.ts';
import { readDocument } from '../../../../engine/src/text/sections.ts';
import type { CourseLesson, CourseLibrary, CourseNotes } from './port.ts';

interface Note {
  head: NoteHead;
  lesson: CourseLesson;
}

function toNote(file: string, text: string): Note {
  const { fields, body } = splitFrontMatter(text);
  const head = NoteHeadSchema.parse(fields);
  const documentId = `course:${head.standard}:${head.course}:${basename(file, '.md')}`;
  const source = documentFromMarkdown(body, documentId, head.title);
  return {
    head,
    lesson: {
      documentId,
      title: head.title,
      week: head.week,
      weekTitle: head.week_title,
      objective: head.objective,
      topics: head.topics,
      markdown: body.trim(),
      source,
      sectionIds: readDocument(source).sections.map(({ id }) => id),
      words: countWords(body),
    },
  };
}

/** Reads every note of a folder once; a note that does not fit its schema stops the start. */
export async function openCourseFolder(folder: string): Promise<CourseLibrary> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /[\\/].+\.md$/.test(file)).sort();
  const notes = await Promise.all(files.map(async (file) => toNote(file, await readFile(join(folder, file), 'utf8'))));
  const courses = new Map<string, CourseNotes>();
  for (const { head, lesson } of notes.sort((a, b) => a.head.week - b.head.week || a.head.day - b.head.day)) {
    const key = `${head.standard} ${head.course}`;
    const course = courses.get(key) ?? { standard: head.standard, code: head.course, lessons: [] };
    course.lessons.push(lesson);
    courses.set(key, course);
  }
  const lessons = new Map(notes.map(({ lesson }) => [lesson.documentId, lesson]));
  return {
    find: (standard, code) => courses.get(`${standard} ${code}`) ?? null,
    findLesson: (documentId) => lessons.get(documentId) ?? null,
    all: () => [...courses.values()],
  };
}
