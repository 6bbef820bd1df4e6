import { ArrowDown, Timer } from 'lucide-react';
import { type Attempt, countAnswered, firstOpen } from '../../domains/quizzes/taking/attempt.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { goToQuestion } from './go-to-question.ts';

const texts = quizPageTexts.bar;
/** Read out when so many minutes are left. */
const ANNOUNCED_MINUTES = [10, 5, 1];

interface SubmitBarProps {
  quiz: TakerQuiz;
  attempt: Attempt;
  secondsLeft: number | null;
  /** Why it was not handed in yet. */
  notice: string | null;
  onSubmit: () => void;
}

/** Stays at the foot of the screen: how far one is, how much time is left, and the way out. */
export function SubmitBar({ quiz, attempt, secondsLeft, notice, onSubmit }: SubmitBarProps) {
  const count = quiz.questions.length;
  const answered = countAnswered(attempt, quiz);
  const nextOpen = firstOpen(attempt, quiz);
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-6 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      {secondsLeft === null ? null : <TimeLeft seconds={secondsLeft} />}
      <p role="status" className="mb-2 text-sm empty:hidden">
        {notice}
      </p>
      <div className="flex items-center gap-2">
        <Button
          id="submit-quiz"
          variant="accent"
          size="lg"
          className="flex-1"
          disabled={answered < count}
          onClick={onSubmit}
        >
          {texts.submit(answered, count)}
        </Button>
        {answered > 0 && nextOpen > 0 ? (
          <IconButton
            label={texts.next(nextOpen)}
            onClick={() => goToQuestion(nextOpen)}
            className="size-13 border border-line-strong bg-surface"
          >
            <ArrowDown aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.floor(seconds / 60);
  const clock = `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const announced = seconds % 60 === 0 && ANNOUNCED_MINUTES.includes(minutes) ? texts.minutesLeft(minutes) : '';
  return (
    <p
      className={cx(
        'mb-2 flex items-center justify-center gap-1.5 font-bold tabular-nums',
        seconds <= 60 && 'text-warning',
      )}
    >
      <Timer aria-hidden className="size-5" />
      <span role="timer">
        <span className="sr-only">{texts.timeLeft} </span>
        {clock}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </p>
  );
}
