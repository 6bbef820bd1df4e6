import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatTimeLeft, type QuizRun, shownAttempts } from './quiz-run.ts';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts;
const URGENT_SECONDS = 60;

interface QuizHeadProps {
  run: QuizRun;
  onTimeUp: () => void;
}

/** Where one is, what one scored before, and how long is left. */
export function QuizHead({ run, onTimeUp }: QuizHeadProps) {
  const { scores, more } = shownAttempts(run.assessment.previous_attempts);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <span className="text-ink-soft">
        {texts.position(run.index + 1, run.assessment.questions.length + run.assessment.open_questions.length)}
      </span>
      {run.endsAt === null ? null : <TimeLeft endsAt={run.endsAt} onTimeUp={onTimeUp} />}
      {scores.length > 0 ? (
        <span className="flex w-full flex-wrap items-center gap-2 text-ink-soft">
          {texts.attempts}
          {scores.map((score, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scores may be equal, and their order does not change
            <Badge key={position}>{texts.score(score)}</Badge>
          ))}
          {more > 0 ? <Badge>{texts.moreAttempts(more)}</Badge> : null}
        </span>
      ) : null}
    </div>
  );
}

/** Counts to a moment, so that a phone that slept shows the right time when it wakes. */
function TimeLeft({ endsAt, onTimeUp }: { endsAt: number; onTimeUp: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const isOver = useRef(false);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);

  useEffect(() => {
    if (seconds > 0 || isOver.current) return;
    isOver.current = true;
    onTimeUp();
  }, [seconds, onTimeUp]);

  const isUrgent = seconds < URGENT_SECONDS;
  return (
    <span
      data-urgent={isUrgent || undefined}
      className={cx('flex items-center gap-1 font-semibold tabular-nums', isUrgent ? 'text-warning' : 'text-ink-soft')}
    >
      <Timer aria-hidden className="size-4" />
      <span aria-hidden>{formatTimeLeft(seconds)}</span>
      <VisuallyHidden>
        {/* Read out each minute and not each second. */}
        <span role="timer">{texts.timeLeft(formatTimeLeft(Math.ceil(seconds / 60) * 60))}</span>
      </VisuallyHidden>
    </span>
  );
}
