import { onServiceBack } from './service.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

export interface Rounds {
  /** Starts a round at once, and the clock for the next ones. */
  now(): void;
  /** Something is left that could not be sent just now. */
  later(): void;
  stop(): void;
}

/** Devices that began to wait together must not come back together. */
const spread = (ms: number) => ms * (1 + Math.random() / 4);

/**
 * Tries to send what waits: now, when the network or the service returns, when the page is looked at again, and in between ever less
 * often, as long as a round says that something is left. `pause` may know better how long, in milliseconds: a full server has said so.
 */
export function startRounds(send: () => Promise<boolean>, pause: () => number | null = () => null): Rounds {
  let wait = FIRST_WAIT_MS;
  let timer: number | undefined;
  let isOver = false;
  const round = async () => {
    window.clearTimeout(timer);
    const isLeft = await send();
    if (isLeft) later();
  };
  const later = () => {
    window.clearTimeout(timer);
    if (isOver) return;
    timer = window.setTimeout(round, pause() ?? spread(wait));
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
