export const POLLS = 30;
export const POLL_EVERY_MS = 2000;

/** The time is up; the work itself goes on. */
export class PollTimeout extends Error {
  override name = 'PollTimeout';
}

/** Waits; ends early, with an AbortError, when the work is given up. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      window.clearTimeout(timer);
      reject(new DOMException('Given up', 'AbortError'));
    };
    const timer = window.setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

interface PollOptions<Status, Result> {
  ask: () => Promise<Status>;
  /** What the status means: undefined while the work goes on; throws where it has failed. */
  read: (status: Status) => Result | undefined;
  /** A lost connection costs one of the polls, no more. */
  isPassing: (error: unknown) => boolean;
  wait?: () => Promise<void>;
  polls?: number;
}

/** Asks up to 30 times, 2 seconds apart, until there is a result. */
export async function pollTask<Status, Result>(options: PollOptions<Status, Result>): Promise<Result> {
  const { ask, read, isPassing, wait = () => pause(POLL_EVERY_MS), polls = POLLS } = options;
  for (let poll = 0; poll < polls; poll += 1) {
    await wait();
    let status: Status;
    try {
      status = await ask();
    } catch (error) {
      if (isPassing(error)) continue;
      throw error;
    }
    const result = read(status);
    if (result !== undefined) return result;
  }
  throw new PollTimeout();
}
