import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { answersText } from '@akada/contract';
import { daySeconds } from '../../../platform/days.rules.ts';
import { sameText } from '../../../platform/same-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { type AttemptClaim, attemptDays, clockIn } from './attempt.rules.ts';

/**
 * Proof that an attempt was to be handed in at a moment at which the server could not take it. It is over the token of the
 * attempt, a hash of its answers and the moment: whoever has one cannot go on answering in its shelter, since other answers
 * have another hash, and each process gives a clock stamps for the first answers only that one of its attempts comes with.
 * An attempt without a clock is told apart by itself.
 */
export interface Stamps {
  /** For whoever says in the first lines of a call which attempt it hands in with which answers. */
  stampFor(headers: IncomingHttpHeaders, at: Date): string | null;
  /** The moment that a stamp proves for these answers of this attempt; null where it proves nothing. */
  read(stamp: string, handedIn: HandedIn, now: Date): Date | null;
}

interface HandedIn {
  token: string;
  claim: Pick<AttemptClaim, 'beganAt'>;
  answers: Parameters<typeof answersText>[0];
}

/** The hash of answers as a page sends it, before the body. */
export const digestOf = (answers: HandedIn['answers']): string =>
  createHash('sha256').update(answersText(answers)).digest('base64url');

const digestForm = /^[\w-]{43}$/;
const form = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

/** So many are remembered; who wants one forgotten has to hand in as many others to a server that is full. */
const mostRemembered = 50_000;

/** Of each clock the first attempt and the answers that it came with: the same letters say something else in another one. */
function createFirstAnswers() {
  const firsts = new Map<string, string>();
  return (attempt: Pick<AttemptClaim, 'nonce'>, digest: string): boolean => {
    const key = clockIn(attempt) ?? attempt.nonce;
    const given = `${attempt.nonce} ${digest}`;
    const first = firsts.get(key) ?? given;
    firsts.delete(key);
    const [oldest] = firsts.size >= mostRemembered ? firsts.keys() : [];
    if (oldest !== undefined) firsts.delete(oldest);
    firsts.set(key, first);
    return first === given;
  };
}

type ReadAttempt = (token: string) => Pick<AttemptClaim, 'nonce'> | null;

export function createStamps({ mac }: Pick<Secrets, 'mac'>, readAttempt: ReadAttempt): Stamps {
  const isFirst = createFirstAnswers();
  const sealOf = (token: string, digest: string, at: string) => mac('refused-hand-in', `${token}\n${digest}\n${at}`);
  return {
    stampFor({ 'attempt-token': token, 'answers-digest': digest }, moment) {
      if (typeof token !== 'string' || typeof digest !== 'string' || !digestForm.test(digest)) return null;
      const attempt = readAttempt(token);
      if (!attempt || !isFirst(attempt, digest)) return null;
      const at = moment.getTime().toString(36);
      return `${at}.${sealOf(token, digest, at)}`;
    },
    read(stamp, { token, claim, answers }, now) {
      const [, at = '', seal = ''] = form.exec(stamp) ?? [];
      if (!sameText(seal, sealOf(token, digestOf(answers), at))) return null;
      const ms = Number.parseInt(at, 36);
      const age = now.getTime() - ms;
      const isOfAttempt = ms >= claim.beganAt * 1000 && age >= 0 && age <= attemptDays * daySeconds * 1000;
      return isOfAttempt ? new Date(ms) : null;
    },
  };
}
