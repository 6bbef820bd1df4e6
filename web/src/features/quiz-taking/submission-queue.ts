import { ApiError, type SubmissionResult } from '@akada/contract/client';
import { useSyncExternalStore } from 'react';
import { storage, type WaitingSubmission } from '../../lib/storage.ts';
import type { Submission } from './attempt.ts';
import { getAttempt, setAttempt } from './attempt-store.ts';

/**
 * Attempts that were handed in and are not saved yet. They wait in storage, so that a reload or a dead battery loses
 * nothing; the attempt token makes the server store each of them once, however often it arrives.
 */

export type Send = (submission: Submission, accountId: string | null) => Promise<SubmissionResult>;

export interface QueueState {
  isSending: boolean;
  /** The last round could not send everything. */
  hasFailed: boolean;
}

const LOCK = 'akada-quiz-submissions';
const changes = new EventTarget();
let state: QueueState = { isSending: false, hasFailed: false };

function setState(next: QueueState): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

const sameAttempt = (token: string) => (waiting: WaitingSubmission) => waiting.attemptToken === token;

/** Hands in an attempt. A second hand-in of the same one changes nothing. */
export function enqueue(quizId: string, submission: Submission): void {
  const queue = storage.quizSubmissions.get();
  if (queue.some(sameAttempt(submission.attempt_token))) return;
  const waiting: WaitingSubmission = {
    quizId,
    attemptToken: submission.attempt_token,
    accountId: storage.userId.get(),
    body: { ...submission },
  };
  storage.quizSubmissions.set([...queue, waiting]);
}

function forget(token: string): void {
  const rest = storage.quizSubmissions.get().filter((waiting) => !sameAttempt(token)(waiting));
  if (rest.length > 0) storage.quizSubmissions.set(rest);
  else storage.quizSubmissions.remove();
}

/** Whether trying again can help: not after a refusal of the submission itself. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
}

async function sendOne({ quizId, attemptToken, accountId, body }: WaitingSubmission, send: Send): Promise<void> {
  const settle = (outcome: { state: 'saved'; result: SubmissionResult } | { state: 'refused'; refusal: string }) => {
    const attempt = getAttempt(quizId);
    // By now another attempt may have begun, or another person may use this device.
    if (attempt?.token === attemptToken) setAttempt(quizId, { ...attempt, ...outcome });
    forget(attemptToken);
  };
  try {
    settle({ state: 'saved', result: await send(body as unknown as Submission, accountId) });
  } catch (error) {
    if (!isFinal(error)) throw error;
    settle({ state: 'refused', refusal: error.message });
  }
}

async function sendAll(send: Send): Promise<void> {
  let hasFailed = false;
  for (const waiting of storage.quizSubmissions.get()) {
    await sendOne(waiting, send).catch(() => {
      hasFailed = true;
    });
  }
  setState({ isSending: false, hasFailed });
}

let running: Promise<void> | null = null;

/** Sends what waits; one round at a time, in this tab and, where the browser has locks, in all of them. */
export function sendWaiting(send: Send): Promise<void> {
  if (running) return running;
  if (storage.quizSubmissions.get().length === 0) return Promise.resolve();
  setState({ ...state, isSending: true });
  const locks: LockManager | undefined = navigator.locks;
  running = (locks ? Promise.resolve(locks.request(LOCK, () => sendAll(send))) : sendAll(send)).finally(() => {
    running = null;
  });
  return running;
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

export const useQueueState = (): QueueState => useSyncExternalStore(subscribe, () => state);
