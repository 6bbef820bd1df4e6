import type { ErrorCode } from '@akada/contract';
import { AppError } from './app-error.ts';
import { isDiskFull } from './disk-full.ts';
import { isUnreachable } from './unreachable.ts';

/** Faults that the HTTP layer finds before any handler runs, by its own codes. */
const httpFaults: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
};

/** Turns whatever was thrown into the one error shape; what nobody foresaw becomes `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code = '', statusCode } = thrown as { code?: string; statusCode?: number };
  const fault = httpFaults[code];
  if (fault) return new AppError(fault);
  if (isDiskFull(thrown)) return new AppError('storage_full', { retryAfter: 60 });
  if (isUnreachable(thrown)) return new AppError('unavailable', { retryAfter: 5 });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('internal');
}
