import { onServiceBack } from './service.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

export interface Rounds {
  /** Starts a round at once, and the clock for the next ones. */
  now(): void;
  /** Something is left that could not be sent just now: not again before so many seconds have passed. */
  later(afterSeconds?: number): void;
  stop(): void;
}

/** What a round says: whether something is left, and for how long the server wants to be left alone. */
type RoundEnd = boolean | { isLeft: boolean; afterSeconds: number };

/** Up to half as long again, so that a hall whose phones failed together does not come back together. */
const spread = (ms: number) => ms * (1 + Math.random() / 2);

/**
 * Tries to send what waits: now, when the network or the service returns, when the page is looked at again, and in between ever less
 * often, as long as a round says that something is left.
 */
export function startRounds(send: () => Promise<RoundEnd>): Rounds {
  let wait = FIRST_WAIT_MS;
  let timer: number | undefined;
  let isOver = false;
  const round = async () => {
    window.clearTimeout(timer);
    const end = await send();
    const { isLeft, afterSeconds } = typeof end === 'boolean' ? { isLeft: end, afterSeconds: 0 } : end;
    if (isLeft) later(afterSeconds);
  };
  const later = (afterSeconds = 0) => {
    window.clearTimeout(timer);
    if (isOver) return;
    timer = window.setTimeout(round, spread(Math.max(wait, afterSeconds * 1000)));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const now = () => {
    wait = FIRST_WAIT_MS;
    void round();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void round();
  };
  window.addEventListener('online', now);
  const stopHearing = onServiceBack(now);
  document.addEventListener('visibilitychange', onVisible);
  void round();
  return {
    now,
    later,
    stop: () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
      stopHearing();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
