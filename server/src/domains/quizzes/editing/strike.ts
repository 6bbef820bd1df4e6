import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from '../quizzes.repo.ts';
import * as submissions from '../taking/submissions.repo.ts';
import type { Editing } from './edit.ts';
import { withoutStruck } from './strike.rules.ts';

export interface Striking {
  /** Takes a question out of the quiz and recounts every result without it; how many there were. */
  strike(ownerId: string, id: string, questionId: string): Promise<{ results: number }>;
}

interface StrikingDeps {
  db: Database;
  clock: Clock;
  editing: Editing;
}

export function createStriking({ db, clock, editing }: StrikingDeps): Striking {
  return {
    async strike(ownerId, id, questionId) {
      return db.queries.transaction().execute(async (trx) => {
        const quiz = await repo.lockOwn(trx, ownerId, id);
        if (!quiz) throw new AppError('not_found');
        if (quiz.struck_ids.includes(questionId)) return { results: 0 };
        const before = (await repo.findQuestions(trx, id, quiz.content_version)) ?? [];
        const questions = before.filter((question) => question.id !== questionId);
        if (questions.length === before.length) throw new AppError('not_found');
        if (questions.length === 0) throw new AppError('last_question');
        const draftIds = new Set(quiz.draft_ids.filter((draft) => draft !== questionId));
        await editing.writePile(trx, quiz, before, { questions, draftIds });
        const wanted_count = Math.min(quiz.wanted_count, questions.length);
        await repo.update(trx, id, {
          struck_ids: JSON.stringify([...quiz.struck_ids, questionId]),
          wanted_count,
          updated_at: clock.now(),
        });
        const results = await submissions.list(trx, id);
        const changed = results
          .filter(({ answers }) => answers.some(({ question }) => question === questionId))
          .map((result) => withoutStruck(result, [questionId]));
        if (changed.length > 0) await submissions.regradeAll(trx, changed);
        return { results: changed.length };
      });
    },
  };
}
