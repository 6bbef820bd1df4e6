import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Holder } from './holders.ts';
import { mostByOne, type Rank } from './room.rules.ts';

/** What proves by its signature alone that somebody is inside; neither may ask a database. */
export interface Proofs {
  /** The token of an attempt at a quiz that can still be handed in. */
  isAttempt(token: string): boolean;
  /** The access token of somebody who has signed in; one whose session cannot live any more is none. */
  isSession(token: string): boolean;
}

/** The header in which a page names the attempt that its call is about, so that it is known before the body. */
export const attemptHeader = 'attempt-token';

const path = (url: string) => url.split('?', 1)[0] ?? '/';

/** What machines ask about the server itself: who looks after it must see it while it is full. */
const isProbe = (at: string) => at === '/live' || at === '/ready' || at === '/metrics';
const isFile = (at: string) => /^\/assets\/|\.[a-z0-9]{2,11}$/i.test(at);
const reads = (method = 'GET') => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Whether a call hands in answers: it alone is given a stamp where the server cannot take it. */
export const isHandIn = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method === 'POST' && path(url) === '/api/v1/quiz-submissions';

function attemptIn(headers: IncomingHttpHeaders): Holder | null {
  const token = headers[attemptHeader];
  return typeof token === 'string' ? { token, most: mostByOne.attempt } : null;
}

function sessionIn({ authorization = '' }: IncomingHttpHeaders): Holder | null {
  const [scheme = '', token = ''] = authorization.split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && token !== '' ? { token, most: mostByOne.session } : null;
}

/** Before whom a call goes, and by which proof. */
export interface Ranked {
  rank: Rank;
  holder?: Holder;
}

/** Before whom a request goes, as its first lines say; null for what is never turned away. A proof may have no room left. */
export function rankOf(request: IncomingMessage, proofs: Proofs, hasRoom: (holder: Holder) => boolean): Ranked | null {
  const { method, url = '/', headers } = request;
  const at = path(url);
  if (isProbe(at)) return null;
  // A page that somebody has begun to load is of no use without its files, and they cost next to nothing.
  if (!at.startsWith('/api/')) return { rank: reads(method) && isFile(at) ? 'reading' : 'coming' };
  if (at === '/api/v1/quizzes/log-attempt') return { rank: 'noting' };
  const inside = reads(method) ? 'reading' : 'writing';
  const attempt = attemptIn(headers);
  if (attempt && hasRoom(attempt) && proofs.isAttempt(attempt.token))
    return { rank: isHandIn(request) ? 'handingIn' : inside, holder: attempt };
  const session = sessionIn(headers);
  if (session && hasRoom(session) && proofs.isSession(session.token)) return { rank: inside, holder: session };
  return { rank: 'coming' };
}
