import type { Judging } from '../../../platform/judging/judging.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { MissedQuestion } from '../../../ports/teacher/port.ts';
import { dayIn } from '../../learning/learning.service.ts';
import { type Answers, type BadKeys, gradeAll, isCard, keyOf, questionKey } from '../practice.rules.ts';
import { listBad } from '../questions/bad-questions.repo.ts';
import { listChoiceAnswers, listHandedIn, listLastMissed, listLastTaken } from './evidence.repo.ts';

/** One answer to a question with options. */
export interface AnswerGiven {
  /** The day that was open when it was asked. */
  dayId: string;
  /** What the question says it is about: the title of a lesson, or a heading in one. */
  heading: string;
  questionKey: string;
  isCorrect: boolean;
  at: Date;
  /** The learner's own day. */
  day: string;
}

/** What a learner has shown to know. */
export interface Evidence {
  /** Every answer about the days of these sprints, each once, however late it arrived; none to a bad question. */
  list(learner: { id: string; timezone: string }, sprintIds: readonly string[]): Promise<AnswerGiven[]>;
  /** What was answered wrongly about a sprint, the last first, each question once; no bad question. */
  listMissed(ownerId: string, sprintId: string, most: number): Promise<MissedQuestion[]>;
}

interface Graded {
  questions: Parameters<typeof gradeAll>[0];
  answers: Answers | null;
  bad: BadKeys;
}

export function createEvidence({ db, judging }: { db: Database; judging: Judging }): Evidence {
  const gradeEach = <Quiz extends Graded>(ownerId: string, quizzes: readonly Quiz[]) =>
    judging.run(ownerId, (judge) =>
      quizzes.map((quiz) => ({ ...quiz, ...gradeAll(quiz.questions, quiz.answers ?? {}, quiz.bad, judge) })),
    );

  return {
    async list({ id, timezone }, sprintIds) {
      if (sprintIds.length === 0) return [];
      const bad = await listBad(db.queries, id);
      const quizzes = await listHandedIn(db.queries, id, sprintIds);
      const graded = await gradeEach(id, quizzes);
      const inQuizzes = graded.flatMap(({ day_id, questions, results, at }) => {
        const byKey = new Map(questions.map((question, index) => [keyOf(index), question]));
        const day = dayIn(timezone, at);
        return results.flatMap(({ id: key, is_correct: isCorrect }) => {
          const asked = byKey.get(key);
          // What the learner marked herself shows nothing.
          if (!asked || isCard(asked)) return [];
          const { heading } = asked;
          return { dayId: day_id, heading, questionKey: questionKey(asked.question), isCorrect, at, day };
        });
      });
      const others = await listChoiceAnswers(db.queries, id, sprintIds);
      const outside = others.map(({ day_id, question_key, is_correct, ...answer }) => ({
        ...answer,
        dayId: day_id,
        questionKey: question_key,
        isCorrect: is_correct,
      }));
      return [...inQuizzes, ...outside].filter((answer) => !bad.has(answer.questionKey));
    },

    async listMissed(ownerId, sprintId, most) {
      const bad = await listBad(db.queries, ownerId);
      const quizzes = await listLastTaken(db.queries, ownerId, sprintId, most);
      const inQuizzes = (await gradeEach(ownerId, quizzes)).flatMap(({ questions, results, at }) =>
        results.flatMap(({ id, selected_answer, correct_answer, is_correct }) => {
          const asked = questions.find((_, index) => keyOf(index) === id);
          if (is_correct || !asked || isCard(asked)) return [];
          return {
            question: asked.question,
            right: correct_answer,
            at,
            ...(selected_answer !== null && { chosen: selected_answer }),
          };
        }),
      );
      const outside = await listLastMissed(db.queries, ownerId, sprintId, most);
      // A question of a quiz goes into the reviews as well; what was chosen is known of the quiz alone.
      const missed = new Map<string, MissedQuestion>();
      const byTime = [...inQuizzes, ...outside].sort((a, b) => b.at.getTime() - a.at.getTime());
      for (const { at: _, ...one } of byTime) {
        const key = questionKey(one.question);
        if (!bad.has(key)) missed.set(key, { ...one, ...missed.get(key) });
      }
      return [...missed.values()].slice(0, most);
    },
  };
}
