import { z } from 'zod';
import { Email } from '../identity/auth/schemas.ts';
import { TypedAnswerSchema } from '../typed-key.ts';
import { StudentGroup, StudentNumber } from './class-list.ts';
import { QuestionPictureSchema } from './pictures/picture.ts';
import { LetterSchema, QuizSettingsSchema, QuizSummarySchema, RichTextsSchema } from './quiz.ts';

/** What takers send and get back, and what the owner sees of it. */

/** The documents' name and address of whoever gave none. */
export const anonymousTaker = { name: 'Anonymous', email: 'anonymous@example.com' } as const;

export const TakerName = z
  .string()
  .trim()
  .max(120, 'Name must be at most 120 characters long')
  .regex(/^\P{Cc}*$/u, 'Name must be on one line');

export const Taker = {
  student_name: TakerName.transform((name) => name || anonymousTaker.name)
    .default(anonymousTaker.name)
    .describe('As the student typed it; Anonymous where nothing was.'),
  student_email: Email.default(anonymousTaker.email).describe('As the student typed it.'),
};

const count = z.number().optional().describe('What the browser counted; accepted and ignored.');

export const SubmissionBody = z.object({
  quiz_id: z.string().max(64).describe('The id in the link.'),
  ...Taker,
  student_number: StudentNumber.default('').describe('Matriculation number; kept only where the quiz asks for it.'),
  student_group: StudentGroup.default('').describe('Group or department; kept only where the quiz asks for it.'),
  attempt_token: z
    .string()
    .max(400)
    .optional()
    .describe('Of the quiz as it was loaded. With it, sending again changes nothing; without it, 30 a minute.'),
  results: z.object({
    totalQuestions: count,
    correctAnswers: count,
    score: count,
    answers: z
      .array(
        z.object({
          question_id: z.union([z.string().max(64), z.number().transform(String)]).describe('Of a question shown.'),
          selected_answer: z
            .string()
            .max(1, 'A letter from A to D')
            .toUpperCase()
            .pipe(LetterSchema)
            .optional()
            .describe('The letter as it stood in this attempt.'),
          typed_answer: TypedAnswerSchema.optional().describe(
            'What was typed, where the question asks for that. What cannot be read counts as left out.',
          ),
        }),
      )
      .max(100, 'More answers than a quiz has questions')
      .describe('A question that is left out counts as wrong.'),
  }),
});

export const GradedAnswerSchema = z.object({
  question_id: z.string().describe('The question.'),
  selected_answer: LetterSchema.nullable().describe('As it stood in the attempt; null if unanswered.'),
  correct_answer: LetterSchema.nullable().describe('As it stood in the attempt; null where the answer is typed.'),
  typed: z
    .object({
      answer: z.string().nullable().describe('What was typed; null if unanswered.'),
      key: z.string().describe('What is right, as somebody would type it.'),
      is_unread: z.boolean().describe('It could not be read, so it was not judged: it counts as unanswered.'),
    })
    .optional()
    .describe('Only where the answer is typed.'),
  is_correct: z.boolean().describe('Whether it is right.'),
  explanation: z.string().describe('Why; may be empty.'),
  mistake: z.string().describe('What who chooses the selected option believes; empty where it is right or not known.'),
  html: z
    .object({ explanation: z.string().describe('Why.'), mistake: z.string().describe('What was mixed up.') })
    .optional()
    .describe('The same as safe HTML, where they hold formulas.'),
});
export type GradedAnswer = z.output<typeof GradedAnswerSchema>;

export const SubmissionResultSchema = z.object({
  success: z.literal(true).describe('The result is saved.'),
  submission_id: z.string().describe('Names the result.'),
  score: z.number().int().describe('Percent of right answers, rounded.'),
  correctAnswers: z.number().int().describe('How many are right.'),
  totalQuestions: z.number().int().describe('How many questions the attempt had.'),
  passed: z.boolean().describe('50 percent and above.'),
  is_late: z.boolean().describe('It came after the time limit or the close; the lecturer sees that.'),
  submitted_at: z.iso.datetime().describe('When it was saved.'),
  answers_shown: z
    .enum(['now', 'after_close', 'never'])
    .describe('`after_close`: sending the same attempt again after the close gives the answers.'),
  answers: z.array(GradedAnswerSchema).nullable().describe('In the order of the attempt; null while not shown.'),
});
export type SubmissionResult = z.output<typeof SubmissionResultSchema>;

const WeaknessSchema = z.enum(['too_easy', 'too_hard', 'negative_discrimination', 'unused_distractor']);
export type Weakness = z.output<typeof WeaknessSchema>;

const DropReasonSchema = z.enum(['all_right', 'none_right', 'best_wrong']);
export type DropReason = z.output<typeof DropReasonSchema>;

export const QuestionStatsSchema = z.object({
  question_id: z.string().describe('The question.'),
  question: z.string().describe('Its words.'),
  html: RichTextsSchema.optional().describe('Its texts as safe HTML, where they hold formulas.'),
  picture: QuestionPictureSchema.optional().describe('Only where the question has one.'),
  answered: z.number().int().describe('Submissions that had the question.'),
  difficulty: z.number().nullable().describe('Share of them that got it right, 0 to 1; null before the first.'),
  discrimination: z
    .number()
    .nullable()
    .describe('Correlation of getting it right with the rest of the score, -1 to 1; null where it cannot be told.'),
  options: z
    .array(
      z.object({
        label: LetterSchema,
        text: z.string().describe('What the option says.'),
        count: z.number().int().describe('How often it was taken.'),
        is_correct: z.boolean().describe('Whether it is the right one.'),
      }),
    )
    .describe('In the owner’s order; none where the answer is typed.'),
  typed: z
    .object({
      key: z.string().describe('What is right.'),
      answers: z
        .array(
          z.object({
            text: z.string().describe('As most of them typed it.'),
            count: z.number().int().describe('How many typed something of this value.'),
            is_correct: z.boolean().describe('Whether it is right.'),
          }),
        )
        .describe('What was typed most often, grouped by value; at most eight.'),
      others: z.number().int().describe('Answers that could be read and are in none of these groups.'),
      unread: z.number().int().describe('Answers that could not be read; they count as unanswered.'),
    })
    .optional()
    .describe('Only where the answer is typed.'),
  unanswered: z.number().int().describe('Submissions that left it out.'),
  weaknesses: z
    .array(WeaknessSchema)
    .describe('Told from ten submissions on: `unused_distractor` where nobody takes a wrong option.'),
  drop_reason: DropReasonSchema.nullable().describe(
    'Why it is proposed to drop it, from thirty submissions on; `best_wrong` where most of the best third get it wrong, and more of them than of the others.',
  ),
});
export type QuestionStats = z.output<typeof QuestionStatsSchema>;

const TakerResultSchema = z.object({
  submission_id: z.string().describe('Names the result.'),
  student_name: z.string().describe('As typed by the taker; never checked.'),
  student_email: z.string().describe('As typed by the taker; never checked.'),
  student_number: z.string().nullable().describe('As typed by the taker; null where it was not asked for or given.'),
  student_group: z.string().nullable().describe('As typed by the taker; null where it was not asked for or given.'),
  score: z.number().int().describe('Percent.'),
  correctAnswers: z.number().int().describe('Right answers.'),
  totalQuestions: z.number().int().describe('Questions of the attempt.'),
  seconds: z.number().int().nullable().describe('From the first opening to submitting; null where that is not known.'),
  is_late: z.boolean().describe('After the time limit or the close.'),
  is_unverified: z.boolean().describe('Sent without an attempt token, so possibly not from the quiz page.'),
  is_outside: z
    .boolean()
    .describe('Sat in a file and brought as a code: nothing proves who sat it, and a forged code cannot be told.'),
  reopened: z.number().int().describe('How often this address opened the timed quiz again before; its clock went on.'),
  is_only_attempt: z
    .boolean()
    .describe('It is the one attempt that the quiz takes from this address; POST /quizzes/{id}/grants gives another.'),
  submitted_at: z.iso.datetime().describe('When it was saved.'),
});
export type TakerResult = z.output<typeof TakerResultSchema>;

/** What grading by the right answers of today changes, or would change, in results that are there already. */
export const RegradeSchema = z.object({
  questions: z.array(z.string()).describe('The ids of the questions whose right answer was changed.'),
  results: z.number().int().describe('Results in which an answer counts otherwise.'),
  raised: z.number().int().describe('Of these, results that rise.'),
  lowered: z.number().int().describe('Of these, results that fall.'),
  now_passed: z.number().int().describe('Results that pass only by the new answers.'),
  now_failed: z.number().int().describe('Results that pass only by the old answers.'),
});
export type Regrade = z.output<typeof RegradeSchema>;

/** What the panel for sharing needs. */
export const ShareableSchema = QuizSummarySchema.pick({
  quiz_id: true,
  title: true,
  link: true,
  status: true,
  question_count: true,
  draft_count: true,
  asks_before_sharing: true,
  is_practice: true,
});
export type ShareableQuiz = z.output<typeof ShareableSchema>;

export const QuizStatsSchema = ShareableSchema.extend({
  ask_number: QuizSettingsSchema.shape.ask_number,
  attempts: z.number().int().describe('Submissions.'),
  outside: z.number().int().describe('Of these, how many were sat in a file and brought as codes.'),
  started: z.number().int().describe('How often a taker began, as far as their browsers said so.'),
  averageScore: z.number().describe('Percent, to one decimal; 0 before the first.'),
  passRate: z.number().describe('Percent of submissions with 50 and above, to one decimal.'),
  medianScore: z.number().describe('Percent.'),
  distribution: z
    .array(
      z.object({
        from: z.number().int().describe('The least score in the band.'),
        to: z.number().int().describe('The highest score in the band.'),
        count: z.number().int().describe('Submissions in it.'),
      }),
    )
    .describe('Ten bands, 0–9 up to 90–100.'),
  questions: z.array(QuestionStatsSchema).describe('The questions as they are now, by the right answers of today.'),
  regrade: RegradeSchema.nullable().describe(
    'Results were given by earlier right answers; null where none would change. See POST /quizzes/{id}/regrade.',
  ),
  takers: z.array(TakerResultSchema).describe('The newest first, at most 2,000; the CSV has all.'),
});
export type QuizStats = z.output<typeof QuizStatsSchema>;
