import { useEffect, useMemo, useRef, useState } from 'react';
import { askForTime } from '../../domains/quizzes/taking/api.ts';
import { type Attempt, deadlineOf } from '../../domains/quizzes/taking/attempt.ts';
import { keepTime } from '../../domains/quizzes/taking/attempt-store.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';

/** So long before the end a phone asks once whether there is more time; and when the page is opened again. */
const ASK_BEFORE_MS = 90_000;

/** The quiz with the time that its lecturer has given this student by now. Without a network it stays as it was. */
export function useExtraTime(quizId: string, quiz: TakerQuiz, attempt: Attempt): TakerQuiz {
  const [minutes, setMinutes] = useState(quiz.timeLimitMinutes);
  const isReopened = useRef(Object.keys(attempt.answers).length > 0);
  const { student, state, token } = attempt;
  const { email } = student;
  const isTimed = state === 'answering' && !quiz.isOwner && minutes !== null;
  const end = isTimed ? deadlineOf({ ...quiz, timeLimitMinutes: minutes }) : null;
  useEffect(() => {
    if (end === null) return;
    const ask = () =>
      askForTime(quizId, email, token)
        .then((given) => {
          if (given === null) return;
          setMinutes((now) => (now !== null && given > now ? given : now));
          keepTime(quizId, given);
        })
        .catch(() => undefined);
    if (isReopened.current) void ask();
    isReopened.current = false;
    const wait = end - ASK_BEFORE_MS - Date.now();
    if (wait <= 0) return;
    const timer = window.setTimeout(ask, wait);
    return () => window.clearTimeout(timer);
  }, [quizId, email, token, end]);
  return useMemo(
    () => (minutes === quiz.timeLimitMinutes ? quiz : { ...quiz, timeLimitMinutes: minutes }),
    [quiz, minutes],
  );
}
