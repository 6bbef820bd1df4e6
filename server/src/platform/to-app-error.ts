import type { ErrorCode } from '@akada/contract';
import { NoResultError } from 'kysely';
import { AppError } from './app-error.ts';
import { isCollision } from './collision.ts';
import { isDiskFull, storageFull } from './disk-full.ts';
import { CameToNothing } from './once.ts';
import { isUnreachable } from './unreachable.ts';

/** Faults that the HTTP layer finds before any handler runs, by its own codes. */
const httpFaults = new Map<string, ErrorCode>(
  Object.entries({
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
    FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
    FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
    FST_ERR_BAD_URL: 'not_found',
  }),
);

/**
 * What a call was about went away while it ran: the account that is being deleted, a document beside its last quiz.
 * The database sees it first, since a row cannot point to one that is gone.
 */
function goneMeanwhile(thrown: { code?: string; detail?: string }): ErrorCode | null {
  if (thrown instanceof NoResultError) return 'not_found';
  const gone = thrown.code === '23503' && /is not present in table "(\w+)"/.exec(thrown.detail ?? '');
  if (!gone) return null;
  return gone[1] === 'users' ? 'unauthenticated' : 'not_found';
}

/** Turns whatever was thrown into the one error shape; what nobody foresaw becomes `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof CameToNothing) return toAppError(thrown.cause);
  const { code = '', statusCode } = thrown as { code?: string; statusCode?: number };
  const fault = httpFaults.get(code);
  if (fault) return new AppError(fault);
  if (isDiskFull(thrown)) return storageFull();
  const gone = goneMeanwhile(thrown as { code?: string; detail?: string });
  if (gone) return new AppError(gone);
  if (isCollision(thrown)) return new AppError('busy', { retryAfter: 1 });
  if (isUnreachable(thrown)) return new AppError('unavailable', { retryAfter: 5 });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('internal');
}
