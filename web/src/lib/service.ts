import { useSyncExternalStore } from 'react';

/**
 * Whether the service itself is away for a moment: somebody answers, but not the part that knows things (a database
 * that restarts, a new version that starts). It is asked again and again until it is back, so that nobody has to.
 */
const changes = new EventTarget();
let isAway = false;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/** Our own answer says so by its code; one of a proxy in front of us has no code at all. */
async function saysAway(answer: Response): Promise<boolean> {
  if (answer.status === 502 || answer.status === 504) return true;
  if (answer.status !== 503) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const code = (body as { code?: unknown } | null)?.code;
  return code === undefined || code === 'unavailable';
}

function become(away: boolean): void {
  isAway = away;
  changes.dispatchEvent(new Event('change'));
  if (!away) changes.dispatchEvent(new Event('back'));
}

async function waitUntilBack(): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)) {
    // Not all at once: a whole hall may wait for the same moment.
    await new Promise((resolve) => window.setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
    const answer = await fetch('/ready', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) return;
  }
}

/** Looks at an answer of the server: one that says “away” is told to whoever shows it. */
export async function noticeOutage(answer: Response): Promise<void> {
  if (answer.ok || isAway || !(await saysAway(answer)) || isAway) return;
  become(true);
  await waitUntilBack();
  become(false);
}

/** Calls back each time the service is there again. */
export function onServiceBack(listener: () => void): () => void {
  changes.addEventListener('back', listener);
  return () => changes.removeEventListener('back', listener);
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

export function useServiceAway(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAway,
    () => false,
  );
}
