import { randomId } from '../random-id.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { storedSession } from '../storage/session.ts';
import type { AnyKind, Kind } from './kind.ts';
import { startPutOff } from './put-off.ts';
import { addOutgoing, inTurn, listOutgoing, type Outgoing, sendRound, type WhenSettled } from './queue.ts';
import { storedOutbox } from './stored.ts';

/** What whoever is signed in sends. Another account on this phone neither sees nor sends it. */

type InputOf<K> = K extends Kind<infer Input, unknown> ? Input : never;

/** Told of what was settled after whoever handed it in had gone: pages may have read what was true before. */
type OnLate = (late: { isMinor: boolean }) => void;

const queueOf = (userId: string) => storedOutbox.outbox(userId);
const kinds = new Map<string, AnyKind>();
/** A page may send before the app has named every kind. */
let knowsAll = false;
/** Who waits for what becomes of a call that was just handed in, by its id. */
const awaited = new Map<string, Parameters<WhenSettled>[1] | null>();
let rounds: Rounds | null = null;
let onLate: OnLate = () => {};
let sending: Promise<boolean> | null = null;
const putOff = startPutOff();

const whenSettled: WhenSettled = (one, outcome) => {
  if (awaited.has(one.id)) {
    awaited.set(one.id, outcome);
    return;
  }
  const kind = kinds.get(one.kind) as Kind<unknown, unknown> | undefined;
  if ('refusal' in outcome) kind?.whenRefusedLate?.(one.input, outcome.refusal, one.id);
  onLate({ isMinor: kind?.isMinor?.(one.input) ?? false });
};

function sendInTurn(): Promise<boolean> {
  const userId = storedSession.userId.get();
  if (userId === null || storedSession.token.get() === null) return Promise.resolve(false);
  const findKind = (name: string) => kinds.get(name) ?? (knowsAll ? undefined : 'later');
  const round = () => {
    putOff.beginRound();
    return sendRound(queueOf(userId), findKind, whenSettled, putOff.by);
  };
  sending ??= inTurn('akada-outbox', round).finally(() => {
    sending = null;
  });
  return sending;
}

/**
 * Keeps the call and makes it as soon as it can be made. What became of it, if that was at once, else null. `id` is what
 * the server knows a copy by: that of another try stays the same.
 */
async function send<Input, Answer>(kind: Kind<Input, Answer>, input: Input, id = randomId()) {
  const userId = storedSession.userId.get();
  if (userId === null) return null;
  kinds.set(kind.name, kind);
  awaited.set(id, null);
  addOutgoing(queueOf(userId), { id, kind: kind.name, input });
  await sending;
  const isLeft = await sendInTurn();
  if (isLeft) rounds?.later();
  const outcome = awaited.get(id) ?? null;
  awaited.delete(id);
  return outcome;
}

/** Keeps the call and makes it as soon as it can be made; gives the answer if that was at once, else null. */
export async function sendSoon<Input, Answer>(kind: Kind<Input, Answer>, input: Input): Promise<Answer | null> {
  const outcome = await send(kind, input);
  return outcome && 'answer' in outcome ? (outcome.answer as Answer) : null;
}

/**
 * The same for somebody who looks on: null where it waits for a connection, and a refusal is thrown. With the id under
 * which it was tried before, it is made once however often it is tried.
 */
export async function sendOrKeep<Input, Answer>(
  kind: Kind<Input, Answer>,
  input: Input,
  triedAs?: string,
): Promise<Answer | null> {
  const outcome = await send(kind, input, triedAs);
  if (outcome && 'refusal' in outcome) throw outcome.refusal;
  return outcome && (outcome.answer as Answer);
}

/** Sends what waits now, without a round's wait; whether something is left. */
export const sendWaiting = (): Promise<boolean> => sendInTurn();

function findWaiting(): Outgoing[] {
  const userId = storedSession.userId.get();
  return userId === null ? [] : listOutgoing(queueOf(userId));
}

/** How much waits for a connection. */
export const countWaiting = (): number => findWaiting().length;

/** What of one kind waits for a connection, in its order: it happened, though the server does not know yet. */
export function listWaiting<K extends Kind<never, unknown>>({ name }: K): InputOf<K>[] {
  return findWaiting()
    .filter(({ kind }) => kind === name)
    .map(({ input }) => input as InputOf<K>);
}

/** Whether answers wait here of which the server has not heard yet. */
export const isEvidenceWaiting = (): boolean => findWaiting().some(({ kind }) => kinds.get(kind)?.isEvidence);

/** Sends what waits, from now on; for the signed-in part of the app. Returns what ends it. */
export function startOutbox(known: readonly AnyKind[], whenLate: OnLate): () => void {
  for (const kind of known) kinds.set(kind.name, kind);
  knowsAll = true;
  onLate = whenLate;
  rounds = startRounds(sendInTurn, putOff.pause);
  return () => {
    rounds?.stop();
    rounds = null;
    onLate = () => {};
  };
}
