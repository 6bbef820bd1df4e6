import type { Judge } from '@akada/answers';
import type { Body, Review, Reviews } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import { momentOf } from '../../../platform/device-clock.rules.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderRich } from '../../../platform/markdown/rich-lines.ts';
import { drawQuestions, withHtml } from '../../../platform/markdown/rich-question.ts';
import { type Database, gather, type Part, type Queries, readPart, together } from '../../../ports/db/port.ts';
import { pickDue, readLesson } from '../../../ports/teacher/port.ts';
import { lockPerson } from '../../identity/users/users.service.ts';
import { dayIn, endOfToday, type LearningRecord } from '../../learning/learning.service.ts';
import { type SprintFacts, sprintFactsOf } from '../../sprints/sprint-facts.service.ts';
import { hintFor, type Sprints, sectionsOf } from '../../sprints/sprints.service.ts';
import { type Cards, ratingOf } from '../decks/cards.ts';
import { ensureReady, type LessonAnswers } from '../lesson-answers.ts';
import * as repo from '../practice.repo.ts';
import { isRightAnswer } from '../practice.rules.ts';

export interface ReviewsDeps {
  db: Database;
  clock: Clock;
  sprints: Sprints;
  learning: LearningRecord;
  cards: Cards;
  lessonAnswers: LessonAnswers;
  judging: Judging;
  renderRich: RenderRich;
}

type Told = Body<'practice', 'answer'>;
type Answered = Told['answers'][number];

interface AnsweredReview {
  review_id: string;
  is_correct: boolean;
  due: string;
}

/** Whose reviews they are, and by which clock their days end. */
interface DueLearner {
  id: string;
  timezone: string;
}

export interface ReviewValues {
  user: string;
  /** The end of the learner's own day. */
  until: Date;
  /** How far ahead is looked. */
  horizon: Date;
  day: string;
  aheadDays: number;
}

interface ReviewRows {
  cards: repo.MetRow[];
  done: number;
  next: Date | null;
}

export interface ReviewsService {
  due(learner: DueLearner, aheadDays: number): Promise<Reviews>;
  /** The values that what is read for it wants. */
  valuesOf(learner: DueLearner, aheadDays: number): ReviewValues;
  /** What it follows from besides the sprints, to be read together with other things. */
  partOf(values: ReviewValues): Part<ReviewRows>;
  /** The same from what was read already. */
  from(values: ReviewValues, rows: ReviewRows, sprints: readonly SprintFacts[]): Reviews;
  /** The same with formulas drawn where texts are plain; it takes a thread, and so no transaction. */
  draw(ownerId: string, reviews: Reviews): Promise<Reviews>;
  answer(learner: DueLearner, told: Told): Promise<{ results: AnsweredReview[]; done_today: number }>;
  answerLesson(
    ownerId: string,
    answer: Body<'practice', 'answerLesson'>,
    address: string,
  ): Promise<{ is_correct: boolean; due: string }>;
}

/** What the cards of no document and no day are taken for, so that they are mixed with others. */
const ownDeck = 'own';
const pastQuestions = 'Past questions';

/** A day's review is short enough to be done; the rest waits for tomorrow. */
const mostADay = 15;
const mostAtOnce = 300;

/** What was typed, where that is asked for, else what was chosen. */
const givenTo = ({ question }: repo.CardRow, { selected_answer, typed_answer }: Omit<Answered, 'review_id'>) =>
  question.typed ? (typed_answer ?? null) : selected_answer;

export function createReviews({
  db,
  clock,
  sprints,
  learning,
  cards,
  lessonAnswers,
  judging,
  renderRich,
}: ReviewsDeps): ReviewsService {
  function toReviews(rows: readonly repo.MetRow[], sprintFacts: readonly SprintFacts[]): Review[] {
    const places = new Map(
      sprintFacts.flatMap((sprint) => sprint.days.map((day) => [day.id, { sprint, day }] as const)),
    );
    return rows.flatMap((row): Review[] => {
      const asked = {
        id: row.id,
        form: row.recall ? ('card' as const) : row.question.typed ? ('typed' as const) : ('choice' as const),
        ...withHtml(row.question),
        ...(row.recall?.section_id && { source: { ...row.question.source, section_id: row.recall.section_id } }),
        document_id: row.document_id,
        card: row.card,
      };
      if (row.day_id === null) {
        // A choice question of no day comes from a past paper, and says itself which.
        const title = row.recall?.title ?? pastQuestions;
        const unplaced = { sprint_id: null, day: null, exam_date: null };
        const lessonId = row.document_id ?? (row.recall ? ownDeck : pastQuestions);
        return [{ ...asked, ...unplaced, lessonId, sprint_title: title, day_title: row.question.source.heading }];
      }
      const place = places.get(row.day_id);
      if (!place) return [];
      return [
        {
          ...asked,
          sprint_id: place.sprint.id,
          sprint_title: place.sprint.title,
          lessonId: row.day_id,
          day: place.day.day,
          day_title: place.day.title,
          exam_date: place.sprint.examDate,
        },
      ];
    });
  }

  async function answerCard(
    trx: Queries,
    row: repo.LockedCard,
    answered: Omit<Answered, 'review_id'>,
    { at, judge }: { at: Date; judge: Judge },
  ) {
    const { event_id, hinted, rating: said = 'again' } = answered;
    const earlier =
      (await repo.findAnswer(trx, row.owner_id, event_id)) ??
      // As those were named that were no review, before each said so by itself.
      (await repo.findAnswer(trx, row.owner_id, repo.inLesson + event_id));
    if (earlier) return { review_id: row.id, is_correct: earlier.is_correct, due: row.card?.due ?? at.toISOString() };
    const isCorrect = row.recall ? said !== 'again' : isRightAnswer(row.question, givenTo(row, answered), judge);
    const rating = row.recall ? said : ratingOf({ correct: isCorrect, hinted });
    // A card that is turned for the first time, or again after a miss, is learnt: it takes nothing of the day's fifteen.
    const { due, isReview } = await cards.answer(trx, row, { id: event_id, rating, at });
    await repo.insertAnswer(trx, {
      owner_id: row.owner_id,
      event_id,
      is_review: isReview,
      card_id: row.id,
      is_correct: isCorrect,
      rating: row.recall && rating,
      day: await learning.dayOf(row.owner_id, at, trx),
      answered_at: at,
    });
    return { review_id: row.id, is_correct: isCorrect, due: due.toISOString() };
  }

  function valuesOf({ id, timezone }: DueLearner, aheadDays: number): ReviewValues {
    const now = clock.now();
    const until = endOfToday(timezone, now);
    const horizon = new Date(Math.max(until.getTime(), now.getTime() + aheadDays * dayMs));
    return { user: id, until, horizon, day: dayIn(timezone, now), aheadDays };
  }

  const partOf = ({ user, horizon, until, day }: ReviewValues): Part<ReviewRows> =>
    together({
      cards: repo.dueCardsOf(user, horizon, mostAtOnce),
      done: repo.answersOn(user, day),
      next: repo.nextDueOf(user, until),
    });

  function from(
    { until, aheadDays }: ReviewValues,
    { cards: rows, done, next }: ReviewRows,
    ofSprints: readonly SprintFacts[],
  ): Reviews {
    const all = toReviews(rows, ofSprints);
    const isDue = ({ card }: Review) => Date.parse(card.due) <= until.getTime();
    return {
      reviews: pickDue(all, clock.now(), { until, max: Math.max(0, mostADay - done) }),
      ahead: aheadDays > 0 ? all : [],
      done_today: done,
      due_count: all.filter(isDue).length,
      next_due_at: next?.toISOString() ?? null,
    };
  }

  const readDue = gather((values: ReviewValues) => ({ rows: partOf(values), sprints: sprintFactsOf(values.user) }));

  async function readReviews(learner: DueLearner, aheadDays: number, queries = db.queries): Promise<Reviews> {
    const values = valuesOf(learner, aheadDays);
    const read = await readDue(queries, values);
    return from(values, read.rows, read.sprints);
  }

  const draw: ReviewsService['draw'] = async (ownerId, read) => ({
    ...read,
    reviews: await drawQuestions(read.reviews, renderRich, ownerId),
    ahead: await drawQuestions(read.ahead, renderRich, ownerId),
  });

  /**
   * Puts a day on record whose reviews are done, with how many they were; gives how many were done today. One phone after
   * the other, so that who counts last has counted all. Apart from the cards: a quiz holds its day while it waits for them.
   */
  const countDay = (learner: DueLearner, at: Date): Promise<number> =>
    db.queries.transaction().execute(async (trx) => {
      await lockPerson(trx, learner.id);
      const { reviews, done_today } = await readReviews(learner, 0, trx);
      const day = await learning.dayOf(learner.id, at, trx);
      const count = await readPart(trx, repo.answersOn(learner.id, day));
      const done = { kind: 'review_done', key: day, details: { count } } as const;
      const isNew = reviews.length === 0 && count > 0 && (await learning.record(trx, learner.id, { ...done, day }));
      // Another phone had answers of that day too.
      if (!isNew) await learning.amend(trx, learner.id, done);
      return done_today;
    });

  return {
    due: async (learner, aheadDays) => draw(learner.id, await readReviews(learner, aheadDays)),
    valuesOf,
    partOf,
    from,
    draw,

    async answer(learner, { answers, sent_at: sentAt }) {
      const ownerId = learner.id;
      const atOf = ({ answered_at: at }: Answered) => momentOf({ at, sentAt }, clock.now());
      // Two phones may answer the same cards at once, each in its own order: neither waits for the other in a circle.
      const inOrder = answers.toSorted((a, b) => (a.review_id < b.review_id ? -1 : Number(a.review_id > b.review_id)));
      const counted = await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const graded = new Map<Answered, AnsweredReview>();
        for (const answer of inOrder) {
          const row = await repo.lockCard(trx, ownerId, answer.review_id);
          // A card may be gone with its sprint while the phone was offline: the other answers still count.
          if (row) graded.set(answer, await answerCard(trx, row, answer, { at: atOf(answer), judge }));
        }
        return graded;
      });
      const results = answers.flatMap((answer) => counted.get(answer) ?? []);
      // Done is the day on which the last answer was given; that may have been without a network.
      const last = answers.at(-1);
      const done_today = await countDay(learner, last ? atOf(last) : clock.now());
      return { results, done_today };
    },

    async answerLesson(ownerId, { sprint_id, day, question_id, selected_answer, hinted, ...sent }, address) {
      const lesson = await sprints.day(ownerId, sprint_id, day, address);
      ensureReady(lesson);
      const found = lesson.questions.find(({ id }) => id === question_id);
      if (!found) throw new AppError('not_found');
      const { question, options, correct_answer, explanation, why, mistakes } = found;
      // A day that was written anew may give its id to another question, which has no such option.
      if (selected_answer !== null && !options.includes(selected_answer)) throw new AppError('not_found');
      const is_correct = selected_answer === correct_answer;
      return db.queries.transaction().execute(async (trx) => {
        const text = readLesson({ id: lesson.id, title: lesson.title, markdown: lesson.content ?? '', places: [] });
        const hint = hintFor(found, sectionsOf(text), { lesson: lesson.title });
        const source = { heading: lesson.title, sentence: '', ...(hint && { hint }) };
        const met = {
          question: {
            question,
            options,
            correct_answer,
            explanation,
            source,
            ...(why && { why }),
            ...(mistakes && { mistakes }),
          },
          correct: is_correct,
          hinted,
        };
        const kept = await lessonAnswers.keep(trx, { ownerId, sprintId: sprint_id, dayId: lesson.id }, sent, met);
        // A question that the learner called bad is explained, and does not come back.
        return kept ?? { is_correct, due: clock.now().toISOString() };
      });
    },
  };
}
