import { useEffect, useState } from 'react';

/** Whole seconds until a moment, or null without one; says when it has come. Counts to the moment, not by ticks: phones sleep. */
export function useTimeLeft(deadline: number | null, onOver: () => void): number | null {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (deadline === null) return;
    const tick = () => setNow(Date.now());
    const timer = window.setInterval(tick, 500);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return secondsLeft;
}
