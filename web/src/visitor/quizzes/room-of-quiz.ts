import { deadlineOf } from '../../domains/quizzes/taking/attempt.ts';
import type { Letter, TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import type { Sitting, SittingQuestion } from '../../lib/sittings/sitting.ts';

/**
 * A shared quiz as the examination room asks it. There is no key in it: the server alone marks. An option is known by its
 * words, which no two of a question share: letters belong to one attempt's order.
 */
export function sittingOf(quiz: TakerQuiz, student: string): Sitting {
  const questions = quiz.questions.map(
    ({ id, text, picture, options, typed, html }): SittingQuestion => ({
      id,
      text,
      html: html?.question,
      picture,
      options: options.map((option, at) => ({ id: option.text, text: option.text, html: html?.options[at] })),
      ...(typed && { typed }),
      key_status: 'none',
    }),
  );
  return {
    id: quiz.quizId,
    plan: {
      title: quiz.title,
      // Phones are shared: the name stays in sight.
      detail: student,
      source: { kind: 'quiz', id: quiz.quizId },
      minutes: quiz.timeLimitMinutes,
      questions,
      hasCalculator: quiz.hasCalculator,
      back: '/',
    },
    preparedAt: quiz.loadedAt,
    begun: {
      at: quiz.beganAt,
      endsAt: deadlineOf(quiz),
      minutes: quiz.timeLimitMinutes,
      isWhole: true,
      order: questions.map(({ id, options }) => ({ id, options: options.map((option) => option.id) })),
    },
  };
}

/** The letter of an option in this attempt. */
export const letterIn = ({ questions }: TakerQuiz, questionId: string, text: string): Letter | undefined =>
  questions.find(({ id }) => id === questionId)?.options.find((option) => option.text === text)?.label;

/** The words of the option that a letter stands for in this attempt. */
export const wordsIn = ({ questions }: TakerQuiz, questionId: string, letter: string): string | undefined =>
  questions.find(({ id }) => id === questionId)?.options.find(({ label }) => label === letter)?.text;

/** Whether the answer to a question of this quiz is typed. */
export const isTyped = ({ questions }: TakerQuiz, questionId: string): boolean =>
  questions.find(({ id }) => id === questionId)?.typed !== undefined;
