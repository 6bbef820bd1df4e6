import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { QuizQuestionSchema } from '../quiz.ts';
import { generationLimit } from './limits.ts';

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

const AllowedWishesSchema = z.object({
  is_allowed: z.boolean().describe('Whether an order with such wishes is taken.'),
  reason: z.string().nullable().describe('Why not, in words for people.'),
  max_documents: z.number().int().describe('How many documents one quiz can be made from.'),
  question_forms: z.array(QuestionForm).describe('The forms that the teacher of this installation makes.'),
});
export type AllowedWishes = z.output<typeof AllowedWishesSchema>;

export const makingOperations = {
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
};
