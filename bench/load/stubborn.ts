import { createHash } from 'node:crypto';
import { pauseAfter } from '../../web/src/lib/full-hall.ts';
import type { Answer } from './arrivals.ts';

/** A phone that goes on as the page of a quiz does: it waits as it is told, and asks again until it is answered. */

/** As long as the page waits for one answer. */
export const patienceMs = 30_000;

export interface Persisted {
  answer: Answer;
  /** How long each try took that was let in, and how many were turned away or got no answer. */
  refused: number;
  unanswered: number;
}

/**
 * On a machine that does other things as well, the short form of a benchmark may be turned away, and goes on as a phone does.
 * The whole one is measured on a quiet machine: there a refusal is an error.
 */
export const asPatientAs =
  (isQuick: boolean) =>
  async (ask: () => Promise<Answer>): Promise<Answer> =>
    isQuick ? (await persist(ask, () => false)).answer : ask();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function persist(ask: (stamp?: string) => Promise<Answer>, isOver: () => boolean): Promise<Persisted> {
  let [refused, unanswered] = [0, 0];
  let stamp: string | undefined;
  for (;;) {
    const answer = await ask(stamp);
    if (answer.status === 503) {
      refused++;
      stamp ??= JSON.parse(answer.body).stamp;
    } else if (answer.status === 0) unanswered++;
    else return { answer, refused, unanswered };
    if (isOver()) return { answer, refused, unanswered };
    await wait(pauseAfter(refused + unanswered, answer.retryAfter));
  }
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
