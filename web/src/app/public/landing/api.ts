import { ApiError, type Standard } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

export interface AskedCourse {
  standard: Standard;
  code: string;
  /** Which of several courses that share the code. */
  variant?: string | undefined;
}

/** One course as a standard describes it. */
export function courseOutline({ standard, code, variant }: AskedCourse) {
  return queryOptions({
    queryKey: ['catalogue', 'course', standard, code, variant],
    queryFn: ({ signal }) =>
      client.catalogue.course({ params: { standard, code }, query: variant ? { variant } : {} }, { signal }),
  });
}

/** Courses whose code or title is like what was typed; of both standards, since a code of one leads to the other. */
export function courseSuggestions(typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['catalogue', 'courses', q],
    queryFn: ({ signal }) => client.catalogue.courses({ query: { q } }, { signal }),
    enabled: q.length >= 2,
  });
}

export function isUnknownCourse(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
