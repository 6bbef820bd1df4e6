import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { smallRecord } from '../http/small-record.ts';
import { SentAt } from '../sent-at.ts';
import { BankFields, OpenQuestionSchema } from '../sprints/parts.ts';
import { TypedAnswerSchema, TypedKeySchema } from '../typed-key.ts';
import { Answered } from './answered.ts';
import { ReviewCardSchema } from './review-card.ts';

const percent = z.number().int().min(0).max(100);

/** Where the answer to a question stands. */
const QuestionSourceSchema = z.object({
  heading: z.string().describe('The heading in the lesson, or the title of the lesson; may be empty.'),
  sentence: z.string().describe('The words that it rests on; may be empty.'),
  section: z.string().optional().describe('Of a lesson of the library: the heading that is nearest to it.'),
  day: z.number().optional().describe('Of a lesson of the library: the day of the sprint that teaches it.'),
  section_id: z.string().nullish().describe('Of a card of a document: the section of the document to open.'),
  hint: z
    .object({
      section: z.string().describe('The section to read again, never the lesson itself; empty where it has none.'),
      sentence: z.string().describe('Its key sentence with the answer left out.'),
    })
    .optional()
    .describe('Left out where no sentence of the lesson helps without telling.'),
});

const Typed = TypedKeySchema.optional().describe(
  'Of a typed question: what judges it. Its `why` says first why the key is right, then what led to each of the slips.',
);

/** A question of the learner's own lesson: she is shown the answer after she has checked hers. */
const PracticeQuestionSchema = z.object({
  id: z.string().describe('The key of its answer: q1, q2, …'),
  form: z
    .enum(['choice', 'card', 'typed'])
    .optional()
    .describe(
      'A card stands in where the day has too few questions. Its back is its only option; the learner marks herself: that option where she knew it, none where she did not.',
    ),
  question: z.string(),
  question_text: z.string().describe('The same as question.'),
  options: z.array(z.string()).describe('The texts to choose from, in order; none where the answer is typed.'),
  correct_answer: z.string().describe('The text of the right option, or the key of what is typed.'),
  explanation: z.string().describe('Why, with the sentence of the lesson.'),
  source: QuestionSourceSchema,
  typed: Typed,
  ...BankFields,
});
export type PracticeQuestion = z.output<typeof PracticeQuestionSchema>;

export const AssessmentSchema = z.object({
  id: z.string(),
  kind: z.enum(['quiz', 'exam']).describe('An examination explains nothing before it is handed in.'),
  topic: z.string().describe('The title of the day.'),
  difficulty: z.string().describe('As asked for.'),
  time_limit_minutes: z.number().int().nullable(),
  metadata: z.object({
    sprint_id: z.string(),
    sprint_title: z.string(),
    week_number: z.number(),
    day: z.number().describe('Counted through the sprint from 1.'),
    day_range: z.string(),
    asked: z.number().describe('How many questions were asked for.'),
    note: z.string().nullable().describe('Why there are fewer, or who made them.'),
  }),
  questions: z.array(PracticeQuestionSchema),
  open_questions: z
    .array(OpenQuestionSchema)
    .describe('Of an examination: to write, and to mark oneself by the model answers once it is handed in.'),
  previous_attempts: z
    .array(z.object({ score: percent, taken_at: z.iso.datetime() }))
    .describe('Of this day, the newest first.'),
});
export type Assessment = z.output<typeof AssessmentSchema>;

const AssessmentResultSchema = z.object({
  assessment_id: z.string(),
  score: percent.describe('The rounded share of right answers. Cards count only in a quiz of nothing else.'),
  correct_answers: z.number().int(),
  total_questions: z.number().int(),
  self_marked: z.boolean().describe('A quiz of cards alone: the score is the learner’s own word.'),
  results: z.array(
    z.object({
      id: z.string(),
      selected_answer: z.string().nullable(),
      correct_answer: z.string(),
      is_correct: z.boolean(),
    }),
  ),
  achievements: z.array(z.object({ name: z.string(), description: z.string() })).describe('Earned by this result.'),
});
export type AssessmentResult = z.output<typeof AssessmentResultSchema>;

const DayOfSprint = {
  sprint_id: z.string(),
  sprint_title: z.string(),
  week_number: z.number(),
  day: z.number().describe('Counted through the sprint from 1.'),
  day_range: z.string(),
  title: z.string().describe('The title of the day.'),
};

const AssessmentsSchema = z.object({
  due: z.array(z.object(DayOfSprint)).describe('Days that are complete and were never quizzed.'),
  taken: z
    .array(
      z.object({
        ...DayOfSprint,
        last_score: percent,
        best_score: percent,
        attempts: z.number().int(),
        taken_at: z.iso.datetime().describe('The last time.'),
      }),
    )
    .describe('Days that were quizzed, the last taken first.'),
});
export type Assessments = z.output<typeof AssessmentsSchema>;

const ReviewSchema = z.object({
  id: z.string(),
  form: z
    .enum(['choice', 'card', 'typed'])
    .describe('A card has a front, which is the question, and a back, its only option; the learner grades it herself.'),
  question: z.string(),
  options: z.array(z.string()),
  correct_answer: z.string(),
  explanation: z.string(),
  source: QuestionSourceSchema,
  typed: Typed,
  ...BankFields,
  sprint_id: z.string().nullable().describe('null for a card of a document, or of none.'),
  sprint_title: z.string().describe('The title of the sprint, or of the document.'),
  lessonId: z.string().describe('The day, or the document, that it belongs to.'),
  day: z.number().nullable(),
  day_title: z.string(),
  document_id: z.string().nullable(),
  exam_date: z.string().nullable().describe('yyyy-MM-dd, where the sprint has one.'),
  card: ReviewCardSchema,
});
export type Review = z.output<typeof ReviewSchema>;

export const ReviewsSchema = z.object({
  reviews: z
    .array(ReviewSchema)
    .describe('For now: at most what is left of the day’s fifteen, mixed, and then what was missed today.'),
  ahead: z.array(ReviewSchema).describe('What falls due within the days that were asked for, to keep for offline.'),
  done_today: z.number().int(),
  due_count: z.number().int().describe('Everything that is due, also beyond today’s fifteen.'),
  next_due_at: z.iso.datetime().nullable().describe('When the next one falls due; null where there is none.'),
});
export type Reviews = z.output<typeof ReviewsSchema>;

const Difficulty = z.enum(['beginner', 'intermediate', 'advanced', 'easy', 'medium', 'hard']);
const missingDay = 'Missing week or day information';
const Count = z.coerce.number().int().min(1).max(20);
const making = { max: 60, per: 'minute' } as const;
const whatCanFail = ['sprint_not_found', 'day_not_found', 'lesson_not_ready', 'no_questions'] as const;

export const practiceOperations = {
  list: operation({ summary: 'The learner’s quizzes: due and taken', response: AssessmentsSchema }),
  make: operation({
    summary: 'A quiz about a day of a sprint',
    params: z.object({
      sprintId: z.string().min(1).max(60).describe('The sprint’s id; `default` is the newest that was started.'),
    }),
    query: z.object({
      week_number: z.coerce.number().int().min(1).max(60).optional(),
      day_range: z.string(missingDay).min(1, missingDay).max(20).describe('1, or 1-2.'),
      num_questions: Count.default(5),
      difficulty: Difficulty.default('intermediate'),
    }),
    response: AssessmentSchema,
    errors: whatCanFail,
    limit: making,
  }),
  makeByAlias: operation({
    summary: 'The same by its older name; the id is the sprint’s',
    params: z.object({ id: z.string().min(1).max(60) }),
    body: z.object({
      week_number: z.number().int().min(1).max(60).optional(),
      day_number: z.number(missingDay).int().min(1).max(1000),
      difficulty: Difficulty.default('medium'),
    }),
    response: AssessmentSchema,
    errors: whatCanFail,
    limit: making,
  }),
  submit: operation({
    summary: 'Hand in a quiz about a day; graded here, and counted once',
    body: z.object({
      assessment_id: z.string().min(1).max(60),
      answers: smallRecord(100, z.string().regex(/^q\d{1,3}$/), z.string().max(2000)).describe(
        'q1, q2, …: the text of the chosen option, or what was typed. What is missing is wrong.',
      ),
      hinted: z
        .array(z.string().max(10))
        .max(100)
        .optional()
        .describe('Keys of the questions for which a hint was taken.'),
      answered_at: z.iso
        .datetime({ offset: true })
        .optional()
        .describe('When it was finished, for what was taken without a network: it counts for that day, if it can be.'),
      sent_at: SentAt,
    }),
    response: AssessmentResultSchema,
    errors: ['assessment_not_found'],
  }),
  callBad: operation({
    summary:
      'Call a question of a quiz bad: it leaves the score and the reviews, and another takes its place if there is one',
    params: z.object({ id: z.string().min(1).max(60).describe('The quiz.') }),
    body: z.object({ question_id: z.string().max(10).describe('Its key: q1, q2, …') }),
    response: z.object({
      replacement: PracticeQuestionSchema.nullable().describe('To be asked instead, under a key of its own.'),
    }),
    errors: ['assessment_not_found', 'not_found'],
    limit: making,
  }),
  callBadReview: operation({
    summary: 'Call a question of a review bad: it does not come back',
    params: z.object({ id: z.string().min(1).max(60).describe('The review.') }),
    response: z.object({ success: z.literal(true).describe('It is gone, if it was there.') }),
  }),
  due: operation({
    summary: 'What to review today, and what falls due soon',
    query: z.object({ ahead_days: z.coerce.number().int().min(0).max(14).default(0) }),
    response: ReviewsSchema,
  }),
  answer: operation({
    summary: 'Answers to reviews; each moves its question to the day on which it should come back',
    body: z.object({
      answers: z
        .array(
          z.object({
            review_id: z.string().min(1).max(60),
            ...Answered,
            rating: z
              .enum(['again', 'hard', 'good', 'easy'])
              .optional()
              .describe('For a card, how it went in the learner’s own judgement; without one, again.'),
          }),
        )
        .min(1)
        .max(50),
      sent_at: SentAt,
    }),
    response: z.object({
      results: z.array(
        z.object({
          review_id: z.string(),
          is_correct: z.boolean(),
          due: z.iso.datetime().describe('When it comes back.'),
        }),
      ),
      done_today: z.number().int(),
    }),
  }),
  answerLesson: operation({
    summary: 'An answer to a question at the end of a lesson; the question joins the reviews',
    body: z.object({
      sprint_id: z.string().min(1).max(60),
      day: z.number().int().min(1).max(1000),
      question_id: z.string().min(1).max(100),
      ...Answered,
      sent_at: SentAt,
    }),
    response: z.object({ is_correct: z.boolean(), due: z.iso.datetime() }),
    errors: ['sprint_not_found', 'day_not_found', 'still_running', 'lesson_not_ready', 'not_found'],
  }),
  answerChecks: operation({
    summary: 'First answers to the checks within a lesson; each joins the reviews',
    body: z.object({
      sprint_id: z.string().min(1).max(60),
      day: z.number().int().min(1).max(1000),
      answers: z
        .array(
          z.object({
            check: z.number().int().min(1).max(100).describe('Counted through the lesson from 1.'),
            name: z
              .string()
              .max(20)
              .optional()
              .describe(
                'As the page has it (`data-item`). With it the check of this name is meant, or none, wherever it is by now; without it, as older pages send it, the one at this place.',
              ),
            option: z
              .number()
              .int()
              .min(1)
              .max(26)
              .optional()
              .describe('The option that was tapped first, counted from 1.'),
            typed_answer: TypedAnswerSchema.optional().describe(
              'To a check whose answer is typed: what was typed first and could be read; empty where the answer was looked at instead.',
            ),
            answered_at: Answered.answered_at,
            event_id: Answered.event_id,
          }),
        )
        .min(1)
        .max(100),
      sent_at: SentAt,
    }),
    response: z.object({
      results: z
        .array(z.object({ check: z.number(), is_correct: z.boolean(), due: z.iso.datetime() }))
        .describe('Of the checks that the lesson has.'),
    }),
    errors: ['sprint_not_found', 'day_not_found', 'still_running', 'lesson_not_ready'],
  }),
};
