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

const CoveredPhraseSchema = z.object({
  phrase: z.string().describe('As the standard puts it.'),
  lesson: z.string().nullable().describe('The name of the lesson that teaches it; null where it is left out.'),
  section: z.string().nullable(),
  why: z.string().nullable().describe('Why it is left out.'),
});

const CoverageSchema = z.object({
  is_sure: z.boolean().describe('Several sources agree on what the standard asks for.'),
  sources: z.array(z.string()).describe('Where the content of the standard was seen.'),
  phrases: z.array(CoveredPhraseSchema).describe('In the order of the standard.'),
});
export type LibraryCoverage = z.output<typeof CoverageSchema>;

const LibraryCourseSchema = z.object({
  slug: z.string().describe('As addresses have it: mth-101.'),
  code: z.string(),
  standard: z.enum(['CCMAS', 'BMAS']),
  title: z.string(),
  about: z.string().nullable().describe('What it covers, leaves out and needs, as safe HTML.'),
  lessons: z.array(LessonEntrySchema).describe('In the order in which they are studied.'),
  questions: z.number().describe('In its banks and its mock examination.'),
  coverage: CoverageSchema.nullable().describe(
    'What became of each phrase of the official content; null where that is not known.',
  ),
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
  read: operation({
    summary: 'Any lesson of the library, for whoever has an account',
    params: z.object({ course: z.string().min(1).max(20), lesson: z.string().min(1).max(100) }),
    response: LibraryLessonSchema,
    errors: ['material_not_found'],
  }),
};
