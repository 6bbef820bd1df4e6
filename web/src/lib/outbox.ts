import { ApiError, type CallOptions } from '@akada/contract/client';
import { client } from './client.ts';
import { logError } from './log.ts';
import { randomId } from './random-id.ts';
import { type Rounds, startRounds } from './rounds.ts';
import { storage } from './storage.ts';

/** Calls that are made without waiting for the network. Each can arrive twice and counts once. */
const calls = {
  studyTime: client.progress.studyTime,
  updateProgress: client.progress.updateProgress,
  reviewAnswers: client.practice.answer,
  lessonAnswer: client.practice.answerLesson,
  checkAnswers: client.practice.answerChecks,
  quiz: client.practice.submit,
  settings: client.account.updateSettings,
  badQuestion: client.practice.callBad,
  badReview: client.practice.callBadReview,
  draftDecisions: client.quizzes.decide,
};
type Calls = typeof calls;
export type OutgoingKind = keyof Calls;
type Input<Kind extends OutgoingKind> = Parameters<Calls[Kind]>[0];
type Result<Kind extends OutgoingKind> = Awaited<ReturnType<Calls[Kind]>>;

export interface Outgoing extends Record<string, unknown> {
  id: string;
  kind: OutgoingKind;
  input: unknown;
}

/** Told of what arrived after whoever handed it in had gone: pages may have read what was true before. */
type OnLate = (late: Outgoing) => void;

/** The queue belongs to whoever studied: another account on this phone neither sees nor sends it. */
const queueOf = (userId: string) => storage.outbox(userId);
/** Who waits for the answer to what was just handed in, by its id. */
const awaited = new Map<string, unknown>();
let rounds: Rounds | null = null;
let onLate: OnLate = () => {};
let sending: Promise<boolean> | null = null;

/** What the server has understood and refused will be refused again. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}

/** Whether the server could not be reached, or knows nobody: then what follows would fare no better. */
const isHopeless = (error: unknown) => !(error instanceof ApiError) || error.status === 401;

/** In order. What the server fails at waits for the next round, and holds up nothing behind it. */
async function sendAll(userId: string): Promise<boolean> {
  const queue = queueOf(userId);
  const tried = new Set<string>();
  const findNext = () => (queue.get() as Outgoing[]).find(({ id }) => !tried.has(id));
  for (let next = findNext(); next; next = findNext()) {
    const { id, kind, input } = next;
    tried.add(id);
    try {
      // The kinds are those of the table above; what an older page left with another name is dropped.
      const call = calls[kind] as ((input: unknown, options: CallOptions) => Promise<unknown>) | undefined;
      // Sent on leaving: the request outlives the page.
      const answer = await call?.(input, { keepalive: document.visibilityState === 'hidden' });
      if (awaited.has(id)) awaited.set(id, answer);
      else onLate(next);
    } catch (error) {
      if (isHopeless(error)) return true;
      if (!isFinal(error)) continue;
      logError(`The server refused ${kind}`, error);
    }
    queue.set(queue.get().filter((one) => one.id !== id));
  }
  return queue.get().length > 0;
}

/** One round at a time, in one tab where the browser can tell; twice would cost data, not truth. */
function sendInTurn(): Promise<boolean> {
  const userId = storage.userId.get();
  if (userId === null || storage.token.get() === null) return Promise.resolve(false);
  const round = () => sendAll(userId);
  sending ??= (navigator.locks ? navigator.locks.request('akada-outbox', round) : round()).finally(() => {
    sending = null;
  });
  return sending;
}

/** Keeps the call and makes it as soon as it can be made; gives the answer if that was at once, else null. */
export async function sendSoon<Kind extends OutgoingKind>(
  kind: Kind,
  input: Input<Kind>,
): Promise<Result<Kind> | null> {
  const userId = storage.userId.get();
  if (userId === null) return null;
  const id = randomId();
  const queue = queueOf(userId);
  awaited.set(id, null);
  queue.set([...queue.get(), { id, kind, input }]);
  await sending;
  const isLeft = await sendInTurn();
  if (isLeft) rounds?.later();
  const answer = awaited.get(id) as Result<Kind> | null | undefined;
  awaited.delete(id);
  return answer ?? null;
}

/** Sends what waits now, without a round's wait; whether something is left. */
export const sendWaiting = (): Promise<boolean> => sendInTurn();

/** How much waits for a connection. */
export function countWaiting(): number {
  const userId = storage.userId.get();
  return userId === null ? 0 : queueOf(userId).get().length;
}

/** What of one kind waits for a connection, in its order: it happened, though the server does not know yet. */
export function listWaiting<Kind extends OutgoingKind>(kind: Kind): Input<Kind>[] {
  const userId = storage.userId.get();
  if (userId === null) return [];
  return (queueOf(userId).get() as Outgoing[])
    .filter((one) => one.kind === kind)
    .map(({ input }) => input as Input<Kind>);
}

/** Sends what waits, from now on; for the signed-in part of the app. Returns what ends it. */
export function startOutbox(whenLate: OnLate): () => void {
  onLate = whenLate;
  rounds = startRounds(sendInTurn);
  return () => {
    rounds?.stop();
    rounds = null;
    onLate = () => {};
  };
}
