import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts';

const WORD_MS = 4000;

interface RotatingWordsProps {
  words: readonly string[];
  isPaused: boolean;
  className?: string;
}

/**
 * One word after the other in the place of the widest, so that nothing around it moves. For the eye only: whoever uses
 * it says the whole to screen readers.
 */
export function RotatingWords({ words, isPaused, className }: RotatingWordsProps) {
  const [shown, setShown] = useState(0);
  const prefersStill = useReducedMotion();

  useEffect(() => {
    if (isPaused || prefersStill) return;
    const timer = window.setInterval(() => setShown((now) => (now + 1) % words.length), WORD_MS);
    return () => window.clearInterval(timer);
  }, [isPaused, prefersStill, words.length]);

  return (
    <span aria-hidden className={cx('grid justify-items-start', className)}>
      {words.map((word, index) => (
        <span
          key={word}
          data-shown={index === shown}
          className={cx(
            'col-start-1 row-start-1 whitespace-nowrap transition-[opacity,translate] duration-500',
            index === shown ? '' : 'translate-y-2 opacity-0',
          )}
        >
          {word}
        </span>
      ))}
    </span>
  );
}

interface MotionSwitchProps {
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
  labels: { pause: string; play: string };
  className?: string;
}

/** What moves by itself can be stopped (WCAG 2.2.2); those who asked for less motion have nothing to stop. */
export function MotionSwitch({ isPaused, onChange, labels, className }: MotionSwitchProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={isPaused ? labels.play : labels.pause}
      onClick={() => onChange(!isPaused)}
      className={cx(
        'grid size-11 place-items-center rounded-pill opacity-70 hover:opacity-100 focus-visible:opacity-100 motion-reduce:hidden',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
