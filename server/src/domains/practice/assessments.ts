import type { Judge } from '@akada/answers';
import type { Assessment, AssessmentResult, Assessments, Body } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { momentOf } from '../../platform/device-clock.rules.ts';
import { newId } from '../../platform/ids.ts';
import type { Judging } from '../../platform/judging/judging.ts';
import type { RenderRich } from '../../platform/markdown/rich-lines.ts';
import { drawQuestions, openWithHtml } from '../../platform/markdown/rich-question.ts';
import type { Making } from '../../platform/once.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import type { Teacher } from '../../ports/teacher/port.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import { type AchievementsService, earnedSince } from '../learning/achievements/achievements.service.ts';
import type { LearningRecord } from '../learning/learning.service.ts';
import type { DayFacts, SprintFacts, SprintFactsService } from '../sprints/sprint-facts.service.ts';
import type { Sprints, TaughtDay } from '../sprints/sprints.service.ts';
import type { Cards } from './decks/cards.ts';
import type { DecksService } from './decks/decks.ts';
import { daysToRecall, passageCards, pickCards } from './decks/quiz-cards.ts';
import * as repo from './practice.repo.ts';
import {
  gradeAll,
  isCard,
  type KeptQuestion,
  keyOf,
  questionKey,
  timeLimit,
  wishedDifficulty,
} from './practice.rules.ts';
import { listBad } from './questions/bad-questions.repo.ts';
import { askAbout } from './questions/day-questions.ts';
import { toPracticeQuestion } from './questions/practice-question.ts';

export interface AssessmentsDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  entitlements: EntitlementsService;
  sprints: Sprints;
  facts: SprintFactsService;
  learning: LearningRecord;
  achievements: AchievementsService;
  cards: Cards;
  judging: Judging;
  decks: Pick<DecksService, 'ofDays'>;
  renderRich: RenderRich;
}

export interface QuizWish {
  sprintId: string;
  week?: number | undefined;
  dayRange: string;
  count: number;
  difficulty: string;
  address: string;
}

type GradedQuiz = ReturnType<typeof gradeAll>;

/** What the record keeps of a result. */
const onRecord = ({ score, total_questions, answered, self_marked }: GradedQuiz) => ({
  score,
  marked: total_questions,
  answered,
  ...(self_marked && { selfMarked: true }),
});

export interface AssessmentsService {
  make(ownerId: string, wish: QuizWish, making: Making): Promise<Assessment>;
  submit(ownerId: string, handedIn: Body<'practice', 'submit'>): Promise<AssessmentResult>;
  /** The same in the transaction of something else. */
  submitIn(trx: Queries, ownerId: string, handedIn: Body<'practice', 'submit'>, judge: Judge): Promise<GradedQuiz>;
  list(ownerId: string): Promise<Assessments>;
}

/** Quizzes about the days of the learner's own sprints. */
export function createAssessments(deps: AssessmentsDeps): AssessmentsService {
  const {
    db,
    clock,
    teacher,
    entitlements,
    sprints,
    facts,
    learning,
    achievements,
    cards,
    decks,
    judging,
    renderRich,
  } = deps;

  /** A sprint's id, or `default`: the newest that was started. */
  async function sprintMeant(ownerId: string, named: string): Promise<string> {
    if (named !== 'default') return named;
    const [newest] = await facts.list(ownerId);
    if (!newest) throw new AppError('sprint_not_found');
    return newest.id;
  }

  /** Where a day has fewer questions than a quiz wants, cards to recall fill it. */
  async function filled(
    ownerId: string,
    day: TaughtDay,
    asked: readonly KeptQuestion[],
    { count, address }: Pick<QuizWish, 'count' | 'address'>,
  ): Promise<KeptQuestion[]> {
    const missing = count - asked.length;
    if (missing <= 0 || day.kind === 'exam') return [...asked];
    const sprint = (await facts.list(ownerId)).find(({ id }) => id === day.sprintId);
    const days = sprint ? daysToRecall(sprint, day.id) : [];
    const made = pickCards(await decks.ofDays(ownerId, day.sprintId, days, address), missing, asked);
    const known = [...asked, ...made];
    return [...known, ...passageCards(day.source, count - known.length, known)];
  }

  /**
   * What the learner called bad and, where a bank has enough for both, what is asked below the lesson anyway. A document
   * often gives no more questions than those: without them its quiz could not be scored.
   */
  const notToAsk = async (ownerId: string, { bank, questions }: TaughtDay) =>
    new Set([...(await listBad(db.queries, ownerId)), ...(bank ? questions.map(questionKey) : [])]);

  const submitIn: AssessmentsService['submitIn'] = async (trx, ownerId, handedIn, judge) => {
    const { assessment_id: id, answers, hinted = [], answered_at, sent_at } = handedIn;
    const row = await repo.lockAssessment(trx, ownerId, id);
    if (!row) throw new AppError('assessment_not_found');
    // Handed in before: the first time stands, and is told again.
    if (row.submitted_at) return gradeAll(row.questions, row.answers ?? {}, row.bad, judge);
    const result = gradeAll(row.questions, answers, row.bad, judge);
    const at = momentOf({ at: answered_at, sentAt: sent_at }, clock.now(), row.created_at);
    await repo.saveResult(trx, row, {
      answers: JSON.stringify(answers),
      score: result.score,
      submitted_at: at,
    });
    const { sprint_id: sprintId, day_id: dayId, topic: title } = row;
    const details = { title, dayId, ...onRecord(result) };
    const day = await learning.dayOf(ownerId, at, trx);
    await learning.record(trx, ownerId, { kind: 'quiz_taken', key: id, sprintId, details, day });
    const byKey = new Map(row.questions.map((question, index) => [keyOf(index), question]));
    const answered = result.results.flatMap(({ id: key, is_correct: correct }) => {
      const question = byKey.get(key);
      return question ? { id: `quiz:${id}:${key}`, question, correct, hinted: hinted.includes(key) } : [];
    });
    await cards.meet(
      trx,
      { ownerId, sprintId, dayId, at },
      answered.filter(({ question }) => !isCard(question)),
    );
    for (const { id: answerId, question, correct } of answered) {
      const card = question.cardId && (await repo.lockCard(trx, ownerId, question.cardId));
      if (card) await cards.answer(trx, card, { id: answerId, rating: correct ? 'good' : 'again', at });
    }
    return result;
  };

  return {
    async make(ownerId, { sprintId: named, week, dayRange, count, difficulty, address }, making) {
      const sprintId = await sprintMeant(ownerId, named);
      const day = await sprints.getDay(ownerId, sprintId, { ...(week && { week }), day_range: dayRange });
      const { advancedQuizzes } = await entitlements.of(ownerId);
      const id = newId();
      const wishes = { seed: id, difficulty: advancedQuizzes ? wishedDifficulty(difficulty) : ('mixed' as const) };
      const previous = await repo.listTaken(db.queries, ownerId, day.id);
      const { questions: asked, note } = await askAbout(
        teacher,
        day,
        { count, wishes, asked: askedIn(previous), without: await notToAsk(ownerId, day) },
        { accountId: ownerId, address },
      );
      const questions = await filled(ownerId, day, asked, { count, address });
      if (questions.length === 0) throw new AppError('no_questions');
      const row = {
        id,
        owner_id: ownerId,
        sprint_id: sprintId,
        day_id: day.id,
        topic: day.title,
        questions: JSON.stringify(questions),
        created_at: clock.now(),
      };
      const made: Assessment = {
        id,
        kind: day.kind === 'exam' ? 'exam' : 'quiz',
        topic: day.title,
        difficulty,
        time_limit_minutes: day.bank?.minutes ?? timeLimit(questions.length),
        metadata: {
          sprint_id: sprintId,
          sprint_title: day.sprintTitle,
          week_number: day.week,
          day: day.day,
          day_range: String(day.day),
          asked: count,
          note: questions.length > asked.length ? null : note,
        },
        questions: await drawQuestions(questions.map(toPracticeQuestion), renderRich, ownerId),
        open_questions: day.kind === 'exam' ? (day.bank?.open ?? []).map(openWithHtml) : [],
        previous_attempts: previous.map((row) => ({
          score: row.score ?? 0,
          taken_at: (row.submitted_at ?? row.created_at).toISOString(),
        })),
      };
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          await repo.insertAssessment(trx, row);
          return made;
        }),
      );
    },

    submitIn,

    async submit(ownerId, handedIn) {
      const before = await achievements.list(ownerId);
      const graded = await judging.inTransaction(db.queries, ownerId, (trx, judge) =>
        submitIn(trx, ownerId, handedIn, judge),
      );
      const id = handedIn.assessment_id;
      return { assessment_id: id, ...graded, achievements: earnedSince(before, await achievements.list(ownerId)) };
    },

    async list(ownerId) {
      const taken = await repo.listTaken(db.queries, ownerId);
      const quizzed = new Map<string, repo.AssessmentRow[]>();
      for (const row of taken) quizzed.set(row.day_id, [...(quizzed.get(row.day_id) ?? []), row]);
      const days = (await facts.list(ownerId)).flatMap((sprint) => sprint.days.map((day) => ({ sprint, day })));
      return {
        due: days
          .filter(({ day }) => day.completedAt !== null && day.isReady && !quizzed.has(day.id))
          .map(({ sprint, day }) => place(sprint, day)),
        taken: days
          .flatMap(({ sprint, day }) => {
            const rows = quizzed.get(day.id);
            const last = rows?.[0];
            if (!rows || !last?.submitted_at) return [];
            return {
              ...place(sprint, day),
              last_score: last.score ?? 0,
              best_score: Math.max(...rows.map(({ score }) => score ?? 0)),
              attempts: rows.length,
              taken_at: last.submitted_at.toISOString(),
            };
          })
          .sort((a, b) => b.taken_at.localeCompare(a.taken_at)),
      };
    },
  };
}

function place(sprint: SprintFacts, day: DayFacts) {
  return {
    sprint_id: sprint.id,
    sprint_title: sprint.title,
    week_number: day.week,
    day: day.day,
    day_range: String(day.day),
    title: day.title,
  };
}

/** The words of what was asked, the newest last. */
const askedIn = (previous: readonly repo.AssessmentRow[]) =>
  previous.toReversed().flatMap(({ questions }) => questions.map(({ question }) => question));
