import { z } from 'zod';
import { operation } from '../http/operation.ts';
import { Email } from '../identity/auth/schemas.ts';
import { ReportBody } from '../sharing/report.ts';
import { importMaxCharacters } from './accepted.ts';
import { BatchesSchema, ClockSchema, NewBatchBody } from './batches.ts';
import { ClassListBody, ClassListSchema, MatchResultBody } from './class-list.ts';
import { DraftDecisions, QuizDraftsSchema } from './drafts.ts';
import {
  CodeTargetSchema,
  GivenCodeSchema,
  HallResultsSchema,
  QuizCodeParams,
  QuizLiveSchema,
  RunningClocksSchema,
} from './live.ts';
import {
  DraftQuestionSchema,
  DraftQuestions,
  ListedQuizSchema,
  PublicQuizSchema,
  QuizQuestionSchema,
  QuizSchema,
  QuizSettingsSchema,
  QuizTitle,
} from './quiz.ts';
import { QuizStatsSchema, RegradeSchema, SubmissionBody, SubmissionResultSchema, Taker } from './results.ts';
import { templateOperations } from './templates.ts';

const QuizParams = z.object({ id: z.string().max(64).describe('The quiz’s id.') });
const LinkParams = z.object({ id: z.string().max(64).describe('The id in the link.') });

/** A header holds no letters beyond Latin: addresses are sent percent-encoded. What is not, is left to the next check. */
function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Questions and explanations of a whole quiz, in any script. */
const quizBodyLimit = 2 * 1024 * 1024;
/** A hall behind one address opens, takes and submits at once. */
const hall = { max: 100_000, per: 'minute' } as const;

const DifficultyWish = z.enum(['easy', 'medium', 'hard', 'mixed']);
export type DifficultyWish = z.output<typeof DifficultyWish>;

const QuestionForm = z.enum([
  ...(['definition', 'term', 'true-of', 'cause', 'condition', 'quantity', 'sequence', 'pair', 'table'] as const),
]);
export type QuestionForm = z.output<typeof QuestionForm>;

/** Of one quiz; each takes a token of its own. */
export const maxQuizDocuments = 10;

const Order = {
  document_id: z.string().min(1, 'Please select a file first.').max(64).describe('The document to ask about.'),
  document_ids: z
    .array(z.string().max(64))
    .max(maxQuizDocuments, `At most ${maxQuizDocuments} documents`)
    .optional()
    .describe('Further documents for the same quiz; Pro.'),
  difficulty: DifficultyWish.optional().describe('How hard; Pro. Mixed if left out.'),
  question_forms: z.array(QuestionForm).min(1).max(9).optional().describe('Only questions of these forms; Pro.'),
};
const generationErrors = [
  'payment_required',
  'pro_required',
  'document_not_found',
  'no_questions',
  'system_error',
  'busy',
] as const;
/** Nobody sends a file a minute. */
const fileLimit = { max: 60, per: 'hour' } as const;
const generationLimit = { max: 120, per: 'hour' } as const;

export const GeneratedQuizSchema = z.object({
  success: z.literal(true).describe('A quiz was made and saved.'),
  quiz_id: z.string().describe('The new quiz.'),
  title: z.string().describe('The file’s name without its ending.'),
  link: z.string().describe('Path of the public page on this origin.'),
  formatted_quiz: z.string().describe('As text: numbered questions, lettered options, `Correct: X`.'),
  quiz_content: z.object({ questions: z.array(QuizQuestionSchema).describe('The same as a list.') }),
  token_usage: z
    .object({
      available_documents: z.number().int().describe('Documents that can still be unlocked with what was bought.'),
      documents_used: z.number().int().describe('Documents that are unlocked.'),
      used_free_trial: z.boolean().describe('Whether the free first document was taken.'),
    })
    .describe('The document tokens afterwards; a failure takes none.'),
  lecturer_email: z.string().optional().describe('Only where the owner chose to show it to takers.'),
  reason: z.string().optional().describe('Why there are fewer questions than were asked for.'),
  note: z.string().optional().describe('That the built-in teacher took over, say.'),
});
export type GeneratedQuiz = z.output<typeof GeneratedQuizSchema>;

const generate = operation({
  summary: 'Make a quiz of up to 10 questions from a document, and wait for it',
  body: z.object({
    ...Order,
    num_questions: z.number().int().min(1).max(10, 'More than 10 questions are made in the background').default(5),
  }),
  response: GeneratedQuizSchema,
  errors: generationErrors,
  limit: generationLimit,
});

const generateAsync = operation({
  summary: 'Make a quiz of up to 30 questions in the background',
  body: z.object({ ...Order, num_questions: z.number().int().min(1).max(30).default(15) }),
  status: 202,
  response: z.object({ task_id: z.string().describe('For asking how far it is.') }),
  errors: generationErrors,
  limit: generationLimit,
});

export const QuizTaskSchema = z.object({
  task_id: z.string().describe('The task.'),
  status: z.enum(['pending', 'processing', 'completed', 'error']).describe('`completed` has a quiz_id.'),
  quiz_id: z.string().nullable().describe('The quiz, once it is made.'),
  error_message: z.string().nullable().describe('A sentence for people, when it failed.'),
  error_code: z
    .string()
    .nullable()
    .describe('The code of the failure, such as payment_required; `cancelled` where its owner gave it up.'),
  percent: z.number().describe('How far it is, 0 to 100.'),
  doing: z.string().describe('What is being done now, in words for people.'),
});
export type QuizTask = z.output<typeof QuizTaskSchema>;

const TaskParams = z.object({ taskId: z.string().max(64).describe('As answered when it was begun.') });

const task = operation({
  summary: 'How far the making of a quiz is',
  params: TaskParams,
  response: QuizTaskSchema,
});

const StudentHeaders = z.object({
  'student-email': z
    .string()
    .max(900)
    .transform(decodeHeader)
    .pipe(Email)
    .optional()
    .describe(
      'Who begins, percent-encoded. A timed quiz shows its questions only with it, and its clock runs from the first time; a quiz of one attempt says 409 where that was had.',
    ),
});

const get = operation({
  forTakers: true,
  summary: 'A quiz: with its answers to its owner, without them and with an attempt token to everyone else',
  params: LinkParams,
  headers: StudentHeaders,
  response: z.discriminatedUnion('view', [QuizSchema, PublicQuizSchema]),
  errors: ['quiz_not_available', 'already_submitted'],
  limit: hall,
});

const AllowedWishesSchema = z.object({
  is_allowed: z.boolean().describe('Whether an order with such wishes is taken.'),
  reason: z.string().nullable().describe('Why not, in words for people.'),
  max_documents: z.number().int().describe('How many documents one quiz can be made from.'),
  question_forms: z.array(QuestionForm).describe('The forms that the teacher of this installation makes.'),
});
export type AllowedWishes = z.output<typeof AllowedWishesSchema>;

const Accepted = z.object({ message: z.string().describe('The same sentence, whatever is known of the quiz.') });

const ExportQuery = z.object({
  format: z
    .enum(['text', 'gift', 'csv', 'qti', 'qti3', 'cartridge', 'moodle', 'pdf'])
    .describe(
      '`qti` is a QTI 2.1 package, `qti3` one of QTI 3.0, `cartridge` a Common Cartridge 1.3, `moodle` Moodle XML, `pdf` is Pro; its answer key has pages of its own.',
    ),
});

export const quizzesOperations = {
  ...templateOperations,
  generate,
  generateFree: generate,
  generateAsync,
  generateFreeAsync: generateAsync,
  task,
  freeTask: task,
  cancelTask: operation({
    summary: 'Give up the making of a quiz; costs nothing. What is made already stays, as the answer says',
    params: TaskParams,
    response: QuizTaskSchema,
  }),
  wishes: operation({
    summary:
      'Whether the caller may choose difficulty, forms of questions and several documents (part of Pro), and which',
    response: AllowedWishesSchema,
  }),
  list: operation({
    summary: 'The caller’s own quizzes with what takers did so far, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many at most.'),
      before: z.string().max(64).optional().describe('`next` of the page before.'),
    }),
    response: z.object({
      quizzes: z.array(ListedQuizSchema).describe('Newest first.'),
      next: z.string().nullable().describe('For the next page; null on the last.'),
    }),
  }),
  create: operation({
    summary: 'Make a quiz of own or imported questions; costs no token',
    body: z.object({ title: QuizTitle, questions: DraftQuestions, settings: QuizSettingsSchema.partial().optional() }),
    status: 201,
    response: QuizSchema,
    bodyLimit: quizBodyLimit,
    limit: { max: 300, per: 'hour' },
  }),
  importQuestions: operation({
    summary: 'Read questions from text, GIFT, CSV, Moodle XML or QTI without saving them; each fault names its line',
    body: z.object({
      format: z
        .enum(['text', 'gift', 'csv', 'moodle', 'qti'])
        .describe(
          '`text` is numbered questions, A to D, `Correct: X`; `moodle` Moodle XML; `qti` QTI 1.2, 2 or 3, or a Common Cartridge: which it is, the file says.',
        ),
      content: z
        .string()
        .max(importMaxCharacters, `At most ${importMaxCharacters.toLocaleString('en')} characters`)
        .describe('The content of the file; a package (zip) in base64.'),
    }),
    response: z.object({
      questions: z.array(DraftQuestionSchema).describe('What could be read, at most 100; ready to be saved.'),
      faults: z
        .array(
          z.object({
            line: z.number().int().describe('Counted from 1.'),
            number: z.number().int().optional().describe('Of the question in a package, counted from 1.'),
            message: z.string().describe('What is wrong.'),
          }),
        )
        .describe('What could not, at most 100.'),
      left_out: z
        .number()
        .int()
        .optional()
        .describe('How much else is in a Common Cartridge, such as pages and links; none of it is read.'),
    }),
    bodyLimit: quizBodyLimit,
    errors: ['file_too_slow'],
    limit: fileLimit,
  }),
  get,
  getFree: get,
  update: operation({
    summary: 'Change a quiz: title, the whole list of questions, or settings; what is left out stays',
    params: QuizParams,
    body: z.object({
      version: z.number().int().describe('Of the quiz as it was loaded.'),
      title: QuizTitle.optional(),
      questions: DraftQuestions.optional().describe(
        'The whole list in its new order. A question whose options change is a new question to the statistics; one whose key alone changes stays the same, and its results can be regraded.',
      ),
      settings: QuizSettingsSchema.partial().optional(),
    }),
    response: QuizSchema.extend({
      notice: z.string().nullable().describe('What the change means for results that are there already.'),
      regrade: RegradeSchema.nullable().describe('What regrading would change; null where it would change nothing.'),
    }),
    errors: ['edit_conflict'],
    bodyLimit: quizBodyLimit,
  }),
  remove: operation({
    summary: 'Delete a quiz with all its results; its link then says that it is not available',
    params: QuizParams,
    status: 204,
  }),
  regenerateQuestion: operation({
    summary: 'Replace one question by another one from the same document',
    params: QuizParams.extend({ questionId: z.string().max(64).describe('The question to replace.') }),
    body: z.object({ version: z.number().int().describe('Of the quiz as it was loaded.') }),
    response: QuizSchema,
    errors: ['edit_conflict', 'no_other_question', 'no_source', 'document_not_found', 'system_error'],
    limit: generationLimit,
  }),
  strikeQuestion: operation({
    summary: 'Take a question out of the quiz and out of every result; a second time, nothing',
    params: QuizParams.extend({ questionId: z.string().max(64).describe('The question to take out.') }),
    response: z.object({ results: z.number().int().describe('How many results were counted again without it.') }),
    errors: ['last_question'],
  }),
  drafts: operation({
    summary: 'The machine-made questions of a quiz that its owner has not kept yet, and those that wait for a place',
    params: QuizParams,
    response: QuizDraftsSchema,
  }),
  decide: operation({
    summary: 'Keep, fix, drop or put off drafts; what is decided already is left as it is',
    params: QuizParams,
    body: DraftDecisions,
    response: QuizDraftsSchema,
    bodyLimit: quizBodyLimit,
  }),
  shareDrafts: operation({
    summary: 'Say that the quiz may be shared with the drafts in it; asked for once',
    params: QuizParams,
    response: QuizSchema,
  }),
  close: operation({
    summary: 'Close the link: nobody can begin any more; who has begun can still hand in, marked as late',
    params: QuizParams,
    response: QuizSchema,
  }),
  open: operation({ summary: 'Open a closed link again', params: QuizParams, response: QuizSchema }),
  renewLink: operation({
    summary: 'Give the quiz a new link, open; the old one, and the code for it, are dead at once',
    params: QuizParams,
    response: QuizSchema,
  }),
  giveCode: operation({
    summary: 'Give the quiz a short code for those who cannot scan; the one that it has, if it has one',
    params: QuizParams,
    response: GivenCodeSchema,
  }),
  findByCode: operation({
    forTakers: true,
    summary: 'Where a typed code leads; unknown, closed, renewed and taken-down quizzes answer alike',
    params: QuizCodeParams,
    response: CodeTargetSchema,
    errors: ['quiz_code_unknown', 'too_many_attempts'],
    limit: { max: 10_000, per: 'minute' },
  }),
  live: operation({
    summary: 'How many take the quiz now and have handed in, and until when; for a projector, so without names',
    params: QuizParams,
    response: QuizLiveSchema,
  }),
  batches: operation({
    summary: 'The groups that take a quiz at hours of their own, with how many of each are in; for its owner',
    params: QuizParams,
    response: BatchesSchema,
  }),
  addBatch: operation({
    summary: 'A group with a link, a code and hours of its own',
    params: QuizParams,
    body: NewBatchBody,
    status: 201,
    response: BatchesSchema,
    errors: ['batches_limit_reached'],
  }),
  removeBatch: operation({
    summary: 'End a group’s link and code; what was handed in stays',
    params: QuizParams.extend({ batchId: z.string().max(64).describe('The group’s id.') }),
    response: BatchesSchema,
  }),
  giveTime: operation({
    summary: 'More minutes for an address whose clock runs',
    params: QuizParams,
    body: z.object({
      student_email: Email.describe('As it stands among the running clocks.'),
      minutes: z.number().int().min(1).max(120).describe('Added to what it had.'),
    }),
    response: RunningClocksSchema,
  }),
  clock: operation({
    forTakers: true,
    summary: 'How long the clock of an address runs, without opening the quiz again',
    params: LinkParams,
    headers: StudentHeaders,
    response: ClockSchema,
    errors: ['quiz_not_available'],
    limit: hall,
  }),
  running: operation({
    summary: 'Whose clocks run in a timed quiz, and on how many devices each was opened; for its owner',
    params: QuizParams,
    response: RunningClocksSchema,
  }),
  hallResults: operation({
    summary: 'What a hall may see of the results: the spread of scores and what was chosen, without names',
    params: QuizParams,
    response: HallResultsSchema,
  }),
  stats: operation({
    summary: 'What takers did: scores, their spread, each question’s difficulty, discrimination and weaknesses',
    params: QuizParams,
    response: QuizStatsSchema,
  }),
  regrade: operation({
    summary: 'Grade the results that are there already by the right answers as they are now; a second time, nothing',
    params: QuizParams,
    response: RegradeSchema.describe('What was changed.'),
  }),
  grantAttempt: operation({
    summary: 'Let an address take the quiz once more, where it takes one attempt of each; its clock starts anew too',
    params: QuizParams,
    body: z.object({ student_email: Email.describe('As it stands in the results.') }),
    response: z.object({ success: z.literal(true).describe('It may hand in another attempt.') }),
  }),
  resultsCsv: operation({
    summary: 'Every result as CSV; no cell can be taken for a formula',
    params: QuizParams,
    raw: 'text/csv',
    limit: { max: 120, per: 'hour' },
  }),
  classList: operation({
    summary: 'The class of a quiz with the best result under each number, who is missing, and results of nobody in it',
    params: QuizParams,
    response: ClassListSchema,
  }),
  putClassList: operation({
    summary:
      'Read the list of the class from CSV; it replaces the one before, or nothing is changed and lines are named',
    params: QuizParams,
    body: ClassListBody,
    response: ClassListSchema,
    bodyLimit: quizBodyLimit,
    errors: ['file_too_slow'],
    limit: fileLimit,
  }),
  matchResult: operation({
    summary: 'Count a result for somebody in the list of the class, by whose number it is kept from then on',
    params: QuizParams,
    body: MatchResultBody,
    response: ClassListSchema,
  }),
  removeClassList: operation({
    summary: 'Forget the list of the class; results stay',
    params: QuizParams,
    status: 204,
  }),
  classCsv: operation({
    summary:
      'The class by number with its results as CSV, the missing ones included; no cell can be taken for a formula',
    params: QuizParams,
    raw: 'text/csv',
    limit: { max: 120, per: 'hour' },
  }),
  exportQuiz: operation({
    summary: 'The quiz as a file for other programs or for the printer',
    params: QuizParams,
    query: ExportQuery,
    raw: 'application/octet-stream',
    errors: ['pro_required'],
    limit: { max: 300, per: 'hour' },
  }),
  exportLosses: operation({
    summary: 'What a file of a format does not say of the quiz as it is here',
    params: QuizParams,
    query: ExportQuery,
    response: z.object({
      losses: z.array(
        z.object({
          number: z.number().int().describe('Of the question, counted from 1.'),
          message: z.string().describe('What becomes of it, and why.'),
        }),
      ),
    }),
  }),
  submit: operation({
    forTakers: true,
    summary: 'Hand in an attempt; graded here, stored once for each attempt',
    body: SubmissionBody,
    response: SubmissionResultSchema,
    errors: ['quiz_not_available', 'quiz_not_open', 'already_submitted', 'invalid_attempt', 'too_many_attempts'],
    bodyLimit: quizBodyLimit,
    limit: hall,
  }),
  logAttempt: operation({
    forTakers: true,
    summary: 'Say that a taker began or completed an attempt; counted as a claim only',
    body: z.object({
      quiz_id: z.string().max(64).describe('The id in the link.'),
      ...Taker,
      attempt_token: z.string().max(400).optional().describe('Of the attempt, so that handing it in ends it.'),
      status: z.enum(['started', 'completed']).default('started').describe('Started if left out.'),
    }),
    status: 202,
    response: z.object({ success: z.literal(true).describe('It was noted.') }),
    errors: ['quiz_not_available', 'quiz_not_open'],
    limit: { max: 10_000, per: 'minute' },
  }),
  requestStats: operation({
    summary: 'Ask the lecturer for the results; relayed by mail, so that no address is shown',
    params: LinkParams,
    body: z.object({
      ...Taker,
      message: z
        .string()
        .trim()
        .max(1000, 'At most 1000 characters')
        .default('')
        .describe('A few words; may be empty.'),
    }),
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 6_000, per: 'hour' },
  }),
  report: operation({
    summary: 'Report a quiz to the people who run this server',
    params: LinkParams,
    body: ReportBody,
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
  requestErasure: operation({
    summary: 'Ask for one’s name and address to be removed from every result; a link is mailed to the address',
    body: z.object({ email: Email }),
    status: 202,
    response: Accepted,
    errors: ['too_many_attempts'],
    limit: { max: 600, per: 'hour' },
  }),
  erase: operation({
    summary: 'Remove name and address of whoever got the mailed link from every result',
    body: z.object({ token: z.string().max(600).describe('From the link.') }),
    response: z.object({ erased: z.number().int().describe('How many results were made anonymous.') }),
    errors: ['invalid_erasure'],
    limit: { max: 600, per: 'hour' },
  }),
};
