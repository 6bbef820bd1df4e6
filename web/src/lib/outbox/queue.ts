import { ApiError } from '@akada/contract/client';
import { logError } from '../log.ts';
import type { Entry } from '../storage/entry.ts';
import type { AnyKind, Kind } from './kind.ts';
import { isOverdue, overdue } from './overdue.ts';
import { isFinal, isHopeless, isNotReady, isTurnedAway } from './refusals.ts';

/** One call that waits. */
export interface Outgoing extends Record<string, unknown> {
  id: string;
  kind: string;
  input: unknown;
  /** Since when, in milliseconds; older pages did not write it down. */
  since?: number;
}

/** What became of a call in a round. */
type Outcome = { answer: unknown } | { refusal: ApiError };
export type WhenSettled = (one: Outgoing, outcome: Outcome) => void;

type Waiting = Entry<Record<string, unknown>[]>;
/** `later`: not every kind is known yet, or this one has to wait. Undefined: there is no such kind. */
type FindKind = (name: string, one: Outgoing) => AnyKind | 'later' | undefined;
/** Told of the seconds for which the server wants to be left alone. */
type WhenPutOff = (seconds: number) => void;

export const listOutgoing = (waiting: Waiting): Outgoing[] => waiting.get() as Outgoing[];

/** Adds a call. A second one of the same id changes nothing. */
export function addOutgoing(waiting: Waiting, one: Outgoing): void {
  const before = waiting.get();
  if (!before.some(({ id }) => id === one.id)) waiting.set([...before, { ...one, since: Date.now() }]);
}

/** Since when it waits: from now on, where that was not written down or lies ahead of a clock that was wrong. */
function sinceWhen(waiting: Waiting, { id, since }: Outgoing): number {
  const now = Date.now();
  if (typeof since === 'number' && since <= now) return since;
  waiting.set(waiting.get().map((one) => (one.id === id ? { ...one, since: now } : one)));
  return now;
}

function remove(waiting: Waiting, gone: string): void {
  const rest = waiting.get().filter(({ id }) => id !== gone);
  if (rest.length > 0) waiting.set(rest);
  else waiting.remove();
}

/** So many calls in a row that are turned away end a round: one alone may have a reason of its own. */
const MOST_TURNED_AWAY = 2;

/**
 * One round through what waits, in order; says whether something is left. What the server fails at waits for the next
 * round, and holds up nothing behind it, unless the server has no time for anybody.
 */
export async function sendRound(
  waiting: Waiting,
  findKind: FindKind,
  whenSettled: WhenSettled,
  whenPutOff: WhenPutOff = () => {},
): Promise<boolean> {
  const tried = new Set<string>();
  let turnedAway = 0;
  const findNext = () => listOutgoing(waiting).find(({ id }) => !tried.has(id));
  for (let next = findNext(); next; next = findNext()) {
    tried.add(next.id);
    const kind = findKind(next.kind, next);
    if (kind === 'later') continue;
    try {
      // What an older page left under a name that is gone is dropped.
      if (kind) await sendOne(kind as Kind<unknown, unknown>, next, sinceWhen(waiting, next), whenSettled);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) whenPutOff(error.retryAfter);
      turnedAway = isTurnedAway(error) ? turnedAway + 1 : 0;
      if (isHopeless(error) || turnedAway === MOST_TURNED_AWAY) return true;
      continue;
    }
    turnedAway = 0;
    remove(waiting, next.id);
  }
  return waiting.get().length > 0;
}

/** Throws what is worth another try. */
async function sendOne(
  kind: Kind<unknown, unknown>,
  one: Outgoing,
  since: number,
  whenSettled: WhenSettled,
): Promise<void> {
  const { id, input } = one;
  try {
    if (kind.isKeyed && isOverdue(since)) throw overdue();
    // Sent on leaving: the request outlives the page.
    const options = { keepalive: document.visibilityState === 'hidden', idempotencyKey: id };
    const answer = await kind.send(input, options);
    kind.whenTaken?.(input, answer);
    whenSettled(one, { answer });
  } catch (error) {
    // A lesson that nobody has made for weeks is not waited for, or its answers would be asked about for ever.
    const isGivenUp = isNotReady(error) && isOverdue(since);
    if (!isFinal(error) && !isGivenUp) throw error;
    logError(`The server refused ${kind.name}`, error);
    kind.whenRefused?.(input, error);
    whenSettled(one, { refusal: error });
  }
}

/** One round at a time, in one tab where the browser can tell; twice would cost data, not truth. */
export function inTurn(lock: string, round: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(lock, round) : round();
}
