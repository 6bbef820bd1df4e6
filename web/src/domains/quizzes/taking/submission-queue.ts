import type { SubmissionResult } from '@akada/contract/client';
import { useSyncExternalStore } from 'react';
import { defineKind } from '../../../lib/outbox/kind.ts';
import { addOutgoing, inTurn, sendRound } from '../../../lib/outbox/queue.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import type { Submission } from './attempt.ts';
import { getAttempt, setAttempt } from './attempt-store.ts';
import { handedIn, SUBMISSION, takeOverOldForm } from './handed-in.ts';

export type Send = (submission: Submission, accountId: string | null) => Promise<SubmissionResult>;

interface HandedIn {
  quizId: string;
  /** Who was signed in when it was handed in. */
  accountId: string | null;
  submission: Submission;
}

export interface QueueState {
  isSending: boolean;
  /** The last round could not send everything. */
  hasFailed: boolean;
}

const changes = new EventTarget();
let state: QueueState = { isSending: false, hasFailed: false };

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

/** The attempt token makes the server store each of them once, however often it arrives. */
const submissionKind = (send: Send) =>
  defineKind<HandedIn, SubmissionResult>({
    name: SUBMISSION,
    send: ({ submission, accountId }) => send(submission, accountId),
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
  setState({ ...state, isSending: true });
  const kind = submissionKind(send);
  const round = async () => {
    const hasFailed = await sendRound(
      handedIn,
      () => kind,
      () => {},
    );
    setState({ isSending: false, hasFailed });
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
