import { z } from 'zod';

/** What stands at the head of each file of a course, between two lines of dashes: one `key: value` a line. */

const Phrase = z.string().trim().min(1);
const Code = z.string().regex(/^[A-Z]{2,4} \d{3}$/, 'write a code as "MTH 101"');
const Standard = z.enum(['CCMAS', 'BMAS']);

const List = z.string().transform((text) =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

export const LessonHeadSchema = z.strictObject({
  standard: Standard,
  course: Code,
  week: z.coerce.number().int().min(1).max(20),
  week_title: Phrase.max(80),
  day: z.coerce.number().int().min(1).max(5).describe('Within the week.'),
  title: Phrase.max(80),
  objective: Phrase.max(200),
  topics: List.refine((topics) => topics.length > 0, 'name at least one topic of the standard').describe(
    'Topics of the standard that the day covers, letter by letter, separated by semicolons.',
  ),
  outcomes: List.optional().describe('Outcomes of the standard, letter by letter.'),
  needs: List.optional().describe('Topics of the catalogue that the reader has met before.'),
  minutes: z.coerce.number().int().min(12).max(20),
});
export type LessonHead = z.output<typeof LessonHeadSchema>;

/** Notes that are older than the form say no minutes. */
export const NoteHeadSchema = LessonHeadSchema.partial({ minutes: true });
export type NoteHead = z.output<typeof NoteHeadSchema>;

const counts = {
  choice: z.coerce.number().int().min(0),
  open: z.coerce.number().int().min(0),
  typed: z.coerce.number().int().min(0).default(0).describe('Questions whose answer is typed, after the open ones.'),
};

const ofLesson = {
  lesson: Phrase.regex(/^[a-z0-9-]+$/, 'write the name of the lesson’s file, without week and day'),
  course: Code,
};

export const BankHeadSchema = z.strictObject({ ...ofLesson, ...counts });

/** Of the answers to what students ask of a lesson. */
export const AskedHeadSchema = z.strictObject({ ...ofLesson, asked: z.coerce.number().int().min(0) });

/** Of the questions of a lesson whose numbers are drawn. */
export const TemplatesHeadSchema = z.strictObject({ ...ofLesson, templates: z.coerce.number().int().min(0) });

export const ExamHeadSchema = z.strictObject({
  exam: Code,
  minutes: z.coerce.number().int().min(45).max(180).describe('How long the paper takes.'),
  ...counts,
});

/** Of the list that says where each phrase of the standard is taught. */
export const CoverageHeadSchema = z.strictObject({ standard: Standard, course: Code });

export const CourseHeadSchema = z.strictObject({
  standard: Standard,
  course: Code,
  title: Phrase.max(120),
  left_out: List.describe('Topics of the standard that the course does not teach; may be empty.'),
});
export type CourseHead = z.output<typeof CourseHeadSchema>;
