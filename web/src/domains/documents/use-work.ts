import { useCallback, useEffect, useRef, useState } from 'react';

/** What is going on now. */
export type Work =
  | { kind: 'upload'; name: string; percent: number }
  | { kind: 'read'; name: string }
  | { kind: 'answer' }
  /** `taskId`: of one that is made in the background, and can be given up. */
  | { kind: 'quiz'; count: number; percent: number | null; doing: string; taskId: string | null }
  | { kind: 'study' };

/** Why work was given up: the learner wanted so, or the page was left and will take it up again. */
type Why = 'cancelled' | 'left';
const giveUp = (control: AbortController | null, why: Why) => control?.abort(new DOMException(why, 'AbortError'));

export const wasLeft = (signal: AbortSignal): boolean =>
  signal.aborted && signal.reason instanceof DOMException && signal.reason.message === ('left' satisfies Why);

export interface Running {
  signal: AbortSignal;
  show: (work: Work) => void;
}

/** One piece of work at a time, which can be given up. */
export function useWork() {
  const [work, setWork] = useState<Work | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = useCallback(async (job: (running: Running) => Promise<void>) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const isCurrent = () => running.current === control;
    try {
      await job({ signal: control.signal, show: (next) => isCurrent() && setWork(next) });
    } finally {
      if (isCurrent()) {
        running.current = null;
        setWork(null);
      }
    }
  }, []);

  useEffect(
    () => () => {
      giveUp(running.current, 'left');
      running.current = null;
    },
    [],
  );

  return { work, run, cancel: useCallback(() => giveUp(running.current, 'cancelled'), []) };
}
