import type { DraftDecision, Quiz, QuizDrafts } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { Editing } from '../editing/edit.ts';
import { faultsInKeys } from '../editing/keys.rules.ts';
import { richLinesOf, withRichSolution } from '../numbers/rich-texts.ts';
import { findOwnPictures } from '../pictures/own-pictures.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import { toQuizQuestion } from '../quiz.rules.ts';
import * as repo from '../quizzes.repo.ts';
import type { Taking } from '../taking/taking.ts';
import { asksBeforeSharing } from '../views.ts';
import { findBeside, saveBeside } from './drafts.repo.ts';
import { decide, type Pile, undecided } from './drafts.rules.ts';

export interface Drafting {
  drafts(ownerId: string, id: string): Promise<QuizDrafts>;
  decide(ownerId: string, id: string, decisions: readonly DraftDecision[]): Promise<QuizDrafts>;
  /** The owner shares the quiz as it is; nobody asks again. */
  share(ownerId: string, id: string): Promise<Quiz>;
}

interface DraftingDeps {
  db: Database;
  clock: Clock;
  documents: DocumentsService;
  editing: Editing;
  taking: Taking;
  pictures: QuizPictures;
  judging: Judging;
  renderRich: RenderRich;
}

async function readPile(db: Queries, quiz: repo.QuizRow): Promise<Pile> {
  const questions = await repo.findQuestions(db, quiz.id, quiz.content_version);
  if (!questions) throw new AppError('not_found');
  return {
    wanted: quiz.wanted_count,
    questions,
    draftIds: new Set(quiz.draft_ids),
    ...(await findBeside(db, quiz.id)),
  };
}

export function createDrafting(deps: DraftingDeps): Drafting {
  const { db, clock, documents, editing, taking, pictures, judging, renderRich } = deps;

  async function describe(ownerId: string, quiz: repo.QuizRow, pile: Pile): Promise<QuizDrafts> {
    const sources = await documents.describe(ownerId, quiz.document_ids);
    const drafts = undecided(pile);
    const lines = await richLinesOf(renderRich, drafts, ownerId);
    return {
      quiz_id: quiz.id,
      title: quiz.title,
      sources: sources.map(({ metadata }) => metadata.filename),
      wanted: pile.wanted,
      kept: pile.questions.length - pile.draftIds.size,
      drafts: drafts.map((question) => withRichSolution(toQuizQuestion(question, true), lines, question)),
      asks_before_sharing: asksBeforeSharing(quiz),
    };
  }

  async function lock(trx: Queries, ownerId: string, id: string): Promise<repo.QuizRow> {
    const quiz = await repo.lockOwn(trx, ownerId, id);
    if (!quiz) throw new AppError('not_found');
    return quiz;
  }

  return {
    async drafts(ownerId, id) {
      const quiz = await editing.getOwn(ownerId, id);
      return describe(ownerId, quiz, await readPile(db.queries, quiz));
    },

    async decide(ownerId, id, decisions) {
      const fixed = decisions.map(({ question }) => question);
      const locOf = (index: number) => ['body', 'decisions', index, 'question'];
      const faults = await judging.run(ownerId, (judge) => faultsInKeys(fixed, locOf, judge));
      if (faults.length > 0) throw new AppError('validation_failed', { faults });
      const picture = await findOwnPictures(pictures, ownerId, fixed, locOf);
      const { quiz, pile } = await db.queries.transaction().execute(async (trx) => {
        const before = await lock(trx, ownerId, id);
        const read = await readPile(trx, before);
        const after = decisions.reduce((now, decision) => decide(now, decision, { newId, picture }), read);
        await saveBeside(trx, id, after);
        const written = await editing.writePile(trx, before, read.questions, after);
        return { quiz: { ...before, ...written }, pile: after };
      });
      return describe(ownerId, quiz, pile);
    },

    async share(ownerId, id) {
      await db.queries.transaction().execute(async (trx) => {
        const { drafts_shared_at } = await lock(trx, ownerId, id);
        await repo.update(trx, id, { drafts_shared_at: drafts_shared_at ?? clock.now() });
      });
      return taking.viewOwn(await editing.getOwn(ownerId, id));
    },
  };
}
