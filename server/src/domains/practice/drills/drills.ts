import { judge } from '@akada/answers';
import type { Body, Drill, FeatureOperations, HandlerResult } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { LearningRecord } from '../../learning/learning.service.ts';
import type { Sprints, TaughtDay } from '../../sprints/sprints.service.ts';
import type { Cards } from '../decks/cards.ts';
import * as repo from '../practice.repo.ts';
import { type KeptQuestion, momentOf, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { type Drilled, ofBank, ofTemplate } from './drill-questions.ts';
import { seedsOf } from './drills.rules.ts';
import { withRichTexts } from './rich-drill.ts';

export interface DrillsDeps {
  db: Database;
  clock: Clock;
  sprints: Sprints;
  learning: LearningRecord;
  cards: Cards;
  render: RenderLesson;
}

type Answered = Body<'drills', 'answer'>['answers'][number];
type Results = HandlerResult<FeatureOperations['drills']['answer']>['results'];

export interface DrillsService {
  /** What a day is practised with; another round has other numbers. */
  open(ownerId: string, place: { sprint_id: string; day: number }, round: number): Promise<Drill>;
  answer(ownerId: string, given: Body<'drills', 'answer'>): Promise<{ results: Results }>;
}

const keyOf = ({ key, question }: Drilled) => key ?? questionKey(question);

/** Null for what could not be read: it costs nothing. */
function isRight({ typed, correct_answer }: Drilled, { selected_answer, typed_answer }: Answered): boolean | null {
  if (!typed) return selected_answer === correct_answer;
  // Whoever looked at the solution did not know it.
  if (!typed_answer) return false;
  const { is } = judge(typed, typed_answer);
  return is === 'unread' ? null : is === 'right';
}

/** As it comes back in a review: with the numbers that were drawn last. */
function toKept({ question, options, correct_answer, typed, why }: Drilled, title: string): KeptQuestion {
  return {
    ...{ question, options, correct_answer, why },
    ...(typed && { typed }),
    explanation: why[typed ? 0 : options.indexOf(correct_answer)] ?? '',
    source: { heading: title, sentence: '' },
    maker: 'library',
  };
}

/** Practising a day until it sits: the questions of its bank and its templates, as long as one likes. */
export function createDrills({ db, clock, sprints, learning, cards, render }: DrillsDeps): DrillsService {
  const getDay = (ownerId: string, sprintId: string, day: number) =>
    sprints.getDay(ownerId, sprintId, { day_range: String(day) });

  function find({ practice }: TaughtDay, { question_id: id, seed }: Answered): Drilled | null {
    const template = practice?.templates.find((one) => one.id === id);
    if (template) return seed === null ? null : ofTemplate(template, seed);
    const question = practice?.choice.find((one) => one.id === id);
    return question ? ofBank(question) : null;
  }

  return {
    async open(ownerId, { sprint_id, day: position }, round) {
      const day = await getDay(ownerId, sprint_id, position);
      const { practice, title, sprintTitle } = day;
      const bad = await listBad(db.queries, ownerId);
      const questions = [
        ...(practice?.templates ?? []).flatMap((template) => seedsOf(round).map((seed) => ofTemplate(template, seed))),
        ...(practice?.choice ?? []).map(ofBank),
      ].filter((one) => !bad.has(keyOf(one)));
      if (questions.length === 0) throw new AppError('no_questions');
      return { title, sprint_title: sprintTitle, questions: await withRichTexts(questions, render) };
    },

    async answer(ownerId, { sprint_id, day: position, answers }) {
      const day = await getDay(ownerId, sprint_id, position);
      const results = await db.queries.transaction().execute(async (trx) => {
        const kept: Results = [];
        for (const answered of answers) {
          const { event_id, hinted } = answered;
          const found = find(day, answered);
          const is_correct = found && isRight(found, answered);
          // The course may have changed since the page was loaded: the other answers still count.
          if (!found || is_correct === null) continue;
          const eventId = `${repo.inLesson}${event_id}`;
          const earlier = await repo.findAnswer(trx, ownerId, eventId);
          const known = earlier && (await repo.lockCard(trx, ownerId, earlier.card_id));
          if (earlier) {
            kept.push({ event_id, is_correct: earlier.is_correct, due: known?.card?.due ?? clock.now().toISOString() });
            continue;
          }
          const at = momentOf(answered.answered_at, clock.now());
          const meeting = { ownerId, sprintId: sprint_id, dayId: day.id, at };
          const question = toKept(found, day.title);
          const [card] = await cards.meet(trx, meeting, [{ question, key: found.key, correct: is_correct, hinted }]);
          if (!card) continue;
          await repo.insertAnswer(trx, {
            owner_id: ownerId,
            event_id: eventId,
            card_id: card.id,
            is_correct,
            day: await learning.dayOf(ownerId, at, trx),
            answered_at: at,
          });
          kept.push({ event_id, is_correct, due: card.card.due });
        }
        return kept;
      });
      return { results };
    },
  };
}
