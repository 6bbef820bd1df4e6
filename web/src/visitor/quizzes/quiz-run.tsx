import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { logAttempt, submitAttempt } from '../../domains/quizzes/taking/api.ts';
import { type Attempt, deadlineOf, firstOpen, submissionOf, withAnswer } from '../../domains/quizzes/taking/attempt.ts';
import { getAttempt, setAttempt } from '../../domains/quizzes/taking/attempt-store.ts';
import { picturesAhead } from '../../domains/quizzes/taking/pictures-ahead.ts';
import { QuestionCard } from '../../domains/quizzes/taking/question-card.tsx';
import { sendNow } from '../../domains/quizzes/taking/sender.ts';
import { enqueue } from '../../domains/quizzes/taking/submission-queue.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { whenTypingIsHere } from '../../ui/typed-answer/lazy-typed-answer.tsx';
import { keepPage } from '../keep-page.ts';
import { goToQuestion } from './go-to-question.ts';
import { QuizFacts } from './quiz-facts.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import { LoadingQuiz } from './quiz-states.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { TakeHome } from './take-home.tsx';
import { useExtraTime } from './use-extra-time.ts';
import { useReadFirst } from './use-read-first.ts';
import { useTimeLeft } from './use-time-left.ts';

const RoomRun = lazy(() => import('./room-run.tsx'));

interface QuizRunProps {
  quizId: string;
  quiz: TakerQuiz;
  attempt: Attempt;
  /** 'Begin Quiz' was pressed on this page: the first question has the focus. */
  isBegun: boolean;
  /** When it was handed in on this page; null before. */
  handedInAt: number | null;
  onHandedIn: (at: number) => void;
}

/** One attempt from the first question to the result. */
export function QuizRun({ quizId, quiz: loaded, attempt, isBegun, handedInAt, onHandedIn }: QuizRunProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const quiz = useExtraTime(quizId, loaded, attempt);
  const isAnswering = attempt.state === 'answering';
  const [begins] = useState(isBegun && isAnswering);
  useEffect(() => {
    if (begins) document.getElementById('question-1')?.focus({ preventScroll: true });
  }, [begins]);

  const hasTyped = quiz.questions.some(({ typed }) => typed);
  useEffect(() => {
    // What reads answers came after the files of the page.
    if (hasTyped) whenTypingIsHere(() => keepPage());
  }, [hasTyped]);

  useEffect(() => {
    const pictures = picturesAhead(loaded);
    if (pictures.length > 0) keepPage(pictures);
  }, [loaded]);

  const handIn = useCallback(
    (by: Pick<Attempt, 'isTimeOver'> = {}) => {
      // As it is kept, not as it was rendered: a double click, or another tab, finds it handed in.
      const current = getAttempt(quizId);
      if (current?.token !== attempt.token || current.state !== 'answering') return;
      enqueue(quizId, submissionOf(quizId, current, quiz));
      setAttempt(quizId, { ...current, ...by, state: 'waiting' });
      onHandedIn(Date.now());
      sendNow();
      window.scrollTo({ top: 0 });
    },
    [quizId, quiz, attempt.token, onHandedIn],
  );

  useEffect(() => {
    if (handedInAt !== null) heading.current?.focus();
  }, [handedInAt]);

  const handInOverdue = useCallback(() => handIn({ isTimeOver: true }), [handIn]);
  const secondsLeft = useTimeLeft(isAnswering ? deadlineOf(quiz) : null, handInOverdue);
  useCompletedLog(quizId, attempt, handedInAt !== null);
  useFreshResult({ quizId, quiz, attempt });

  const answer = (questionId: string) => (given: string) => {
    const current = getAttempt(quizId);
    if (current?.token === attempt.token) setAttempt(quizId, withAnswer(current, questionId, given));
  };
  const { asked, isAsked, handInRead } = useReadFirst(quizId, quiz, handIn);
  /** After the last question: to one that is still open, else to the way out. */
  const goOn = (number: number) => {
    const next = number < quiz.questions.length ? number + 1 : firstOpen(attempt, quiz);
    if (next > 0) goToQuestion(next);
    else document.getElementById('submit-quiz')?.focus();
  };
  if (isAnswering && quiz.isRoom) {
    return (
      <Suspense fallback={<LoadingQuiz />}>
        <RoomRun quizId={quizId} quiz={quiz} attempt={attempt} onHandIn={() => handIn()} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="mb-5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {quiz.title}
        </h1>
        <QuizFacts quiz={quiz} />
      </div>
      {quiz.isOwner ? (
        <Banner tone="info" className="mb-5">
          {quizPageTexts.facts.owner}
        </Banner>
      ) : null}
      {attempt.isTimeOver ? (
        <Banner tone="warning" className="mb-5">
          {quizPageTexts.bar.timeOver}
        </Banner>
      ) : null}
      {isAnswering ? null : <QuizOutcome quizId={quizId} quiz={quiz} attempt={attempt} handedInAt={handedInAt} />}
      <div className="flex flex-col gap-5">
        {quiz.questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            count={quiz.questions.length}
            given={attempt.answers[question.id] ?? null}
            isLocked={!isAnswering}
            isAsked={isAsked(question.id)}
            graded={attempt.result?.answers?.find(({ question_id }) => question_id === question.id) ?? null}
            onAnswer={answer(question.id)}
            onNext={() => goOn(index + 1)}
          />
        ))}
      </div>
      <TakeHome quiz={quiz} />
      {isAnswering ? (
        <SubmitBar
          quiz={quiz}
          attempt={attempt}
          secondsLeft={secondsLeft}
          notice={asked === null ? null : quizPageTexts.bar.unread(asked)}
          onSubmit={() => void handInRead()}
        />
      ) : null}
    </>
  );
}

/** Says once that the attempt is completed, when the server has taken it. */
function useCompletedLog(quizId: string, { state, student }: Attempt, isHandedInHere: boolean): void {
  const isLogged = useRef(false);
  useEffect(() => {
    if (state !== 'saved' || !isHandedInHere || isLogged.current) return;
    isLogged.current = true;
    logAttempt(quizId, student, 'completed');
  }, [quizId, state, student, isHandedInHere]);
}

/**
 * Sending the same attempt again changes nothing and brings the result as it is now: with the answers, where they are
 * shown only after the close, and graded anew, where the lecturer corrected a right answer since.
 */
function useFreshResult({ quizId, quiz, attempt }: Pick<QuizRunProps, 'quizId' | 'quiz' | 'attempt'>): void {
  const [wasThere] = useState(attempt.result !== undefined);
  const isAsked = useRef(false);
  const waitsForClose = attempt.result?.answers_shown === 'after_close' && !attempt.result.answers;
  const isClosed = quiz.closesAt !== null && Date.now() - quiz.clockSkew > Date.parse(quiz.closesAt);
  const isWanted = wasThere || (waitsForClose && isClosed);
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    submitAttempt(submissionOf(quizId, attempt, quiz), null)
      .then((result) => {
        // Not over another attempt that was begun meanwhile.
        if (getAttempt(quizId)?.token === attempt.token) setAttempt(quizId, { ...attempt, result });
      })
      .catch(() => undefined);
  }, [isWanted, quizId, quiz, attempt]);
}
