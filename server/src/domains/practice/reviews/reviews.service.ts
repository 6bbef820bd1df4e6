import type { Body, Review, Reviews } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { withHtml } from '../../../platform/markdown/rich-question.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import { isBeingLearnt, pickDue, readLesson } from '../../../ports/teacher/port.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';
import { hintFor, type Sprints, sectionsOf } from '../../sprints/sprints.service.ts';
import { type Cards, ratingOf } from '../decks/cards.ts';
import type { LessonAnswers } from '../lesson-answers.ts';
import * as repo from '../practice.repo.ts';
import { isRightAnswer, momentOf } from '../practice.rules.ts';

export interface ReviewsDeps {
  db: Database;
  clock: Clock;
  sprints: Sprints;
  facts: SprintFactsService;
  learning: LearningRecord;
  cards: Cards;
  lessonAnswers: LessonAnswers;
}

type Answered = Body<'practice', 'answer'>['answers'][number];

export interface ReviewsService {
  due(ownerId: string, aheadDays: number): Promise<Reviews>;
  answer(
    ownerId: string,
    answers: readonly Answered[],
  ): Promise<{ results: { review_id: string; is_correct: boolean; due: string }[]; done_today: number }>;
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
const dayMs = 86_400_000;

/** What was typed, where that is asked for, else what was chosen. */
const givenTo = ({ question }: repo.CardRow, { selected_answer, typed_answer }: Omit<Answered, 'review_id'>) =>
  question.typed ? (typed_answer ?? null) : selected_answer;

export function createReviews({
  db,
  clock,
  sprints,
  facts,
  learning,
  cards,
  lessonAnswers,
}: ReviewsDeps): ReviewsService {
  async function toReviews(ownerId: string, rows: readonly repo.MetRow[]): Promise<Review[]> {
    const places = new Map(
      (await facts.list(ownerId)).flatMap((sprint) => sprint.days.map((day) => [day.id, { sprint, day }] as const)),
    );
    return rows.flatMap((row): Review[] => {
      const asked = {
        id: row.id,
        form: row.recall ? ('card' as const) : row.question.typed ? ('typed' as const) : ('choice' as const),
        ...withHtml(row.question),
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

  async function answerCard(trx: Queries, row: repo.CardRow, answered: Omit<Answered, 'review_id'>) {
    const { event_id, hinted, rating: said = 'again' } = answered;
    const earlier =
      (await repo.findAnswer(trx, row.owner_id, event_id)) ??
      (await repo.findAnswer(trx, row.owner_id, repo.inLesson + event_id));
    const at = momentOf(answered.answered_at, clock.now());
    if (earlier) return { review_id: row.id, is_correct: earlier.is_correct, due: row.card?.due ?? at.toISOString() };
    const isCorrect = row.recall ? said !== 'again' : isRightAnswer(row.question, givenTo(row, answered));
    const rating = row.recall ? said : ratingOf({ correct: isCorrect, hinted });
    const due = await cards.answer(trx, row, rating, at);
    // A card that is turned for the first time, or again after a miss, is learnt: it takes nothing of the day's fifteen.
    const isReview = row.card !== null && !isBeingLearnt(row.card);
    const eventId = isReview ? event_id : repo.inLesson + event_id;
    await repo.insertAnswer(trx, {
      owner_id: row.owner_id,
      event_id: eventId,
      card_id: row.id,
      is_correct: isCorrect,
      rating: row.recall && rating,
      day: await learning.dayOf(row.owner_id, at, trx),
      answered_at: at,
    });
    return { review_id: row.id, is_correct: isCorrect, due: due.toISOString() };
  }

  return {
    async due(ownerId, aheadDays) {
      const now = clock.now();
      const until = await learning.endOfToday(ownerId);
      const horizon = new Date(Math.max(until.getTime(), now.getTime() + aheadDays * dayMs));
      const all = await toReviews(ownerId, await repo.listCards(db.queries, ownerId, horizon, mostAtOnce));
      const isDue = ({ card }: Review) => Date.parse(card.due) <= until.getTime();
      const done = await repo.countAnswers(db.queries, ownerId, await learning.today(ownerId));
      const next = await repo.nextDue(db.queries, ownerId, until);
      return {
        reviews: pickDue(all, now, { until, max: Math.max(0, mostADay - done) }),
        ahead: aheadDays > 0 ? all : [],
        done_today: done,
        due_count: all.filter(isDue).length,
        next_due_at: next?.toISOString() ?? null,
      };
    },

    async answer(ownerId, answers) {
      const results = await db.queries.transaction().execute(async (trx) => {
        const graded = [];
        for (const { review_id, ...answered } of answers) {
          const row = await repo.lockCard(trx, ownerId, review_id);
          // A card may be gone with its sprint while the phone was offline: the other answers still count.
          if (row) graded.push(await answerCard(trx, row, answered));
        }
        return graded;
      });
      const { reviews, done_today } = await this.due(ownerId, 0);
      // Done is the day on which the last answer was given; that may have been without a network.
      const day = await learning.dayOf(ownerId, momentOf(answers.at(-1)?.answered_at, clock.now()));
      const count = await repo.countAnswers(db.queries, ownerId, day);
      if (reviews.length === 0 && count > 0) {
        await learning.record(db.queries, ownerId, { kind: 'review_done', key: day, day, details: { count } });
      }
      return { results, done_today };
    },

    async answerLesson(ownerId, { sprint_id, day, question_id, selected_answer, hinted, ...sent }, address) {
      const lesson = await sprints.day(ownerId, sprint_id, day, address);
      const found = lesson.questions.find(({ id }) => id === question_id);
      if (!found) throw new AppError('not_found');
      const { question, options, correct_answer, explanation, why, mistakes } = found;
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
