import { answersText, type SubmissionResult } from '@akada/contract/client';
import { readAccessToken } from '../../../lib/access-token.ts';
import { client } from '../../../lib/client.ts';
import { clientWith } from '../../../lib/client-by.ts';
import { clientAfter } from '../../../lib/early-client.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import type { Student, Submission } from './attempt.ts';
import { takeEarlyQuiz } from './early-quiz.ts';

/** A request that hangs on a bad line is given up and made again. */
const PATIENCE_MS = 30_000;
const patiently = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

const anonymous = clientWith(null);

/** The quiz, for somebody who begins or for a first look, and when it was asked for: a time limit counts from the server's answer, and must not end later here than there. */
export async function loadQuiz(id: string, student?: Student): Promise<{ answer: object; askedAt: number }> {
  const early = student ? null : takeEarlyQuiz(id);
  const askedAt = early?.askedAt ?? Date.now();
  const headers = student ? { 'student-email': encodeURIComponent(student.email) } : {};
  return { answer: await clientAfter(early).quizzes.get({ params: { id }, headers }, patiently()), askedAt };
}

/** How many minutes this student has, with what the lecturer added since; nothing is opened by asking. */
export async function askForTime(id: string, email: string, token: string): Promise<number | null> {
  const headers = { 'student-email': encodeURIComponent(email), 'attempt-token': token };
  return (await anonymous.quizzes.clock({ params: { id }, headers }, patiently())).time_limit_minutes;
}

/**
 * Sends a submission for whoever handed it in: another account that is signed in by now does not lend its token. The headers say
 * to a server that is full, which reads no body then, whose answers these are; `stamp` is what it gave the last time.
 * A token whose time is over goes as it is: to renew it first would be a call of somebody who only comes.
 */
export function submitAttempt(
  submission: Submission,
  accountId: string | null,
  stamp?: string,
): Promise<SubmissionResult> {
  const token = accountId === storedSession.userId.get() ? readAccessToken() : null;
  const headers = {
    'attempt-token': submission.attempt_token,
    'answers-digest': sha256(answersText(submission.results.answers)),
    'refusal-stamp': stamp,
  };
  return clientWith(token).quizzes.submit({ body: submission, headers }, patiently());
}

/** Counted as a claim only, so a lost one is no loss. */
export function logAttempt(
  quizId: string,
  { name, email }: Student,
  status: 'started' | 'completed',
  attempt_token?: string,
): void {
  const body = { quiz_id: quizId, student_name: name, student_email: email, status, attempt_token };
  client.quizzes.logAttempt({ body }, patiently()).catch(() => undefined);
}

export const requestStats = (id: string, { name, email }: Student, message = '') =>
  client.quizzes.requestStats(
    { params: { id }, body: { student_name: name, student_email: email, message } },
    patiently(),
  );

type ReportReason = 'offensive' | 'personal_data' | 'copyright' | 'spam' | 'other';

export const reportQuiz = (id: string, report: { reason: ReportReason; message: string; email?: string }) =>
  client.quizzes.report({ params: { id }, body: report }, patiently());

/** What an attempt missed becomes cards of whoever is signed in; sent twice, it is kept once. */
export const keepMissed = (attempt_token: string) => client.cards.keepMissed({ body: { attempt_token } }, patiently());

export const requestErasure = (email: string) => client.quizzes.requestErasure({ body: { email } }, patiently());

/** Where a code that somebody typed leads. */
export const findByCode = (code: string) => client.quizzes.findByCode({ params: { code } }, patiently());

export const eraseResults = (token: string) => client.quizzes.erase({ body: { token } }, patiently());
