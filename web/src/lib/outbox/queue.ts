import type { ApiError } from '@akada/contract/client';
import { logError } from '../log.ts';
import type { Entry } from '../storage/entry.ts';
import type { AnyKind, Kind } from './kind.ts';
import { isFinal, isHopeless } from './refusals.ts';

/** One call that waits. */
export interface Outgoing extends Record<string, unknown> {
  id: string;
  kind: string;
  input: unknown;
}

/** What became of a call in a round. */
type Outcome = { answer: unknown } | { refusal: ApiError };
export type WhenSettled = (one: Outgoing, outcome: Outcome) => void;

type Waiting = Entry<Record<string, unknown>[]>;
/** `later`: not every kind is known yet. Undefined: there is no such kind. */
type FindKind = (name: string) => AnyKind | 'later' | undefined;

export const listOutgoing = (waiting: Waiting): Outgoing[] => waiting.get() as Outgoing[];

/** Adds a call. A second one of the same id changes nothing. */
export function addOutgoing(waiting: Waiting, one: Outgoing): void {
  const before = waiting.get();
  if (!before.some(({ id }) => id === one.id)) waiting.set([...before, one]);
}

function remove(waiting: Waiting, gone: string): void {
  const rest = waiting.get().filter(({ id }) => id !== gone);
  if (rest.length > 0) waiting.set(rest);
  else waiting.remove();
}

/**
 * One round through what waits, in order; says whether something is left. What the server fails at waits for the next
 * round, and holds up nothing behind it.
 */
export async function sendRound(waiting: Waiting, findKind: FindKind, whenSettled: WhenSettled): Promise<boolean> {
  const tried = new Set<string>();
  const findNext = () => listOutgoing(waiting).find(({ id }) => !tried.has(id));
  for (let next = findNext(); next; next = findNext()) {
    tried.add(next.id);
    const kind = findKind(next.kind);
    if (kind === 'later') continue;
    try {
      // What an older page left under a name that is gone is dropped.
      if (kind) await sendOne(kind as Kind<unknown, unknown>, next, whenSettled);
    } catch (error) {
      if (isHopeless(error)) return true;
      continue;
    }
    remove(waiting, next.id);
  }
  return waiting.get().length > 0;
}

/** Throws what is worth another try. */
async function sendOne(kind: Kind<unknown, unknown>, one: Outgoing, whenSettled: WhenSettled): Promise<void> {
  const { id, input } = one;
  try {
    // Sent on leaving: the request outlives the page.
    const options = { keepalive: document.visibilityState === 'hidden', idempotencyKey: id };
    const answer = await kind.send(input, options);
    kind.whenTaken?.(input, answer);
    whenSettled(one, { answer });
  } catch (error) {
    if (!isFinal(error)) throw error;
    logError(`The server refused ${kind.name}`, error);
    kind.whenRefused?.(input, error);
    whenSettled(one, { refusal: error });
  }
}

/** One round at a time, in one tab where the browser can tell; twice would cost data, not truth. */
export function inTurn(lock: string, round: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(lock, round) : round();
}
