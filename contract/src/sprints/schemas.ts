import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { CourseSchema } from '../library/catalogue/schemas.ts';
import {
  CourseOfSprintSchema,
  CoverageSchema,
  DateOnly,
  GenerationSchema,
  LessonSchema,
  line,
  VideoSchema,
  WeekSchema,
} from './parts.ts';

const HoursPerWeek = z.enum(['1-2', '3-5', '5+', '']);
const Reminder = z.enum(['daily', 'weekly', 'none', '']);
const LearningStyle = z
  .enum(['visual', 'auditory', 'kinesthetic', 'reading_writing', 'balanced'])
  .describe('Selects the form of the lessons: what comes first and how many questions. The text is the same for all.');
export type LearningStyle = z.output<typeof LearningStyle>;

const TopicSchema = line(300).min(1, 'Please enter a course topic');

const NewPathSchema = z.object({
  topic: TopicSchema.optional().describe('A course code, a course title, or any topic; needed without a document.'),
  document_id: z.string().min(1).max(64).optional().describe('One of your documents, to make the sprint from.'),
  is_course: z
    .boolean()
    .optional()
    .describe('false: no course of the catalogue is meant, whatever the topic is called.'),
  reuse: z
    .boolean()
    .optional()
    .describe('true: a sprint of this course that you have already is the answer, and no second one is made.'),
  education_level: line(60).optional().describe('Starting level; values of older clients are mapped.'),
  learning_style: line(60).optional().describe('Selects the form of the material; older values are mapped.'),
  duration_weeks: z
    .union([z.number().int().min(1).max(52), HoursPerWeek])
    .optional()
    .describe('At most so many; hours a week (1-2, 3-5, 5+) count as 4, 8 and 12. Default 4.'),
  goals: z
    .union([line(1000), z.array(line(300)).max(20)])
    .optional()
    .describe('What the learner wants to reach, in their own words.'),
  dedication: HoursPerWeek.optional().describe('Hours a week: how long a day may be.'),
  minutes_per_day: z
    .number()
    .int()
    .min(10)
    .max(180)
    .optional()
    .describe('How long a day may be; left out, the hours a week say it, or 30.'),
  reminder: Reminder.optional(),
  exam_date: DateOnly.nullish(),
});
export type NewPath = z.output<typeof NewPathSchema>;

const PlannedFrom = z
  .enum(['course', 'nearest_course', 'document', 'topic', 'skeleton'])
  .describe(
    'A course of the catalogue, the nearest one to the topic, a document, what a language model knows of the topic, or nothing but the topic.',
  );

/** What a sprint says of itself in every answer. */
const SprintFields = {
  id: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'active']).describe('A draft is a recommendation; no plan counts it until it is started.'),
  state: z
    .enum(['draft', 'creating', 'ready', 'failed'])
    .describe('creating: follow `generation`; failed: nothing was made and nothing is counted.'),
  type: z.enum(['topic', 'document']),
  generation: GenerationSchema.nullable().describe(
    'The latest order for this sprint; in the list only while it is under way or after it failed.',
  ),
  exam_date: DateOnly.nullable(),
  completed_days: z.number(),
  total_days: z.number(),
  progress: z.number().describe('Completed days over all days, in whole percent.'),
  has_lessons: z
    .boolean()
    .describe('false: only an outline, which needs the learner’s notes; no plan counts it until its first lesson.'),
};

export const LearningPathSchema = z.object({
  ...SprintFields,
  topic: z.string().describe('What the sprint is about.'),
  short_description: z.string(),
  planned_from: PlannedFrom.nullable().describe('null until it is planned.'),
  learning_style: LearningStyle,
  note: z.string().nullable().describe('Where the plan differs from what was asked for, and why.'),
  offer_document: z
    .boolean()
    .describe(
      'Some days have nothing to read, or nothing that stands behind it: a document of the learner would fill them.',
    ),
  course: CourseOfSprintSchema.nullable(),
  coverage: CoverageSchema.nullable().describe('Only where a standard lists topics.'),
  documents: z.array(z.object({ id: z.string(), title: z.string() })).describe('The learner’s own, in order.'),
  weeks: z.array(WeekSchema).describe('The text of a day is loaded with it; that of the day to study now is here.'),
  lessons_ready: z.number().describe('How many days have their lesson.'),
  today: z.number().nullable().describe('The day to study now: the first that is not completed.'),
});
export type LearningPath = z.output<typeof LearningPathSchema>;

const SprintStatusSchema = z.object({
  state: SprintFields.state,
  generation: SprintFields.generation,
  lessons_ready: LearningPathSchema.shape.lessons_ready,
  lessons_waiting: z.number().describe('How many days are still to be written.'),
});
export type SprintStatus = z.output<typeof SprintStatusSchema>;

export const SprintCardSchema = z.object({
  ...SprintFields,
  sprintId: z.string().describe('The same as id.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  course: z.string().describe('The wizard’s answer: what to learn.'),
  startFrom: z.string().describe('The wizard’s answer: starting level.'),
  learningGoal: z.string().describe('The wizard’s answer: learning style.'),
  dedication: z.string().describe('The wizard’s answer: hours a week.'),
  reminder: z.string().describe('The wizard’s answer.'),
  course_code: z.string().nullable().describe('The course of the catalogue behind it.'),
  today: z
    .object({ day: z.number(), title: z.string(), estimated_minutes: z.number(), lesson_ready: z.boolean() })
    .nullable()
    .describe('What to study now; null when everything is completed or nothing is planned yet.'),
});
export type SprintCard = z.output<typeof SprintCardSchema>;

export const SprintCountSchema = z.object({
  count: z.number().describe('Sprints that the plan counts: drafts and failed ones are not.'),
  max: z.number(),
  remaining: z.number(),
  isLimitReached: z.boolean(),
});
export type SprintCount = z.output<typeof SprintCountSchema>;

const SprintChangesSchema = z
  .object({
    title: line(200).min(1),
    exam_date: DateOnly.nullable(),
    reminder: Reminder,
    learning_style: LearningStyle,
  })
  .partial();

/** 100,000 characters are more than any day holds. */
const DayChangesSchema = z
  .object({ title: line(200).min(1), content: z.string().min(1).max(100_000).describe('Markdown.') })
  .partial();

const ById = z.object({ id: z.string().min(1).max(60).describe('The sprint.') });
const ByDay = ById.extend({
  day: z.coerce.number().int().min(1).max(1000).describe('Counted through the sprint from 1.'),
});

const MaterialsRequestSchema = z.object({
  topic: line(300).min(1),
  learning_style: line(60).optional(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']).optional(),
  format: line(20).optional(),
  module_id: z
    .union([line(120), z.number()])
    .nullish()
    .describe('Of the sprint’s contents; what belongs to a learner is not served here.'),
});

const MaterialSchema = z.object({
  content: z.string().describe('Markdown.'),
  html: z.string().describe('The same as safe HTML.'),
  description: z.string(),
  topic: z.string().describe('What the lesson is about; the nearest to what was asked for.'),
  content_type: z.literal('text'),
  sources: z.array(z.string()).describe('Links; empty for the project’s own notes.'),
  estimated_time_minutes: z.number(),
});
export type Material = z.output<typeof MaterialSchema>;

const SprintPreviewSchema = z.object({
  lessons: z
    .enum(['ready', 'written', 'outline'])
    .describe('Lessons of the library; lessons that a language model writes; or none until the learner brings notes.'),
  near: z.array(CourseSchema).describe('Of an outline: courses with lessons that come near the topic, at most three.'),
});
export type SprintPreview = z.output<typeof SprintPreviewSchema>;

/** Made by the teacher: enough for anybody who studies, too few for a machine that asks again and again. */
const making = { max: 60, per: 'minute' } as const;

export const sprintsOperations = {
  create: operation({
    summary:
      'Create a sprint from a topic, a course or a document; it is made in the background, to be followed by `generation`',
    body: NewPathSchema.superRefine(({ topic, document_id }, context) => {
      if (topic !== undefined || document_id !== undefined) return;
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['topic'], input: topic });
    }),
    status: 201,
    response: LearningPathSchema,
    errors: ['sprint_limit_reached', 'document_not_found', 'failed_to_track'],
    limit: making,
  }),
  preview: operation({
    summary: 'What a sprint about a topic would have to read, before it is made',
    query: z.object({
      topic: TopicSchema.describe('As in the order.'),
      is_course: z.enum(['true', 'false']).optional().describe('As in the order.'),
    }),
    response: SprintPreviewSchema,
  }),
  path: operation({
    summary: 'The content of a sprint: weeks and days, with the text of the day to study now',
    params: ById,
    query: z.object({
      include: z.enum(['lessons']).optional().describe('lessons: the texts of all days, to keep for later.'),
    }),
    response: LearningPathSchema,
    errors: ['sprint_not_found'],
  }),
  status: operation({
    summary: 'How far the making of a sprint is, in a few bytes: for a page that waits, to ask again and again',
    params: ById,
    response: SprintStatusSchema,
    errors: ['sprint_not_found'],
  }),
  attachDocument: operation({
    summary: 'Give a sprint a document to fill the days that have nothing to read yet',
    params: ById,
    body: z.object({ document_id: z.string().min(1).max(60) }),
    status: 202,
    response: GenerationSchema,
    errors: ['sprint_not_found', 'sprint_busy', 'sprint_limit_reached', 'failed_to_track'],
    limit: making,
  }),
  day: operation({
    summary: 'One day with its lesson, key terms, sources and questions',
    params: ByDay,
    response: LessonSchema,
    errors: ['sprint_not_found', 'day_not_found'],
  }),
  dayIndex: operation({
    summary: 'The searchable form of a day’s lesson and its written answers, for the tutor that works offline',
    params: ByDay,
    response: z.looseObject({ version: z.literal(1).describe('Of the format.') }),
    errors: ['sprint_not_found', 'day_not_found', 'lesson_not_ready'],
  }),
  editDay: operation({
    summary: 'Change the title or the text of a day; progress stays',
    params: ByDay,
    body: DayChangesSchema,
    bodyLimit: 512 * 1024,
    response: LessonSchema,
    errors: ['sprint_not_found', 'day_not_found', 'sprint_limit_reached', 'failed_to_track'],
  }),
  regenerateDay: operation({
    summary: 'Write the lesson of a day anew, or one section of it, in place of what is there; progress stays',
    params: ByDay,
    body: z
      .object({
        section: line(200).min(1).optional().describe('One of its renewable sections; else the whole lesson.'),
      })
      .nullish(),
    status: 202,
    response: GenerationSchema,
    errors: ['sprint_not_found', 'day_not_found', 'section_not_found', 'lesson_without_source', 'sprint_busy'],
    limit: making,
  }),
  addVideo: operation({
    summary: 'Add a video to a day by its link',
    params: ByDay,
    body: z.object({ url: line(500).min(1), title: line(200).optional() }),
    status: 201,
    response: VideoSchema,
    errors: ['sprint_not_found', 'day_not_found', 'video_link_not_usable'],
  }),
  removeVideo: operation({
    summary: 'Take away a video that the learner added',
    params: ByDay.extend({ videoId: z.string().min(1).max(20) }),
    status: 204,
    errors: ['sprint_not_found', 'day_not_found'],
  }),
  list: operation({
    summary: 'The learner’s sprints, newest first; recommendations that were not started are left out',
    response: z.object({ sprints: z.array(SprintCardSchema) }),
  }),
  count: operation({
    summary: 'How many sprints the plan counts, and how many it allows',
    response: SprintCountSchema,
  }),
  get: operation({
    summary: 'One sprint as a card',
    params: ById,
    response: SprintCardSchema,
    errors: ['sprint_not_found'],
  }),
  update: operation({
    summary: 'Rename a sprint, set the date of the exam, or choose the form of the lessons',
    params: ById,
    body: SprintChangesSchema,
    response: SprintCardSchema,
    errors: ['sprint_not_found'],
  }),
  remove: operation({
    summary: 'Delete a sprint and everything in it',
    params: ById,
    status: 204,
    errors: ['sprint_not_found'],
  }),
  start: operation({
    summary: 'Start a recommended sprint, or try a failed one again; the plan counts it from now on',
    params: ById,
    response: SprintCardSchema,
    errors: ['sprint_not_found', 'sprint_limit_reached', 'failed_to_track'],
    limit: making,
  }),
  cancel: operation({
    summary: 'Stop what is being made; a sprint of which nothing is there yet disappears',
    params: ById,
    status: 204,
    errors: ['sprint_not_found'],
  }),
  materials: operation({
    summary: 'The nearest lesson that the project itself wrote, for anybody',
    body: MaterialsRequestSchema,
    bodyLimit: 8 * 1024,
    response: MaterialSchema,
    errors: ['material_not_found'],
    limit: making,
  }),
};
