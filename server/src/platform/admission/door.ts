import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { errors } from '@akada/contract';
import { awayPageHeaders, fullPage, wantsPage } from '../away-page.ts';
import { lingerOn } from '../linger.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Admission } from './admission.ts';
import { createHolders } from './holders.ts';
import { isHandIn, type Proofs, rankOf } from './ranks.ts';

/** What the door of the server knows. */
export interface Door {
  admission: Admission;
  proofs: Proofs;
  /** What proves to whoever is turned away with a hand-in that they were here by now; null for everybody else. */
  stampFor(headers: IncomingHttpHeaders): string | null;
}

/** Bodies up to here are read and thrown away; who sends more is told to end the connection. */
const smallBody = 256 * 1024;

/** Whether the connection has to go. A body that is still under way must not make the refusal get lost. */
function endsConnection(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && length === undefined) return true;
  return Number(length ?? Number.NaN) <= smallBody ? false : lingerOn(request);
}

/**
 * Stands in front of everything: no route, body, session or statement is looked at for who is turned away, since a full server
 * can only go on if that costs next to nothing. A refusal without a body ends its connection: those who wait may be any
 * number, and each open connection takes memory.
 */
export function guard(handle: RequestListener, { admission, proofs, stampFor }: Door): RequestListener {
  const holders = createHolders();
  return (request, response) => {
    const ranked = rankOf(request, proofs, holders.hasRoom);
    if (ranked === null) return handle(request, response);
    const entry = admission.enter(ranked.rank, () => request.complete);
    if ('refusedFor' in entry) {
      return refuse(request, response, entry.refusedFor, isHandIn(request) ? stampFor(request.headers) : null);
    }
    response.once('close', entry.leave);
    if (ranked.holder) response.once('close', holders.enter(ranked.holder));
    return handle(request, response);
  };
}

const [status, detail] = errors.too_busy;

function refuse(request: IncomingMessage, response: ServerResponse, seconds: number, stamp: string | null): void {
  const isPage = wantsPage(request.method, request.headers);
  const body = isPage
    ? fullPage(seconds)
    : JSON.stringify({ detail, code: 'too_busy', ...(stamp !== null && { stamp }) });
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders,
    ...(isPage ? awayPageHeaders : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    'content-length': String(Buffer.byteLength(body)),
    ...(endsConnection(request) && { connection: 'close' }),
  };
  response.writeHead(status, headers).end(body);
}
