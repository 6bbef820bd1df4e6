import type { PaperQuestion, PaperSolving, PaperWalk, SolvingOutcome } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import { toJsonb } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { GenerationMaker, Generations } from '../../teaching/generation/generation.service.ts';
import type { Bringer } from '../bringing.ts';
import { questionsOf } from '../paper-shape.ts';
import * as repo from '../papers.repo.ts';
import { spliced, withStep } from '../sheet.rules.ts';
import { notes } from './solving.notes.ts';
import { settle, toSolve } from './solving.rules.ts';

interface SolvingDeps {
  db: Database;
  teacher: Teacher;
  generations: Generations;
}

interface SolvingInput {
  paperId: string;
  questionId?: string;
}

export interface Solving {
  get(ownerId: string, paperId: string): Promise<PaperSolving>;
  begin(owner: Bringer, paperId: string, questionId?: string): Promise<PaperSolving>;
  walk(owner: Bringer, paperId: string, questionId: string): Promise<PaperWalk>;
  maker: GenerationMaker<SolvingInput>;
}

const kind = 'paper_keys';

/** The key stays here: a solver gets the question and its options, and nothing of who asks. */
const unsolved = ({ stem, text, options }: PaperQuestion) => ({
  stem,
  text,
  options: options.map((option) => ({ id: option.id, text: option.text })),
});

/** Keys that a model finds: never set in silence, and only where two solutions agree. */
export function createSolving({ db, teacher, generations }: SolvingDeps): Solving {
  const { solves } = teacher.capabilities;

  async function get(ownerId: string, paperId: string): Promise<repo.PaperRow> {
    const row = await repo.find(db.queries, ownerId, paperId);
    if (!row) throw new AppError('paper_not_found');
    return row;
  }

  async function state(ownerId: string, paperId: string): Promise<PaperSolving> {
    const { solved } = await get(ownerId, paperId);
    const order = await generations.findLatest(ownerId, kind, paperId);
    const isUnderWay = order?.status === 'queued' || order?.status === 'running';
    return {
      is_offered: solves,
      making:
        order && isUnderWay
          ? {
              task_id: order.id,
              percent: order.percent,
              doing: order.doing,
              created_at: order.createdAt.toISOString(),
            }
          : null,
      failure: order?.status === 'failed' ? order.errorText : null,
      outcome: isUnderWay || order?.status === 'failed' ? null : solved,
    };
  }

  return {
    get: state,

    async begin({ ownerId, address }, paperId, questionId) {
      const { items } = await get(ownerId, paperId);
      if (!solves || toSolve(items, questionId).asked.length === 0) throw new AppError('not_possible_here');
      const input: SolvingInput = { paperId, ...(questionId !== undefined && { questionId }) };
      await db.queries
        .transaction()
        .execute((trx) => generations.start(trx, { kind, ownerId, address, input, about: paperId }));
      return state(ownerId, paperId);
    },

    async walk({ ownerId, address }, paperId, questionId) {
      const { items } = await get(ownerId, paperId);
      const question = questionsOf(items).find(({ id }) => id === questionId);
      if (!question) throw new AppError('paper_item_not_found');
      const walked = await teacher.walkThrough(unsolved(question), { accountId: ownerId, address });
      if (walked === null) throw new AppError('not_possible_here');
      if (typeof walked === 'string') throw new AppError('not_solved', { detail: notes[walked] });
      const { chosen, ...parts } = walked;
      return { ...parts, option_id: chosen };
    },

    maker: {
      kind,
      async make({ paperId, questionId }, { ownerId, address, signal, onProgress }) {
        const { items } = await get(ownerId, paperId);
        const { asked, left } = toSolve(items, questionId);
        onProgress(0, `Solving ${asked.length === 1 ? 'the question' : `${asked.length} questions`}`);
        const context = { accountId: ownerId, address, signal, onProgress };
        const solutions = await teacher.solvePaper(asked.map(unsolved), context);
        if (!solutions) throw new AppError('not_possible_here');
        const { solved, failure } = solutions;
        if (failure && solved.every((one) => one === null))
          throw new AppError('not_solved', { detail: notes[failure] });
        return async (trx) => {
          const row = await repo.lock(trx, ownerId, paperId);
          if (!row) throw new AppError('paper_not_found');
          const { splice, outcome: counted } = settle(row.items, asked, solved);
          const { unsolved: open, ...counts } = counted;
          const outcome: SolvingOutcome = { ...counts, left: left + open, note: failure ? notes[failure] : null };
          if (splice) {
            const last = { do: 'solve' as const, number: asked.length === 1 ? (asked[0]?.number ?? '') : '' };
            const undo = withStep(row.undo, row.items, splice, last);
            await repo.saveSheet(trx, row, { items: spliced(row.items, splice), undo });
          }
          await repo.saveSolved(trx, row, toJsonb(outcome));
          return paperId;
        };
      },
    },
  };
}
