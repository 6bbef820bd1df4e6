import type {
  FeatureOperations,
  featureEndpoints,
  HandlerResult,
  Limit,
  Operation,
  ParsedInput,
} from '@akada/contract';
import { type ContractEntry, listContract, mediaTypes } from '@akada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from './app-error.ts';
import { streamed } from './events.ts';
import { createKeptAnswers, KeptAnswer, type KeptAnswers, type Written } from './kept-answers.ts';
import { networkOf } from './network.ts';
import { createWithout, type Making, type Once } from './once.ts';
import { parseInput } from './parse-input.ts';

/** What an access token says of itself. */
export interface SessionClaim {
  id: string;
  sessionId: string;
}

/**
 * The person behind a request, as the access token and its living session say, with what half of all calls would
 * otherwise look up again: by which clock their days begin.
 */
export interface Account extends SessionClaim {
  timezone: string;
  createdAt: Date;
}

export type Authenticate = (bearer: string, options?: { evenExpired?: boolean }) => Promise<Account | null>;

/** What a handler knows about the connection. */
export interface Caller {
  /** Whom limits count (`networkOf`): the address, or the network of an IPv6 one. */
  address: string;
  userAgent: string;
}

interface BaseCall<O extends Operation> extends ParsedInput<O> {
  caller: Caller;
  /** For `raw` operations only: they write their answer themselves. */
  request: FastifyRequest;
  reply: FastifyReply;
}

type AccountOf<Access> = Access extends 'account' ? Account : Account | null;

type Tables = typeof featureEndpoints;

type Handler<Call, Result> = (call: Call) => Promise<Result | KeptAnswer<Result> | typeof streamed>;

/** A handler in two halves: what it makes is written together with the key of the call, and told of afterwards. */
export interface Creating<Call, Result> {
  make(call: Call, making: Making): Promise<unknown>;
  tell?: ((call: Call, made: never) => Promise<Result>) | undefined;
}

/** Makes something, and tells of it from what was made alone; where that is left out, what was made is the answer. */
export function creating<Call, Made>(make: (call: Call, making: Making) => Promise<Made>): Creating<Call, Made>;
export function creating<Call, Made, Result>(
  make: (call: Call, making: Making) => Promise<Made>,
  tell: (call: Call, made: Made) => Promise<Result>,
): Creating<Call, Result>;
export function creating<Call, Made, Result>(
  make: (call: Call, making: Making) => Promise<Made>,
  tell?: (call: Call, made: Made) => Promise<Result>,
): Creating<Call, Result> {
  return { make, tell };
}

type HandlerOf<Endpoint, Call, Result> = Endpoint extends { creates: true }
  ? Creating<Call, Result>
  : Handler<Call, Result>;

type EndpointOf<F extends keyof FeatureOperations, Name> = Tables[F][Name & keyof Tables[F]];

/** One handler for each operation of a feature; the compiler names the one that is missing. */
export type Handlers<F extends keyof FeatureOperations> = {
  [Name in keyof FeatureOperations[F]]: FeatureOperations[F][Name] extends Operation
    ? HandlerOf<
        EndpointOf<F, Name>,
        BaseCall<FeatureOperations[F][Name]> & {
          account: AccountOf<EndpointOf<F, Name> extends { access: infer A } ? A : never>;
        },
        HandlerResult<FeatureOperations[F][Name]>
      >
    : never;
};

export type AllHandlers = { [F in keyof FeatureOperations]: Handlers<F> };

type LooseCall = BaseCall<Operation> & { account: Account | null };
type LooseHandler = Handler<LooseCall, unknown> | Creating<LooseCall, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
  interface FastifyReply {
    /** The answer, where it was made before: what compresses it need not do so again. */
    written: Written | null;
  }
}

interface MountDeps {
  authenticate: Authenticate;
  once: Once;
  /** Counts a call for all processes together; throws when it is one too many. */
  countForAll(key: string, limit: { max: number; seconds: number }): Promise<void>;
}

interface RouteDeps extends MountDeps {
  kept: KeptAnswers;
}

const maxKeyLength = 100;
const defaultLimit: Limit = { max: 1200, per: 'minute' };
const defaultBodyLimit = 64 * 1024;

/** Express-like braces of the contract become the router's colons. */
const toRoute = (path: string) => `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** Whom a limit counts: a person in one place, or a place. */
export const callerOf = ({ account, ip }: FastifyRequest) =>
  account ? `${account.id} ${networkOf(ip)}` : networkOf(ip);

/** The server can read several kinds of body, but each call takes one. */
function isExpectedType(request: FastifyRequest, { consumes = 'json' }: Operation): boolean {
  const type = request.headers['content-type'];
  return type === undefined || consumes === 'anything' || type.toLowerCase().startsWith(mediaTypes[consumes]);
}

/** The key by which a call that creates something goes, if its sender gave one. */
function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > maxKeyLength) throw new AppError('bad_request');
  return key;
}

function toRouteOptions(
  entry: ContractEntry,
  handler: LooseHandler,
  { authenticate, once, countForAll, kept }: RouteDeps,
): RouteOptions {
  const { endpoint, operation } = entry;
  const limit = operation.limit ?? defaultLimit;
  const call = `${entry.feature}.${entry.name}`;

  async function create({ make, tell }: Creating<LooseCall, unknown>, given: LooseCall, key: string | null) {
    const halves = {
      make: (making: Making) => make(given, making),
      tell: tell && ((made: never) => tell(given, made)),
    };
    const { account, params, query, headers, body } = given;
    if (key && account) {
      const input = { params, query, headers, body };
      return once.create({ userId: account.id, call: endpoint.keyedAs ?? call, key, input }, halves);
    }
    return createWithout(halves);
  }

  /** Only what the contract declares leaves the server, whatever the handler returned. */
  async function present(result: unknown, reply: FastifyReply): Promise<unknown> {
    if (!(result instanceof KeptAnswer)) return operation.response?.parse(result);
    reply.written = await kept.of(result, (one) => JSON.stringify(operation.response?.parse(one)));
    return reply.written.body;
  }

  return {
    method: endpoint.method,
    url: toRoute(endpoint.path),
    bodyLimit: operation.bodyLimit ?? defaultBodyLimit,
    config: {
      isSigned: operation.consumes === 'signed',
      isForTakers: operation.forTakers === true,
      rateLimit: { max: limit.max, timeWindow: limit.per === 'minute' ? 60_000 : 3_600_000 },
    },
    async onRequest(request) {
      const bearer = bearerOf(request);
      request.account = bearer ? await authenticate(bearer, operation) : null;
      if (endpoint.access === 'account' && !request.account) throw new AppError('unauthenticated');
      if (!isExpectedType(request, operation)) throw new AppError('unsupported_media_type');
    },
    /**
     * What is limited by the minute guards this process, and is counted in it. What is limited by the hour is dear or
     * writes letters: two processes must not allow it twice. Behind the other count, so that a flood reaches no table.
     */
    ...(limit.per === 'hour' && {
      async preParsing(request: FastifyRequest) {
        await countForAll(`call ${call} ${callerOf(request)}`, { max: limit.max, seconds: 3600 });
      },
    }),
    async handler(request, reply) {
      const input = parseInput(operation, request);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const caller = { address: networkOf(request.ip), userAgent };
      const given = { ...input, account: request.account, caller, request, reply };
      const answered =
        typeof handler === 'function' ? await handler(given) : await create(handler, given, keyOf(request));
      if (operation.raw || answered === streamed) return reply;
      const result = await present(answered, reply);
      reply.status(operation.status ?? 200);
      // Phones are shared: what an account was told stays in no cache.
      reply.header('cache-control', operation.cacheSeconds ? `public, max-age=${operation.cacheSeconds}` : 'no-store');
      if (reply.written) reply.type('application/json; charset=utf-8');
      return reply.send(result);
    },
  };
}

/** Registers every call of the contract. A call without a handler stops the start. */
export function mount(app: FastifyInstance, handlers: AllHandlers, deps: MountDeps): void {
  app.decorateRequest('account', null);
  app.decorateReply('written', null);
  const kept = createKeptAnswers();
  const table = handlers as unknown as Record<string, Record<string, LooseHandler>>;
  for (const entry of listContract()) {
    const handler = table[entry.feature]?.[entry.name];
    if (!handler) throw new Error(`The contract's ${entry.feature}.${entry.name} has no handler.`);
    app.route(toRouteOptions(entry, handler, { ...deps, kept }));
  }
}
