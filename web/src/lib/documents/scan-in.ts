import { ApiError } from '@akada/contract/client';

/** The scan that a file has become whose pages are pictures; null where an error says something else. */
export const scanIn = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'file_is_pictures' ? (error.about ?? null) : null;
