import { z } from 'zod';

/** What sprints, learning paths and days are made of. */

/** One line as people type it: control characters become spaces, since no database and no page wants them. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim();

/** Days and weeks are counted on the calendar of the learner, so a date has no time. */
export const DateOnly = z.iso.date().describe('YYYY-MM-DD.');

export const GenerationSchema = z.object({
  id: z.string().describe('The order; it outlives a reload and a restart.'),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).describe('How it stands.'),
  percent: z.number().describe('From 0 to 100.'),
  doing: z.string().describe('What is being done now, in words for the learner; empty when nothing is.'),
  error: z.string().nullable().describe('What went wrong, in words for the learner.'),
  error_code: z.string().nullable().describe('The same, for programs.'),
});
export type SprintGeneration = z.output<typeof GenerationSchema>;

export const PlaceSchema = z.object({
  page: z.number().optional().describe('Page of the file.'),
  slide: z.number().optional().describe('Slide of the file.'),
  sheet: z.string().optional().describe('Sheet of the file.'),
});

export const LessonSourceSchema = z.object({
  kind: z.enum(['notes', 'document']).describe('Course notes of the project, or a document of the learner.'),
  document_id: z.string().nullable().describe('The learner’s document; null for course notes.'),
  title: z.string().describe('The document’s name, or the title of the notes.'),
  heading_path: z.array(z.string()).describe('The headings that lead to the place, outermost first.'),
  sentence: z.string().nullable().describe('The words that the text rests on, where a single sentence does.'),
  place: PlaceSchema.nullable().describe('Where it stands in the file.'),
});
export type LessonSource = z.output<typeof LessonSourceSchema>;

export const KeyTermSchema = z.object({
  term: z.string().describe('As the lesson writes it.'),
  definition: z.string().describe('What it means, from the lesson’s source.'),
});
export type LessonTerm = z.output<typeof KeyTermSchema>;

export const VideoSchema = z.object({
  id: z.string().describe('Eleven characters: the id of the video at YouTube.'),
  url: z.string().describe('The link; a player is loaded only when somebody presses play.'),
  title: z.string(),
  description: z.string(),
  added_by_learner: z.boolean().describe('Only such a video can be taken away again.'),
});
export type SprintVideo = z.output<typeof VideoSchema>;

/** A question of the library, whose texts are Markdown: the same as safe HTML, to be shown. */
export const RichQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.string()).describe('In the order of the options.'),
  why: z.array(z.string()).describe('In the order of the options.'),
  hint: z.string().optional().describe('The sentence of its hint.'),
});
export type RichQuestion = z.output<typeof RichQuestionSchema>;

/** What only questions of the library have, and what only those of a language model. */
export const BankFields = {
  why: z.array(z.string()).optional().describe('For each option: why it is right, or where the wrong road began.'),
  html: RichQuestionSchema.optional(),
  mistakes: z
    .array(z.string())
    .optional()
    .describe('For each option: what who chooses it believes; empty for the right one. Of a language model.'),
};

export const OpenQuestionSchema = z.object({
  id: z.string(),
  marks: z.number().describe('0 where nobody has set any: the document asks and answers it.'),
  question: z.string().describe('Safe HTML, as the others.'),
  answer: z.string().describe('A model answer.'),
  points: z.array(z.object({ marks: z.number(), for: z.string() })).describe('What earns the marks.'),
});
export type OpenQuestion = z.output<typeof OpenQuestionSchema>;

const QuestionSchema = z.object({
  id: z.string().describe('Stable as long as the lesson stays as it is.'),
  question: z.string(),
  options: z.array(z.string()).describe('The texts to choose from, in order.'),
  correct_answer: z.string().describe('The text of the right option: the lesson is the learner’s own.'),
  explanation: z.string().describe('Why, with the sentence of the lesson.'),
  ...BankFields,
});

export const DaySchema = z.object({
  id: z.string().describe('Stays the same when the lesson is written anew, so that progress stays.'),
  day: z.number().describe('Counted through the whole sprint from 1; what the paths below /days take.'),
  week_number: z.number(),
  day_range: z.string().describe('The day as text, as progress and quizzes name it: 1.'),
  kind: z
    .enum(['study', 'review', 'exam'])
    .describe('Study days and a mixed review make a week; a mock examination may end the sprint.'),
  title: z.string(),
  topic: z.string().describe('The same as the title.'),
  objective: z.string().describe('What the learner can do afterwards.'),
  topics: z.array(z.string()).describe('The topics of the standard that the day covers; may be empty.'),
  estimated_minutes: z.number().describe('Reading and the questions.'),
  material_id: z.string().describe('As the assistant’s calls name it: {id}-w{week}-d{day_range}.'),
  state: z
    .enum(['planned', 'ready', 'outline', 'failed'])
    .describe('planned: the lesson is being written; outline: there is nothing yet to write it from.'),
  lesson_ready: z.boolean(),
  waits: z
    .string()
    .nullable()
    .optional()
    .describe('Of a planned day that is not being written now: when it will be, in words for the learner.'),
  completed: z.boolean(),
  completed_at: z.iso.datetime().nullable(),
  edited: z.boolean().describe('The learner changed the text.'),
  content: z.string().nullable().describe('The lesson as Markdown; null until it is loaded or written.'),
  html: z.string().nullable().describe('The lesson as safe HTML with formulas as MathML; null as above.'),
  videos: z.array(VideoSchema),
});
export type SprintDay = z.output<typeof DaySchema>;

export const LessonSchema = DaySchema.extend({
  outline: z
    .array(z.object({ level: z.number(), id: z.string().describe('The id in the HTML.'), text: z.string() }))
    .describe('The headings of the lesson.'),
  key_terms: z.array(KeyTermSchema),
  sources: z.array(LessonSourceSchema).describe('In order; [1] in the text stands for the first.'),
  questions: z
    .array(QuestionSchema)
    .describe(
      'Up to three to retrieve what was read, five where the learner chose more practice; empty until they are made.',
    ),
  open_questions: z.array(OpenQuestionSchema).describe('To answer on paper and mark oneself; may be empty.'),
  made_by: z.enum(['embedded', 'model', 'learner']).nullable().describe('Who wrote the text.'),
  note: z.string().nullable().describe('What the learner should know about how it was made.'),
  renewable_sections: z
    .array(z.string())
    .describe('The headings of which each can be written anew alone; empty where the lesson has a source.'),
  placeholder: z
    .string()
    .nullable()
    .describe('Where there is no lesson yet: what to say instead. Never the lesson itself.'),
});
export type SprintLesson = z.output<typeof LessonSchema>;

export const WeekSchema = z.object({
  week_number: z.number(),
  title: z.string(),
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      materials: z.array(z.object({ id: z.string(), title: z.string(), day: z.number() })),
    }),
  ),
  days: z.array(DaySchema),
  videos: z.array(VideoSchema).describe('What was found for the week.'),
});
export type SprintWeek = z.output<typeof WeekSchema>;

export const CourseOfSprintSchema = z.object({
  standard: z.enum(['CCMAS', 'BMAS']),
  code: z.string(),
  title: z.string(),
  credit: z.string().describe('Whose work the standard is.'),
});

export const CoverageSchema = z.object({
  covered: z.array(z.string()).describe('Topics of the standard with a lesson.'),
  outlined: z.array(z.string()).describe('Topics of the standard with a day, but nothing yet to read.'),
  left_out: z.array(z.string()).describe('Topics of the standard for which the weeks leave no room.'),
});
export type SprintCoverage = z.output<typeof CoverageSchema>;
