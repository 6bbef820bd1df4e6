import type { Judge } from '@akada/answers';
import type { Body, Drill, FeatureOperations, HandlerResult } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { Database } from '../../../ports/db/port.ts';
import { nearestSection, sectionsOf } from '../../library/lessons/lesson-sections.service.ts';
import type { Sprints, TaughtDay } from '../../sprints/sprints.service.ts';
import type { LessonAnswers } from '../lesson-answers.ts';
import { isRightTyped, type KeptQuestion, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { type Drilled, ofBank, ofTemplate, ofTypedBank } from './drill-questions.ts';
import { seedsOf, unlike } from './drills.rules.ts';
import { withRichTexts } from './rich-drill.ts';

export interface DrillsDeps {
  db: Database;
  sprints: Sprints;
  lessonAnswers: LessonAnswers;
  render: RenderLesson;
  judging: Judging;
}

type Answered = Body<'drills', 'answer'>['answers'][number];
type Results = HandlerResult<FeatureOperations['drills']['answer']>['results'];

export interface DrillsService {
  /** What a day is practised with; another round has other numbers. */
  open(ownerId: string, place: { sprint_id: string; day: number }, round: number): Promise<Drill>;
  answer(ownerId: string, given: Body<'drills', 'answer'>): Promise<{ results: Results }>;
}

const keyOf = ({ key, question }: Drilled) => key ?? questionKey(question);

const isRight = (
  { typed, correct_answer }: Drilled,
  { selected_answer, typed_answer }: Answered,
  judge: Judge,
): boolean | null => (typed ? isRightTyped(typed, typed_answer, judge) : selected_answer === correct_answer);

/** Whether it is still the question that was answered; older pages do not say. */
const isOf = ({ name }: Drilled, answered: Answered): boolean => (answered.name ?? name) === name;

/** Where the lesson explains it, if one part of it clearly does. */
function sectionFor({ question, why, hint }: Drilled, source: TaughtDay['source']): string | null {
  const nearest = nearestSection([question, hint, ...why], sectionsOf(source));
  return nearest?.isClear ? nearest.section.heading : null;
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
export function createDrills({ db, sprints, lessonAnswers, render, judging }: DrillsDeps): DrillsService {
  const getDay = (ownerId: string, sprintId: string, day: number) =>
    sprints.getDay(ownerId, sprintId, { day_range: String(day) });

  function find({ practice }: TaughtDay, { question_id: id, seed }: Answered): Drilled | null {
    const template = practice?.templates.find((one) => one.id === id);
    if (template) return seed === null ? null : ofTemplate(template, seed);
    const question = practice?.choice.find((one) => one.id === id);
    if (question) return ofBank(question);
    const typed = practice?.typed.find((one) => one.id === id);
    return typed ? ofTypedBank(typed) : null;
  }

  return {
    async open(ownerId, { sprint_id, day: position }, round) {
      const day = await getDay(ownerId, sprint_id, position);
      const { practice, title, sprintTitle, source } = day;
      const bad = await listBad(db.queries, ownerId);
      const questions = [
        ...(practice?.templates ?? []).flatMap((template) =>
          unlike(seedsOf(round).map((seed) => ofTemplate(template, seed))),
        ),
        ...(practice?.choice ?? []).map(ofBank),
        ...(practice?.typed ?? []).map(ofTypedBank),
      ].filter((one) => !bad.has(keyOf(one)));
      if (questions.length === 0) throw new AppError('no_questions');
      const placed = questions.map((one) => ({ ...one, section: sectionFor(one, source) }));
      return { title, sprint_title: sprintTitle, questions: await withRichTexts(placed, render) };
    },

    async answer(ownerId, { sprint_id, day: position, answers, sent_at }) {
      const day = await getDay(ownerId, sprint_id, position);
      // In one order, so that two phones that practised the same wait for each other in no circle.
      const inOrder = answers.toSorted((a, b) =>
        a.question_id < b.question_id ? -1 : Number(a.question_id > b.question_id),
      );
      const kept = await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const counted = new Map<Answered, Results[number]>();
        for (const answered of inOrder) {
          const { event_id, hinted } = answered;
          const found = find(day, answered);
          const is_correct = found && isOf(found, answered) ? isRight(found, answered, judge) : null;
          // The course may have changed since the page was loaded: the other answers still count.
          if (!found || is_correct === null) continue;
          const place = { ownerId, sprintId: sprint_id, dayId: day.id };
          const met = { question: toKept(found, day.title), key: found.key, correct: is_correct, hinted };
          const result = await lessonAnswers.keep(trx, place, { ...answered, sent_at }, met);
          if (result) counted.set(answered, { event_id, ...result });
        }
        return counted;
      });
      return { results: answers.flatMap((answered) => kept.get(answered) ?? []) };
    },
  };
}
