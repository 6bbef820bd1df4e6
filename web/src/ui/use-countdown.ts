import { useCallback, useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds left, 0 when it is over or not started. */
  secondsLeft: number;
  running: boolean;
  start: (seconds: number) => void;
  stop: () => void;
}

/** Counts down to a moment, not by ticks: a phone that slept shows the right number when it wakes. */
export function useCountdown(initialSeconds = 0): Countdown {
  const [deadline, setDeadline] = useState(() => (initialSeconds > 0 ? Date.now() + initialSeconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const start = useCallback((seconds: number) => {
    const startedAt = Date.now();
    setNow(startedAt);
    setDeadline(startedAt + seconds * 1000);
  }, []);
  const stop = useCallback(() => setDeadline(0), []);
  return { secondsLeft, running, start, stop };
}
