import type { Judge } from '@akada/answers';
import { type Body, type Replayed, replay, type SittingSource, type StoredSitting } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { byOurClock, momentOf } from '../../../platform/device-clock.rules.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { type AchievementsService, earnedSince } from '../../learning/achievements/achievements.service.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { AssessmentsService } from '../assessments.ts';
import type { Cards } from '../decks/cards.ts';
import { keepMissedIn } from '../decks/missed-cards.ts';
import { type AssessmentRow, lockAssessment } from '../practice.repo.ts';
import { isCard, isRightAnswer, keyOf } from '../practice.rules.ts';
import * as repo from './sittings.repo.ts';

type HandedIn = Body<'sittings', 'handIn'>;
type ShownQuestion = HandedIn['shown'][number];
type Stored = StoredSitting & { achievements: { name: string; description: string }[] };

export interface SittingsService {
  /** Stores a sitting once, and what it says of memory with it. */
  handIn(ownerId: string, sitting: HandedIn): Promise<Stored>;
  list(ownerId: string, source: SittingSource): Promise<StoredSitting[]>;
  /** Said once, when the server is put together: who counts answers to past questions, which are not of this domain. */
  countPapersBy(count: CountPaperAnswers): void;
}

/** Counts the answers of a sitting of past questions; gives those that it does not know, which are kept as cards. */
export type CountPaperAnswers = (
  trx: Queries,
  ownerId: string,
  sitting: HandedIn,
  at: Date,
  judge: Judge,
) => Promise<readonly ShownQuestion[]>;

export interface SittingsDeps {
  db: Database;
  clock: Clock;
  learning: LearningRecord;
  achievements: AchievementsService;
  assessments: Pick<AssessmentsService, 'submitIn'>;
  cards: Cards;
  judging: Judging;
}

const mostShown = 20;

/** One's own sittings in the examination room. Their questions and keys are the learner's, so her device's word holds. */
export function createSittings(deps: SittingsDeps): SittingsService {
  const { db, clock, learning, achievements, assessments, cards, judging } = deps;
  let countPapers: CountPaperAnswers = async (_trx, _ownerId, { shown }) => shown;

  /** The quiz of a day is handed in as it was always; of a part of it, the questions that were asked are met. */
  async function meetDay(trx: Queries, row: AssessmentRow, sitting: HandedIn, at: Date, judge: Judge): Promise<void> {
    const ownerId = row.owner_id;
    const chosen = sitting.shown.flatMap(({ id, options, typed, chosen: option }) => {
      const text = typed ? option : options.find((one) => one.id === option)?.text;
      return text ? [[id, text] as const] : [];
    });
    const answers = Object.fromEntries(chosen);
    if (sitting.is_whole) {
      const handedIn = { assessment_id: row.id, answers, answered_at: at.toISOString() };
      await assessments.submitIn(trx, ownerId, handedIn, judge);
      return;
    }
    const asked = new Set(sitting.shown.map(({ id }) => id));
    const answered = row.questions.flatMap((question, index) => {
      const key = keyOf(index);
      if (!asked.has(key) || isCard(question) || Object.hasOwn(row.bad, key)) return [];
      const correct = isRightAnswer(question, answers[key] ?? null, judge);
      return { id: `sitting:${sitting.id}:${key}`, question, correct };
    });
    await cards.meet(trx, { ownerId, sprintId: row.sprint_id, dayId: row.day_id, at }, answered);
  }

  async function keepMissed(trx: Queries, ownerId: string, sitting: HandedIn, at: Date, judge: Judge): Promise<void> {
    const { source, title } = sitting;
    const shown = source.kind === 'paper' ? await countPapers(trx, ownerId, sitting, at, judge) : sitting.shown;
    const { marks } = replay(shown, judge);
    const questions = shown.flatMap(({ id, text, options, typed, key, explanation }, index) => {
      const right = typed ? typed.key : options.find((option) => option.id === key)?.text;
      if (right === undefined || marks[index]?.mark !== 'missed') return [];
      return { id, question: text, options: options.map((option) => option.text), right, explanation };
    });
    await keepMissedIn(trx, ownerId, { sourceId: source.id, title, questions }, at);
  }

  async function record(
    trx: Queries,
    ownerId: string,
    sitting: HandedIn,
    { right, marked, answered }: Replayed,
    at: Date,
  ) {
    const day = await learning.dayOf(ownerId, at, trx);
    const details = { title: sitting.title, score: Math.round((100 * right) / marked), marked, answered };
    await learning.record(trx, ownerId, { kind: 'quiz_taken', key: `sitting:${sitting.id}`, details, day });
  }

  return {
    async handIn(ownerId, sitting) {
      const before = await achievements.list(ownerId);
      const now = clock.now();
      const sentAt = sitting.sent_at;
      const at = momentOf({ at: sitting.handed_in_at, sentAt }, now);
      const began = byOurClock({ at: sitting.began_at, sentAt }, now);
      await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const replayed = replay(sitting.shown, judge);
        const { right, marked, asked, topics } = replayed;
        const isNew = await repo.insertOnce(trx, {
          owner_id: ownerId,
          id: sitting.id,
          source_kind: sitting.source.kind,
          source_id: sitting.source.id,
          title: sitting.title,
          minutes: sitting.minutes,
          began_at: began < at ? began : at,
          handed_in_at: at,
          asked,
          marked,
          right_count: right,
          topics: JSON.stringify(topics),
          shown: JSON.stringify(sitting.shown),
          stored_at: now,
        });
        if (!isNew) return;
        // A sprint may be gone before what was sat offline arrives: the sitting stays.
        const row = sitting.assessment_id ? await lockAssessment(trx, ownerId, sitting.assessment_id) : undefined;
        if (row) await meetDay(trx, row, sitting, at, judge);
        else await keepMissed(trx, ownerId, sitting, at, judge);
        if (marked > 0 && !(row && sitting.is_whole)) await record(trx, ownerId, sitting, replayed, at);
      });
      const stored = toSitting(await repo.getSitting(db.queries, ownerId, sitting.id));
      return { ...stored, achievements: earnedSince(before, await achievements.list(ownerId)) };
    },

    countPapersBy(count) {
      countPapers = count;
    },

    async list(ownerId, source) {
      return (await repo.listSittings(db.queries, ownerId, source, mostShown)).map(toSitting);
    },
  };
}

const toSitting = ({ id, title, minutes, began_at, handed_in_at, asked, marked, ...row }: repo.SittingRow) => ({
  id,
  title,
  minutes,
  began_at: began_at.toISOString(),
  handed_in_at: handed_in_at.toISOString(),
  asked,
  marked,
  right: row.right_count,
  topics: row.topics,
});
