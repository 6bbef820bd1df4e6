import { jsonEntry, listEntry, local } from '../../../lib/storage/entry.ts';
import { hasTexts, isRecord, type Kept } from '../../../lib/storage/shapes.ts';
import type { Attempt } from './attempt.ts';

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.token === 'string' && isRecord(value.student) && isRecord(value.answers);

interface OldSubmission {
  quizId: string;
  attemptToken: string;
  /** Who was signed in when it was handed in. */
  accountId: string | null;
  body: Kept;
}
const isOldSubmission = (value: unknown): value is OldSubmission =>
  hasTexts('quizId', 'attemptToken')(value) && 'body' in value && isRecord(value.body);

/** What this device keeps of shared quizzes, whoever takes them. */
export const storedTaking = {
  /** A quiz as it was last loaded. */
  quizCache: (quizId: string) => jsonEntry('account', local, `quiz_${quizId}`, isRecord),
  quizAttempt: (quizId: string) => jsonEntry('account', local, `quizAttempt_${quizId}`, isAttempt),
  /** Quizzes that were handed in and are not saved yet. */
  deviceOutbox: listEntry('device', local, 'outbox', isRecord),
  /** The same as pages kept it before November 2026. */
  quizSubmissions: listEntry('device', local, 'quizSubmissions', isOldSubmission),
};
