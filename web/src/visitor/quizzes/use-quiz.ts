import { ApiError } from '@akada/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQuiz } from '../../domains/quizzes/taking/api.ts';
import { isResumable, type Student } from '../../domains/quizzes/taking/attempt.ts';
import { findKeptQuiz, getAttempt, keepQuiz } from '../../domains/quizzes/taking/attempt-store.ts';
import { readTakerQuiz, type TakerQuiz, UnusableQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { untilLetIn } from '../../lib/let-in.ts';
import { onServiceBack } from '../../lib/service.ts';
import { describeFailure } from './request-modal.tsx';

export type QuizLoad =
  | { state: 'loading' }
  | { state: 'ready'; quiz: TakerQuiz }
  /** With the quiz where there is one: it says when it opens, or that it is over. */
  | { state: 'notAvailable'; quiz: TakerQuiz | null }
  | { state: 'invalidId' }
  | { state: 'error'; text: string };

const looksLikeId = (id: string) => /^[\w-]{1,64}$/.test(id);

async function fetchQuiz(quizId: string, student?: Student): Promise<QuizLoad> {
  const { answer, askedAt } = await loadQuiz(quizId, student);
  const quiz = readTakerQuiz(answer, askedAt);
  if (quiz.status !== 'open') return { state: 'notAvailable', quiz };
  if (quiz.attemptToken !== null) keepQuiz(quizId, answer, askedAt);
  return { state: 'ready', quiz };
}

/** Nothing is said where there is no connection, or where the page shows something else by now. */
export type Beginning = { quiz: TakerQuiz } | { refusal: string } | null;

function describe(error: unknown): QuizLoad {
  if (error instanceof UnusableQuiz) return { state: 'error', text: quizPageTexts.states[error.fault] };
  if (error instanceof ApiError && error.status === 404) return { state: 'notAvailable', quiz: null };
  return { state: 'error', text: describeFailure(error) };
}

/** Whether the server has answered, so that what this device keeps must not stand in for it. */
const isAnswered = (error: unknown) =>
  error instanceof UnusableQuiz || (error instanceof ApiError && error.status < 500);

/** What is kept of an attempt under way is shown at once and without a request; otherwise the quiz is loaded. */
function firstLoad(quizId: string): QuizLoad {
  if (!looksLikeId(quizId)) return { state: 'invalidId' };
  const quiz = findKeptQuiz(quizId);
  return quiz && isResumable(getAttempt(quizId), quiz, Date.now()) ? { state: 'ready', quiz } : { state: 'loading' };
}

export function useQuiz(quizId: string) {
  const [load, setLoad] = useState(() => firstLoad(quizId));
  /** The server has too many at once, and the page asks again by itself. */
  const [isFull, setFull] = useState(false);
  const isStarted = useRef(false);

  const fetchWhenLetIn = useCallback(
    (student?: Student) =>
      untilLetIn(
        () => fetchQuiz(quizId, student),
        () => setFull(true),
      ).finally(() => setFull(false)),
    [quizId],
  );

  const fetchAnew = useCallback(async () => {
    setLoad({ state: 'loading' });
    try {
      setLoad(await fetchWhenLetIn());
    } catch (error) {
      // Opened before, and the network is gone since: it can be taken all the same.
      const quiz = isAnswered(error) ? null : findKeptQuiz(quizId);
      setLoad(quiz?.attemptToken ? { state: 'ready', quiz } : describe(error));
    }
  }, [quizId, fetchWhenLetIn]);

  useEffect(() => {
    if (isStarted.current || load.state !== 'loading') return;
    isStarted.current = true;
    void fetchAnew();
  }, [load.state, fetchAnew]);

  useEffect(() => {
    if (load.state !== 'error') return;
    return onServiceBack(() => void fetchAnew());
  }, [load.state, fetchAnew]);

  /** A new attempt's token and order for whoever begins, with the page as it is meanwhile. */
  const renew = useCallback(
    async (student: Student): Promise<Beginning> => {
      try {
        const next = await fetchWhenLetIn(student);
        setLoad(next);
        return next.state === 'ready' ? { quiz: next.quiz } : null;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already_submitted') return { refusal: error.message };
        if (isAnswered(error)) setLoad(describe(error));
        return null;
      }
    },
    [fetchWhenLetIn],
  );

  return { load, isFull, fetchAnew, renew };
}
