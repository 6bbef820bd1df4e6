import { Clock as ClockIcon } from 'lucide-react';
import { Pattern } from '../../../../ui/art/pattern.tsx';
import { cx } from '../../../../ui/cx.ts';
import { sittingTexts } from '../texts.ts';
import { clockTime, countdown, secondsUntil, spoken } from '../time.ts';
import { useNow } from './use-now.ts';
import { warningAt } from './warnings.ts';

const texts = sittingTexts.room;

interface ClockProps {
  beganAt: number;
  endsAt: number | null;
}

/** In the head of a narrow screen; from the first warning on it says so by its ground too. */
export function SmallClock({ endsAt }: ClockProps) {
  const now = useNow();
  if (endsAt === null) return null;
  const seconds = secondsUntil(endsAt, now);
  return (
    <p
      role="timer"
      aria-label={texts.left(spoken(seconds))}
      className={cx(
        'flex items-center gap-1.5 font-bold font-heading text-xl tabular-nums leading-none lg:hidden',
        warningAt(seconds) !== null && 'rounded-control bg-warning-soft px-2 py-1.5 text-on-warning-soft',
      )}
    >
      <ClockIcon aria-hidden className="size-5 shrink-0" />
      {countdown(seconds)}
    </p>
  );
}

/** Beside the question on a wide one. */
export function BigClock({ beganAt, endsAt }: ClockProps) {
  const now = useNow();
  const seconds = endsAt === null ? null : secondsUntil(endsAt, now);
  const isWarning = seconds !== null && warningAt(seconds) !== null;
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-card px-5 py-4',
        isWarning ? 'bg-warning-soft text-on-warning-soft' : 'bg-brand text-on-brand',
      )}
    >
      {isWarning ? null : <Pattern className="opacity-10" />}
      {seconds === null || endsAt === null ? (
        <p className="relative">{texts.began(clockTime(beganAt))}</p>
      ) : (
        <div role="timer" aria-label={texts.left(spoken(seconds))} className="relative">
          <p className="text-sm">{texts.timeLeft}</p>
          <p className="font-bold font-heading text-2xl tabular-nums">{countdown(seconds)}</p>
          <p className="text-sm tabular-nums">{texts.beganAndEnds(clockTime(beganAt), clockTime(endsAt))}</p>
        </div>
      )}
    </div>
  );
}

/** Says at five minutes and at one how much is left, to those who see it and to those who listen, without interrupting. */
export function TimeWarning({ endsAt }: { endsAt: number | null }) {
  const now = useNow();
  const due = endsAt === null ? null : warningAt(secondsUntil(endsAt, now));
  return (
    <p
      role="status"
      className="not-empty:border-warning not-empty:border-b not-empty:bg-warning-soft not-empty:px-4 not-empty:py-2 text-center font-semibold text-on-warning-soft"
    >
      {due === null ? '' : texts.warning(due)}
    </p>
  );
}
