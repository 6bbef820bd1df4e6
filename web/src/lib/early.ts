/**
 * On a slow line the page's script takes seconds. The first few bytes of it ask for what the page will show, which is
 * there when the rest has arrived.
 */

export interface Early {
  path: string;
  askedAt: number;
  /** Null where it failed: then it is asked for in the usual way. */
  response: Promise<Response | null>;
}

let early: Early | null = null;

/** Asks at once, as a stranger. */
export function askEarly(path: string): void {
  const response = fetch(`/api/v1${path}`, { headers: { accept: 'application/json' } }).then(
    // A server that is full has answered: to ask it once more at once would be two calls for one.
    (answer) => (answer.status < 500 || answer.status === 503 ? answer : null),
    () => null,
  );
  early = { path, askedAt: Date.now(), response };
}

/** The answer to the early question, once. */
export function takeEarly(path: string): Early | null {
  const taken = early?.path === path ? early : null;
  early = null;
  return taken;
}
