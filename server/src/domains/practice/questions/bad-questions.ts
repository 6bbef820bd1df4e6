import type { PracticeQuestion } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import { drawQuestions } from '../../../platform/markdown/rich-question.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import { cardKey } from '../decks/deck-shape.ts';
import * as repo from '../practice.repo.ts';
import { gradeAll, isCard, type KeptQuestion, keyOf, questionKey } from '../practice.rules.ts';
import { insertBad, leaveReviews, listBad, saveChanged } from './bad-questions.repo.ts';
import { askAbout } from './day-questions.ts';
import { toPracticeQuestion } from './practice-question.ts';

export interface BadQuestions {
  /** Takes a question out of the score of a quiz and out of the reviews; another takes its place, where there is one. */
  callInQuiz(
    ownerId: string,
    place: { id: string; question_id: string },
    address: string,
  ): Promise<{ replacement: PracticeQuestion | null }>;
  /** Takes a question out of the reviews for good. */
  callInReview(ownerId: string, reviewId: string): Promise<{ success: true }>;
}

interface BadQuestionsDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  sprints: Sprints;
  facts: SprintFactsService;
  judging: Judging;
  renderRich: RenderRich;
}

/** Questions from before their makers were noted. */
const unknownMaker = 'unknown';

/** A learner may call a question bad: it counts for nothing, is not asked again, and is held against its maker. */
export function createBadQuestions(deps: BadQuestionsDeps): BadQuestions {
  const { db, clock, teacher, sprints, facts, judging, renderRich } = deps;

  /** One that this quiz has not asked; null where there is none. */
  async function findAnother(row: repo.AssessmentRow, address: string): Promise<KeptQuestion | null> {
    const ownerId = row.owner_id;
    const sprint = (await facts.list(ownerId)).find(({ id }) => id === row.sprint_id);
    const day = sprint?.days.find(({ id }) => id === row.day_id);
    if (!day) return null;
    const taught = await sprints.getDay(ownerId, row.sprint_id, { day_range: String(day.day) });
    const words = row.questions.map(({ question }) => question);
    const without = new Set([...(await listBad(db.queries, ownerId)), ...words.map(questionKey)]);
    const wish = { count: 1, wishes: { seed: row.id }, asked: words, without };
    const { questions } = await askAbout(teacher, taught, wish, { accountId: ownerId, address });
    return questions[0] ?? null;
  }

  async function call(trx: Queries, ownerId: string, key: string, maker: string): Promise<void> {
    const at = clock.now();
    await insertBad(trx, { ownerId, key, maker, at });
    await leaveReviews(trx, ownerId, key, at);
  }

  /** Under its key, as the quiz has it. */
  function replacementIn({ questions, bad }: Pick<repo.AssessmentRow, 'questions' | 'bad'>, key: string) {
    const index = questions.findIndex((_, at) => keyOf(at) === bad[key]);
    const question = questions[index];
    return { replacement: question ? toPracticeQuestion(question, index) : null };
  }

  async function drawn({ replacement }: ReturnType<typeof replacementIn>, ownerId: string) {
    const [question] = replacement ? await drawQuestions([replacement], renderRich, ownerId) : [];
    return { replacement: question ?? null };
  }

  return {
    async callInQuiz(ownerId, { id, question_id: key }, address) {
      const found = await repo.findAssessment(db.queries, ownerId, id);
      if (!found) throw new AppError('assessment_not_found');
      const index = found.questions.findIndex((_, at) => keyOf(at) === key);
      const called = found.questions[index];
      if (!called) throw new AppError('not_found');
      if (Object.hasOwn(found.bad, key)) return drawn(replacementIn(found, key), ownerId);
      // Made outside the transaction. Nobody waits for a question after a quiz was handed in, or where none can be had.
      const another = found.submitted_at ? null : await findAnother(found, address).catch(() => null);
      const replaced = await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const row = await repo.lockAssessment(trx, ownerId, id);
        if (!row) throw new AppError('assessment_not_found');
        if (Object.hasOwn(row.bad, key)) return replacementIn(row, key);
        const isNew =
          another && !row.submitted_at && !row.questions.some(({ question }) => question === another.question);
        const questions = isNew ? [...row.questions, another] : row.questions;
        const bad = { ...row.bad, [key]: isNew ? keyOf(questions.length - 1) : null };
        const score = row.submitted_at ? gradeAll(questions, row.answers ?? {}, bad, judge).score : null;
        await saveChanged(trx, id, { questions, bad, score });
        const calledKey = (isCard(called) ? cardKey : questionKey)(called.question);
        await call(trx, ownerId, calledKey, called.maker ?? unknownMaker);
        return replacementIn({ questions, bad }, key);
      });
      return drawn(replaced, ownerId);
    },

    async callInReview(ownerId, reviewId) {
      await db.queries.transaction().execute(async (trx) => {
        const row = await repo.lockCard(trx, ownerId, reviewId);
        if (!row) return;
        // What the learner wrote herself is held against nobody.
        if (row.made_by === 'learner') return leaveReviews(trx, ownerId, row.question_key, clock.now());
        const maker = row.recall ? `${row.recall.kind} card` : row.question.maker;
        await call(trx, ownerId, row.question_key, maker ?? unknownMaker);
      });
      return { success: true };
    },
  };
}
