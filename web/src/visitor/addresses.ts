/** Those that somebody needs who takes a quiz: in a class on one laptop phones can open these, and no others. */
export const takerPatterns = ['/quiz/:quizId', '/q', '/q/', '/q/:code'] as const;

/**
 * The addresses that people open by a link, often without an account. They have a document of their own (visitor.html),
 * which is a third of the app. The build passes the list on to the server.
 */
export const visitorPatterns = [
  ...takerPatterns,
  '/study/:studyId',
  '/paper/:linkId',
  '/erase-results',
  '/library',
  '/library/:course/:lesson',
] as const;

const shared = /^\/(quiz|study|paper)\/([^/]+)$/;
const typedCode = /^\/q(?:\/([^/]*))?$/;
const openLesson = /^\/library\/([^/]+)\/([^/]+)$/;

export type VisitorAddress =
  | { page: 'quiz' | 'study' | 'paper'; id: string }
  | { page: 'code'; code: string }
  | { page: 'erase-results' }
  | { page: 'library' }
  | { page: 'lesson'; course: string; lesson: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which page a path leads to, or null where it is none of these. */
export function readVisitorAddress(path: string): VisitorAddress | null {
  if (path === '/erase-results') return { page: 'erase-results' };
  if (path === '/library') return { page: 'library' };
  const typed = typedCode.exec(path);
  if (typed) return { page: 'code', code: decoded(typed[1] ?? '') };
  const [, course, lesson] = openLesson.exec(path) ?? [];
  if (course && lesson) return { page: 'lesson', course: decoded(course), lesson: decoded(lesson) };
  const [, page, id] = shared.exec(path) ?? [];
  return page && id ? { page: page as 'quiz' | 'study' | 'paper', id: decoded(id) } : null;
}
