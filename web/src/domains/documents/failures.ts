import { ApiError } from '@akada/contract/client';
import { scanIn } from '../../lib/documents/scan-in.ts';
import { wordsOf } from '../../lib/words-of.ts';
import { uploadTexts } from '../../texts/en/upload.ts';
import { PollTimeout } from './poll-task.ts';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.errors;

/** What is said about a failure, and what the page does about it. */
export interface Failure {
  text: string;
  hint: string | null;
  /** The document is of no use any more. */
  losesDocument?: boolean;
  next?: 'purchase' | 'fallback';
  /** Nothing is broken. */
  isCalm?: true;
  /** The file is made of pictures: its pages are being read, and are to be checked. */
  scanId?: string;
}

/** The making of a quiz failed on the server; `code` is null where it did not say why. */
export class QuizTaskError extends Error {
  override name = 'QuizTaskError';
  readonly code: string | null;

  constructor(message: string | null, code: string | null) {
    super(message ?? texts.unknown);
    this.code = code;
  }
}

/** The owner gave the making up, here or elsewhere. */
export const isCancelled = (error: unknown): boolean => error instanceof QuizTaskError && error.code === 'cancelled';

const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
const plain = (text: string): Failure => ({ text, hint: null });
const withoutStop = (text: string) => text.replace(/\.$/, '');
const messageOf = (error: unknown) => wordsOf(error, texts.unknown);

/** The documents' sentence for what has none of its own. */
export function genericFailure(error: unknown): Failure {
  const message = messageOf(error);
  return { text: texts.generic(withoutStop(message)), hint: /document/i.test(message) ? texts.newDocument : null };
}

/** What every tool answers in the same way. */
function sharedFailure(error: unknown): Failure | null {
  if (isStatus(error, 401)) return plain(texts.expired);
  if (isStatus(error, 402) || (error instanceof QuizTaskError && error.code === 'payment_required'))
    return { ...plain(messageOf(error)), next: 'purchase' };
  if (isStatus(error, 404)) return { ...plain(texts.documentGone), losesDocument: true };
  return null;
}

/** A refused file is told in the server's own words: they say what is wrong with it and what to do. */
export function uploadFailure(error: unknown): Failure {
  const shared = sharedFailure(error);
  if (shared && !shared.losesDocument) return shared;
  const scanId = scanIn(error);
  if (scanId) return { ...plain(messageOf(error)), isCalm: true, scanId };
  const isClear = error instanceof ApiError && error.status < 500 && error.status !== 429 && error.code !== 'unknown';
  if (!isClear) return genericFailure(error);
  // The server reads more types than this page takes.
  const text = error.code === 'file_type_unsupported' ? uploadTexts.invalidStudyType : error.message;
  return { text, hint: texts.newDocument };
}

export function askFailure(error: unknown): Failure {
  return sharedFailure(error) ?? genericFailure(error);
}

export function quizFailure(error: unknown): Failure {
  const shared = sharedFailure(error);
  if (shared) return shared;
  if (isCancelled(error)) return plain(documentsTexts.cancelled);
  if (error instanceof PollTimeout) return { text: texts.timedOut, hint: documentsTexts.stillRunning };
  if (isStatus(error, 429) || isStatus(error, 403)) return plain(error.message);
  const isOfServer = error instanceof QuizTaskError || error instanceof ApiError;
  // Below the server's sentence stands what was found, and what to do next.
  if (isOfServer && error.code === 'no_questions') {
    const [, ...found] = error.message.split('\n');
    return { text: texts.noFairQuestion, hint: found.join(' ') || null, next: 'fallback', isCalm: true };
  }
  if (isOfServer) return { text: texts.quizFailed(withoutStop(messageOf(error))), hint: null, next: 'fallback' };
  return { ...genericFailure(error), next: 'fallback' };
}

export function studyPageFailure(error: unknown): Failure {
  const shared = sharedFailure(error);
  if (shared) return shared;
  if (isStatus(error, 422))
    return plain(error.code === 'unknown' || error.faults.length > 0 ? texts.invalidDocument : error.message);
  if (isStatus(error, 429) || isStatus(error, 403)) return plain(error.message);
  return error instanceof ApiError ? plain(texts.server) : genericFailure(error);
}
