/**
 * The addresses that people open by a link, often without an account. They have a document of their own (visitor.html),
 * which is a third of the app. The build passes the list on to the server.
 */
export const visitorPatterns = ['/quiz/:quizId', '/study/:studyId'] as const;

const addresses = /^\/(quiz|study)\/([^/]+)$/;

export interface VisitorAddress {
  page: 'quiz' | 'study';
  id: string;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which page a path leads to, or null where it is none of these. */
export function readVisitorAddress(path: string): VisitorAddress | null {
  const [, page, id] = addresses.exec(path) ?? [];
  return page && id ? { page: page as VisitorAddress['page'], id: decoded(id) } : null;
}
