import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const LessonEntrySchema = z.object({
  name: z.string().describe('As addresses have it: quadratic-equations.'),
  title: z.string(),
  week: z.number(),
  day: z.number().describe('Within the week.'),
  minutes: z.number(),
  is_open: z.boolean().describe('Readable without an account: the first of each course.'),
});

const LibraryCourseSchema = z.object({
  slug: z.string().describe('As addresses have it: mth-101.'),
  code: z.string(),
  standard: z.enum(['CCMAS', 'BMAS']),
  title: z.string(),
  about: z.string().nullable().describe('What it covers, leaves out and needs, as safe HTML.'),
  lessons: z.array(LessonEntrySchema).describe('In the order in which they are studied.'),
  questions: z.number().describe('In its banks and its mock examination.'),
});
export type LibraryCourse = z.output<typeof LibraryCourseSchema>;

const LibraryLessonSchema = LessonEntrySchema.extend({
  course: LibraryCourseSchema.pick({ slug: true, code: true, standard: true, title: true }).extend({
    weeks: z.number().describe('How many a sprint about all of it takes.'),
  }),
  objective: z.string(),
  html: z.string().describe('Safe HTML with pictures and checks, which work without a script.'),
  next: z.string().nullable().describe('The title of the lesson that follows.'),
});
export type LibraryLesson = z.output<typeof LibraryLessonSchema>;

export const libraryOperations = {
  courses: operation({
    summary: 'Every course that the library teaches, with its lessons',
    response: z.object({ courses: z.array(LibraryCourseSchema) }),
  }),
  lesson: operation({
    summary: 'A lesson that anybody may read: the first of each course',
    params: z.object({ course: z.string().min(1).max(20), lesson: z.string().min(1).max(100) }),
    response: LibraryLessonSchema,
    errors: ['material_not_found'],
  }),
};
