import { defineTexts } from '../define.ts';

/** What an answer without words of its own is called. */
export const statusTexts = defineTexts('status', {
  error: (status: number, reason: string) => `Error ${status}: ${reason}`,
  reasons: {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    408: 'Request Timeout',
    413: 'Content Too Large',
    422: 'Unprocessable Content',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
    504: 'Gateway Timeout',
  } as Record<number, string>,
  other: 'Unknown error',
});

declare module '../define.ts' {
  interface Namespaces {
    status: typeof statusTexts;
  }
}
