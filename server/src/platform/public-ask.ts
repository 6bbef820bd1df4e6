import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { boundedFetch } from './bounded-fetch.ts';
import { isOpenTo, lookUpPublic } from './public-door.ts';

/** What is asked of an address that strangers named. */
export interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  text: string;
  /** The header of further pages (RFC 8288), where there is one. */
  link: string | undefined;
}

/**
 * The way out to addresses that strangers name, with the answer: public ones by https and those that the operator trusts, no
 * redirect followed, and no more bytes or seconds than an honest answer takes.
 */
export interface PublicAsk {
  isOpenTo(url: URL): boolean;
  ask(url: URL, asked?: Asked): Promise<Answered>;
}

const [mostBytes, mostMs] = [1024 * 1024, 10_000];

/** Something of our own making: what is behind an address never stands in it. */
const refusal = () => new Error('The address leads to no public network.');

function askPublic(url: URL, { method = 'GET', headers = {}, body }: Asked): Promise<Answered> {
  if (!isOpenTo(url)) return Promise.reject(refusal());
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request(url, {
      method,
      headers: { ...headers, ...length },
      lookup: lookUpPublic(),
      signal: AbortSignal.timeout(mostMs),
    });
    asking.once('error', reject);
    asking.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) asking.destroy(new Error(`An answer from outside was longer than ${mostBytes} bytes.`));
        else chunks.push(chunk);
      });
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          link: linkOf(answer.headers),
        }),
      );
    });
    asking.end(body);
  });
}

const linkOf = ({ link }: IncomingHttpHeaders) => (Array.isArray(link) ? link.join(', ') : link);

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const send = boundedFetch({ bytes: mostBytes, ms: mostMs });

async function askTrusted(url: URL, { body, ...asked }: Asked): Promise<Answered> {
  const answer = await send(url, { ...asked, ...(body !== undefined && { body }), redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), link: answer.headers.get('link') ?? undefined };
}

/** Whom the operator trusts, wherever they are. */
export interface Trusted {
  /** Exact origins; they may have a port, lead to a private network, and speak plain http. */
  allowed: readonly string[];
  /** This machine, for trying things out on it. */
  allowsLoopback: boolean;
}

export function createPublicAsk({ allowed, allowsLoopback }: Trusted): PublicAsk {
  const isTrusted = (url: URL) =>
    url.username + url.password === '' && (allowed.includes(url.origin) || (allowsLoopback && isLoopback(url)));
  return {
    isOpenTo: (url) => isOpenTo(url) || isTrusted(url),
    ask: (url, asked = {}) => (isTrusted(url) ? askTrusted(url, asked) : askPublic(url, asked)),
  };
}
