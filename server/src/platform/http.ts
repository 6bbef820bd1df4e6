import { createServer } from 'node:http';
import type { ErrorCode } from '@akada/contract';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { type Door, guard } from './admission/door.ts';
import { isHandIn } from './admission/ranks.ts';
import { AppError } from './app-error.ts';
import { awayPage, awayPageHeaders, isPageVisit } from './away-page.ts';
import { openToTakersOnly } from './class-door.ts';
import { compressAnswers } from './compress.ts';
import { newId } from './ids.ts';
import { LimitStore } from './limit-store.ts';
import { lingerAfterAnswer } from './linger.ts';
import type { Listeners } from './listeners/listeners.ts';
import type { Log } from './log.ts';
import { isFromLoopback, namesLoopback } from './loopback.ts';
import { callerOf } from './mount.ts';
import { namedHost } from './named-host.ts';
import { type OwnAddresses, ownAddresses } from './own-addresses.ts';
import { securityHeaders } from './security-headers.ts';
import { toAppError } from './to-app-error.ts';

function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some calls of the contract send the JSON header with no body at all.
    if (body === '') return done(null, undefined);
    // The signature is over these very bytes, and is looked at before anything is made of them.
    if (request.routeOptions.config.isSigned) return done(null, body);
    parse(request, body as string, (error, value) => done(error && new AppError('malformed_json'), value));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

function logResponses(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: what stands in an address may be secret.
    const route = request.routeOptions.url ?? 'unmatched';
    const line = {
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    log.info(request.failure ? { ...line, failure: request.failure } : line, 'request');
    done();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How many calls are under way, and how many were refused for it by their rank, which reach no route and no log. */
    atTheDoor(): { inFlight: number; refused: Readonly<Record<string, number>> };
  }
  interface FastifyRequest {
    /** The error code that the request was answered with, for its line in the log. */
    failure: string | null;
  }
  interface FastifyContextConfig {
    /** The handler wants the body as text: see `consumes: 'signed'`. */
    isSigned?: boolean;
  }
}

/** What a server is meant to say when it is full, or at it: the request's own line tells, and costs nothing when it matters. */
const calm: ReadonlySet<string> = new Set<ErrorCode>(['busy', 'still_running']);

/** What keeps a server from taking a hand-in through no doing of its sender. */
const notTheSenders: ReadonlySet<string> = new Set<ErrorCode>(['too_busy', 'unavailable', 'busy']);

function answerErrors(app: FastifyInstance, log: Log, door?: Door): void {
  app.decorateRequest('failure', null);
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    // Of a database that is away, or a disk that is full, a line says all, and there may be thousands.
    if (error.code === 'unavailable') log.error({ id: request.id, why: String(thrown) }, 'request failed');
    else if (error.code === 'storage_full') log.warn({ id: request.id }, 'no room for what was sent');
    else if (error.status >= 500 && !calm.has(error.code)) log.error({ id: request.id, err: thrown }, 'request failed');
    request.failure = error.code;
    if (error.retryAfter) reply.header('retry-after', error.retryAfter);
    lingerAfterAnswer(request, reply);
    if (error.code === 'unavailable' && isPageVisit(request))
      return reply
        .status(error.status)
        .headers(awayPageHeaders)
        .send(awayPage(error.retryAfter ?? 5));
    // A hand-in that a server could not take is not late for it. Other calls get no stamp: who can have one refused at will
    // would gather stamps for every answer there is.
    const isStamped = isHandIn(request.raw) && notTheSenders.has(error.code);
    const stamp = isStamped ? door?.stampFor(request.headers) : null;
    return reply.status(error.status).send({ ...error.toBody(), ...(stamp && { stamp }) });
  });
}

/**
 * Ends the server as soon as what it has begun is answered, by whichever of its listeners that came in. A browser keeps its
 * connection open after that answer, so connections are let go again and again until none is left.
 */
export async function drain(app: FastifyInstance, listeners?: Listeners): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), 100);
  try {
    await Promise.all([listeners?.close(), app.close()]);
  } finally {
    clearInterval(letGo);
  }
}

/** Ids for the log: one random part a process, then a number. */
function countRequests(): () => string {
  const prefix = newId().slice(0, 8);
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

/** Believes exactly so many entries of X-Forwarded-For, counted from our own side; none when there is no proxy. */
function hops(count: false | number) {
  return count === false ? false : (_address: string, hop: number) => hop < count;
}

const longestRequestMs = 60 * 60_000;
const longestBodyMs = 5 * 60_000;

/** Forms and JSON are short: who sends them for minutes only holds a connection. Files have a watch of their own. */
function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if ((Number(length) > 0 || coding) && !type.startsWith('multipart/')) {
      const cut = setTimeout(() => request.raw.complete || request.raw.destroy(), longestBodyMs);
      cut.unref();
      request.raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
}

/**
 * On one's own machine a page of elsewhere could turn its own name to this server and read it as itself; a browser says
 * by which name it came.
 */
function refuseOtherNames(app: FastifyInstance, ownName: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOurs = !isFromLoopback(request) || namesLoopback(request) || namedHost(request) === ownName;
    done(isOurs ? undefined : new AppError('other_name'));
  });
}

/** The bare HTTP server with everything that each answer needs: headers, limits, error shape, one log line. */
export async function createHttp(
  config: Pick<Config, 'trustProxy' | 'mode' | 'publicUrl' | 'classroom'>,
  log: Log,
  { door, addresses = ownAddresses }: { door?: Door; addresses?: OwnAddresses | undefined } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: hops(config.trustProxy),
    genReqId: countRequests(),
    bodyLimit: 64 * 1024,
    // 50 MB over a weak signal take most of an hour; bodies that are not files get less (`cutSlowBodies`).
    // In front of everything, who is to be turned away is.
    serverFactory: (handle) =>
      createServer({ requestTimeout: longestRequestMs, keepAliveTimeout: 65_000 }, door ? guard(handle, door) : handle),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (thrown, _request, reply: FastifyReply) => {
      const error = toAppError(thrown);
      return reply.status(error.status).send(error.toBody());
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  if (config.mode === 'local') refuseOtherNames(app, new URL(config.publicUrl).hostname);
  if (config.classroom) openToTakersOnly(app, addresses);
  await app.register(rateLimit, {
    global: false,
    store: LimitStore,
    // Only the answer that refuses says when to come back.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  cutSlowBodies(app);
  readBodies(app);
  compressAnswers(app);
  logResponses(app, log);
  answerErrors(app, log, door);
  app.decorate('atTheDoor', () => ({
    inFlight: door?.admission.inFlight() ?? 0,
    refused: door?.admission.refused() ?? {},
  }));
  return app;
}
