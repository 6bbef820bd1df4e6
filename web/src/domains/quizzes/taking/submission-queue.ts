import { ApiError, type SubmissionResult } from '@akada/contract/client';
import { useSyncExternalStore } from 'react';
import { longestToldMs, pauseAfter } from '../../../lib/full-hall.ts';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { addOutgoing, inTurn, sendRound } from '../../../lib/outbox/queue.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import type { Submission } from './attempt.ts';
import { getAttempt, setAttempt } from './attempt-store.ts';
import { handedIn, SUBMISSION, takeOverOldForm } from './handed-in.ts';

export type Send = (submission: Submission, accountId: string | null, stamp?: string) => Promise<SubmissionResult>;

interface HandedIn {
  quizId: string;
  /** Who was signed in when it was handed in. */
  accountId: string | null;
  submission: Submission;
  /** What the server gave when it could not take it: it counts as of then. */
  stamp?: string | undefined;
  /** The server was full, so often; it is asked again then, also by a page that is loaded anew. */
  full?: { tries: number; until: number };
}

export interface QueueState {
  isSending: boolean;
  /** The last round could not send everything. */
  hasFailed: boolean;
  /** Because the server has too many at once: it goes out by itself. */
  isFull: boolean;
}

const changes = new EventTarget();
let state: QueueState = { isSending: false, hasFailed: false, isFull: false };

function setState(next: QueueState): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

type Settled = { state: 'saved'; result: SubmissionResult } | { state: 'refused'; refusal: string };

function settle({ quizId, submission }: HandedIn, outcome: Settled): void {
  const attempt = getAttempt(quizId);
  // By now another attempt may have begun, or another person may use this device.
  if (attempt?.token === submission.attempt_token) setAttempt(quizId, { ...attempt, ...outcome });
}

/** The first stamp stays: nothing is answered after it. */
function keepRefusal({ submission, ...input }: HandedIn, { code, stamp, retryAfter }: ApiError): void {
  const tries = (input.full?.tries ?? 0) + 1;
  const full = { tries, until: Date.now() + pauseAfter(tries, retryAfter) };
  const refused = { ...input, submission, stamp: input.stamp ?? stamp, ...(code === 'too_busy' && { full }) };
  const id = submission.attempt_token;
  handedIn.set(handedIn.get().map((one) => (one.id === id ? { ...one, input: refused } : one)));
}

/** How long it has to wait because the server is full. A clock that was set back must not hold anything up. */
function waitOf(input: unknown): number {
  const left = ((input as HandedIn).full?.until ?? 0) - Date.now();
  return left > 0 && left <= longestToldMs ? left : 0;
}

/** How long the first of what waits has to wait because the server is full; null where it is not. */
export function pauseOfFullHall(): number | null {
  const waits = handedIn.get().map(({ input }) => waitOf(input));
  const next = Math.min(...waits);
  return waits.length > 0 && next > 0 ? next : null;
}

/** The attempt token makes the server store each of them once, however often it arrives. */
const submissionKind = (send: Send) =>
  defineKind<HandedIn, SubmissionResult>({
    name: SUBMISSION,
    send: async (input) => {
      try {
        return await send(input.submission, input.accountId, input.stamp);
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) keepRefusal(input, error);
        throw error;
      }
    },
    whenTaken: (input, result) => settle(input, { state: 'saved', result }),
    whenRefused: (input, { message }) => settle(input, { state: 'refused', refusal: message }),
  });

/** Hands in an attempt. A second hand-in of the same one changes nothing. */
export function enqueue(quizId: string, submission: Submission): void {
  takeOverOldForm();
  const input: HandedIn = { quizId, accountId: storedSession.userId.get(), submission };
  addOutgoing(handedIn, { id: submission.attempt_token, kind: SUBMISSION, input });
}

let running: Promise<boolean> | null = null;

/** Sends what waits; whether something is left. */
export function sendHandedIn(send: Send): Promise<boolean> {
  if (running) return running;
  takeOverOldForm();
  if (handedIn.get().length === 0) return Promise.resolve(false);
  if (pauseOfFullHall() !== null) {
    setState({ isSending: false, hasFailed: true, isFull: true });
    return Promise.resolve(true);
  }
  setState({ ...state, isSending: true });
  const kind = submissionKind(send);
  const round = async () => {
    const hasFailed = await sendRound(
      handedIn,
      // Looked at here, in the turn: another tab may have been told to wait a moment ago.
      (_, { input }) => (waitOf(input) > 0 ? 'later' : kind),
      () => {},
    );
    setState({ isSending: false, hasFailed, isFull: pauseOfFullHall() !== null });
    return hasFailed;
  };
  running = inTurn('akada-quiz-submissions', round).finally(() => {
    running = null;
  });
  return running;
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

export const useQueueState = (): QueueState => useSyncExternalStore(subscribe, () => state);
