import {
  type AllowedWishes,
  type Body,
  type GeneratedQuiz,
  maxQuizDocuments,
  type Quiz,
  type QuizTask,
} from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/mount.ts';
import { type Making, unkeyed } from '../../../platform/once.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { TokensService } from '../../documents/tokens/tokens.service.ts';
import type { GenerationMaker, Generations } from '../../teaching/generation/generation.service.ts';
import type { Contents } from '../editing/contents.ts';
import type { Editing } from '../editing/edit.ts';
import type { Taking } from '../taking/taking.ts';
import { createQuestionMaker } from './make-question.ts';
import { createQuizMaker, type QuizOrder } from './make-quiz.ts';

type QuizWish = Body<'quizzes', 'generate'>;

export interface Generating {
  /** Begins a quiz; gives the id of its making. */
  order(ownerId: string, wish: QuizWish, caller: Caller, making?: Making): Promise<string>;
  /** Waits for the quiz. */
  result(ownerId: string, taskId: string): Promise<GeneratedQuiz>;
  task(ownerId: string, taskId: string): Promise<QuizTask>;
  /** Gives the making up, if it is not over; tells how it stands then. */
  cancel(ownerId: string, taskId: string): Promise<QuizTask>;
  /** Whether the plan allows the wishes of advanced quizzes, and what can be wished for here. */
  wishes(ownerId: string): Promise<AllowedWishes>;
  regenerateQuestion(
    ownerId: string,
    place: { id: string; questionId: string; version: number },
    caller: Caller,
  ): Promise<Quiz>;
  makers: GenerationMaker[];
}

export interface GeneratingDeps {
  db: Database;
  teacher: Teacher;
  generations: Generations;
  documents: DocumentsService;
  tokens: TokensService;
  entitlements: EntitlementsService;
  contents: Contents;
  editing: Editing;
  taking: Taking;
}

/** A browser waits so long at most; what takes longer goes on and is found in the history. */
const patience = { ms: 110_000, found: 'in your history' } as const;

const notInPlan = 'Your plan doesn’t include choosing the difficulty or question types, or combining documents.';

const statuses = {
  queued: 'pending',
  running: 'processing',
  done: 'completed',
  failed: 'error',
  cancelled: 'error',
} as const;

export function createGenerating(deps: GeneratingDeps): Generating {
  const { db, teacher, generations, documents, tokens, entitlements, editing, taking } = deps;

  async function order(ownerId: string, wish: QuizWish, caller: Caller, making = unkeyed): Promise<string> {
    const { advancedQuizzes, priority } = await entitlements.of(ownerId);
    const documentIds = [...new Set([wish.document_id, ...(wish.document_ids ?? [])])];
    const isChosen = wish.question_forms !== undefined || (wish.difficulty ?? 'mixed') !== 'mixed';
    const isAdvanced = isChosen || documentIds.length > 1;
    if (isAdvanced && !advancedQuizzes) throw new AppError('pro_required');
    const known = await documents.describe(ownerId, documentIds);
    if (known.length < documentIds.length) throw new AppError('document_not_found');
    for (const documentId of documentIds) await tokens.assertUnlockable(ownerId, documentId);
    const input: QuizOrder = {
      documentIds,
      count: wish.num_questions,
      difficulty: wish.difficulty,
      forms: wish.question_forms,
    };
    return db.queries.transaction().execute((trx) =>
      making.within(trx, async () => {
        const id = await generations.start(trx, {
          kind: 'quiz',
          ownerId,
          address: caller.address,
          input,
          priority,
        });
        for (const documentId of documentIds) await tokens.hold(trx, ownerId, documentId, id);
        return id;
      }),
    );
  }

  async function task(ownerId: string, taskId: string): Promise<QuizTask> {
    const generation = await generations.find(ownerId, taskId);
    if (generation?.kind !== 'quiz') throw new AppError('not_found');
    const isCancelled = generation.status === 'cancelled';
    return {
      task_id: generation.id,
      status: statuses[generation.status],
      quiz_id: generation.resultId,
      error_message: isCancelled ? 'Cancelled' : generation.errorText,
      error_code: isCancelled ? 'cancelled' : generation.errorCode,
      percent: generation.percent,
      doing: generation.doing,
    };
  }

  return {
    order,

    async result(ownerId, taskId) {
      const quizId = await generations.resultOf(ownerId, taskId, patience);
      const row = await editing.getOwn(ownerId, quizId);
      const quiz = await taking.viewOwn(row);
      return {
        success: true,
        quiz_id: quizId,
        title: quiz.title,
        link: quiz.link,
        formatted_quiz: quiz.formatted_quiz,
        quiz_content: quiz.quiz_content,
        token_usage: await tokens.balance(ownerId),
        ...(quiz.lecturer_email && { lecturer_email: quiz.lecturer_email }),
        ...row.making,
      };
    },

    task,

    async cancel(ownerId, taskId) {
      await task(ownerId, taskId);
      await generations.cancel(ownerId, taskId);
      return task(ownerId, taskId);
    },

    async wishes(ownerId) {
      const { advancedQuizzes: is_allowed } = await entitlements.of(ownerId);
      return {
        is_allowed,
        reason: is_allowed ? null : notInPlan,
        max_documents: maxQuizDocuments,
        question_forms: [...teacher.capabilities.questionForms],
      };
    },

    async regenerateQuestion(ownerId, { id, questionId, version }, { address }) {
      const quiz = await editing.getOwn(ownerId, id);
      if (quiz.version !== version) throw new AppError('edit_conflict');
      const input = { quizId: id, questionId, version };
      const { priority } = await entitlements.of(ownerId);
      const generationId = await db.queries
        .transaction()
        .execute((trx) => generations.start(trx, { kind: 'quiz_question', ownerId, address, input, priority }));
      await generations.resultOf(ownerId, generationId, patience);
      return taking.viewOwn(await editing.getOwn(ownerId, id));
    },

    makers: [createQuizMaker(deps) as GenerationMaker, createQuestionMaker(deps) as GenerationMaker],
  };
}
