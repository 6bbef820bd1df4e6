import type { Judge } from '@akada/answers';
import type { Body, FeatureOperations, HandlerResult } from '@akada/contract';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { Database } from '../../../ports/db/port.ts';
import { readLesson } from '../../../ports/teacher/port.ts';
import { hintFor, type Sprints, sectionsOf, type TaughtDay } from '../../sprints/sprints.service.ts';
import { ensureReady, type LessonAnswers } from '../lesson-answers.ts';
import { isRightTyped, type KeptQuestion } from '../practice.rules.ts';
import { type Check, checksIn } from './lesson-checks.ts';

interface ChecksDeps {
  db: Database;
  sprints: Sprints;
  lessonAnswers: LessonAnswers;
  judging: Judging;
}

type Operation = FeatureOperations['practice']['answerChecks'];

export interface ChecksService {
  answer(ownerId: string, given: Body<'practice', 'answerChecks'>, address: string): Promise<HandlerResult<Operation>>;
}

function asQuestion({ stem, options, typed, why = [] }: Check) {
  if (typed) {
    return { question: stem, options: [], correct_answer: typed.key, explanation: why[0] ?? '', why, typed };
  }
  const right = options.find((option) => option.right);
  return {
    question: stem,
    options: options.map(({ text }) => text),
    correct_answer: right?.text ?? '',
    explanation: right?.why ?? '',
    why: options.map((option) => option.why),
  };
}

/** A check as it comes back in a review. */
export function keptCheck(check: Check, lesson: Pick<TaughtDay, 'title' | 'source'>): KeptQuestion {
  const { section } = check;
  const question = asQuestion(check);
  const known = { heading: section, sentence: '' };
  const hint = hintFor(question, sectionsOf(lesson.source), { lesson: lesson.title, known });
  return { ...question, source: { heading: lesson.title, sentence: '', ...(hint && { hint }) } };
}

/** Null for what is no answer: it could not be read, or the lesson asks something else by now. */
function isRight(
  { typed, options }: Check,
  { option, typed_answer }: Body<'practice', 'answerChecks'>['answers'][number],
  judge: Judge,
) {
  if (typed) return isRightTyped(typed, typed_answer, judge);
  return option === undefined ? null : (options[option - 1]?.right ?? false);
}

/** The checks within a lesson: what was tapped first says what is known, and the question comes back like any other. */
export function createChecks({ db, sprints, lessonAnswers, judging }: ChecksDeps): ChecksService {
  return {
    async answer(ownerId, { sprint_id, day, answers, sent_at }, address) {
      const lesson = await sprints.day(ownerId, sprint_id, day, address);
      ensureReady(lesson);
      const { id, title, content } = lesson;
      const source = readLesson({ id, title, markdown: content ?? '', places: [] });
      const checks = checksIn(content ?? '');
      const results = await judging.inTransaction(db.queries, ownerId, async (trx, judge) => {
        const kept = [];
        // In the order of the lesson, so that two phones that send the same checks wait for each other in no circle.
        const placeOf = ({ check, name }: Pick<(typeof answers)[number], 'check' | 'name'>) =>
          name === undefined ? check - 1 : checks.findIndex((one) => one.name === name);
        for (const answer of answers.toSorted((a, b) => placeOf(a) - placeOf(b))) {
          const { check, name: _, option: __, typed_answer: ___, ...sent } = answer;
          // The lesson may have been written anew since the page was loaded: the others still count.
          const found = checks[placeOf(answer)];
          const is_correct = found ? isRight(found, answer, judge) : null;
          if (!found || is_correct === null) continue;
          const place = { ownerId, sprintId: sprint_id, dayId: lesson.id };
          const met = { question: keptCheck(found, { title, source }), correct: is_correct };
          const result = await lessonAnswers.keep(trx, place, { ...sent, sent_at }, met);
          if (result) kept.push({ check, ...result });
        }
        return kept;
      });
      return { results };
    },
  };
}
