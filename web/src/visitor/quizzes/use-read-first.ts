import { useCallback, useState } from 'react';
import { getAttempt, useAttempt } from '../../domains/quizzes/taking/attempt-store.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { findUnread } from '../../ui/typed-answer/lazy-typed-answer.tsx';
import { goToQuestion } from './go-to-question.ts';

/**
 * Before a person hands in, what cannot be read is asked for again (ruling D16), once for each text: whoever hands it in
 * a second time means it, and it counts as left out.
 */
export function useReadFirst(quizId: string, quiz: TakerQuiz, handIn: () => void) {
  /** By question: what was asked for again. */
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const answers = useAttempt(quizId)?.answers ?? {};
  const isAsked = (id: string) => told[id] !== undefined && told[id] === answers[id];

  const handInRead = useCallback(async () => {
    const given = getAttempt(quizId)?.answers ?? {};
    const unread = await findUnread(quiz.questions, given);
    const unheard = unread.find((id) => told[id] !== given[id]);
    if (unheard === undefined) return handIn();
    setTold(Object.fromEntries(unread.map((id) => [id, given[id] ?? ''])));
    goToQuestion(quiz.questions.findIndex(({ id }) => id === unheard) + 1);
  }, [quizId, quiz, told, handIn]);

  const asked = quiz.questions.findIndex(({ id }) => isAsked(id));
  return { asked: asked === -1 ? null : asked + 1, isAsked, handInRead };
}
