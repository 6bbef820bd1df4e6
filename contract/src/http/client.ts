import { ApiError, UnreadableAnswer } from './api-error.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import type { CallInput, CallResult, Operation } from './operation.ts';

export interface RawCall {
  endpoint: Endpoint;
  url: string;
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
}

/** Sends one call. The web app's adds the token and the refresh rule; a test's goes straight into the app. */
export type Transport = (call: RawCall) => Promise<Response>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page, for what is saved on leaving. */
  keepalive?: boolean;
  /** What a call that creates something goes by: given by a form, it stays the same however often it is pressed. */
  idempotencyKey?: string;
}

type Call<O extends Operation> = keyof CallInput<O> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<CallResult<O>>
  : Record<string, never> extends CallInput<O>
    ? (input?: CallInput<O>, options?: CallOptions) => Promise<CallResult<O>>
    : (input: CallInput<O>, options?: CallOptions) => Promise<CallResult<O>>;

/** A typed function for each operation of each feature. */
export type Client<Features> = {
  [F in keyof Features]: {
    [Name in keyof Features[F]]: Features[F][Name] extends Operation ? Call<Features[F][Name]> : never;
  };
};

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toSearch(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function toHeaders(input: LooseInput, isJson: boolean): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isJson) headers['content-type'] = 'application/json';
  for (const [key, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers[key] = String(value);
  }
  return headers;
}

/** Whether nobody can say yet if a call was carried out: it may have been, and the answer was lost. */
const isUndecided = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'still_running';

const UNDECIDED_MS = 600_000;

/**
 * Sends a call that creates something by its key. One of which nobody knows what became of it keeps the key: the same call,
 * made again, is then the same; hours later it is meant anew.
 */
function keyedSender() {
  const undecided = new Map<string, { key: string; at: number }>();
  return async <Answer>(name: string, given: string | undefined, send: (key: string) => Promise<Answer>) => {
    if (given !== undefined) return send(given);
    const last = undecided.get(name);
    const now = Date.now();
    const key = last && now - last.at < UNDECIDED_MS ? last.key : newKey();
    undecided.set(name, { key, at: now });
    try {
      const answer = await send(key);
      undecided.delete(name);
      return answer;
    } catch (error) {
      if (!isUndecided(error)) undecided.delete(name);
      throw error;
    }
  };
}

/** Random enough to be nobody else's; `randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the parser says of a page in place of an answer would help nobody. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableAnswer(error) : error;
  }
}

/** Builds the typed client from endpoint tables; `Features` carries the operations' types. */
export function createClient<Features>(
  tables: { [F in keyof Features]: EndpointTable },
  baseUrl: string,
  send: Transport,
): Client<Features> {
  const sendKeyed = keyedSender();
  const callerOf = (endpoint: Endpoint) => {
    return async (input: LooseInput = {}, { idempotencyKey, ...options }: CallOptions = {}) => {
      const isForm = input.body instanceof FormData;
      const isJson = input.body !== undefined && !isForm;
      const url = baseUrl + fillPath(endpoint.path, input.params) + toSearch(input.query);
      const body = isJson ? JSON.stringify(input.body) : (input.body as FormData | undefined);
      const ask = async (key?: string) => {
        const response = await send({
          endpoint,
          url,
          init: {
            method: endpoint.method,
            headers: { ...toHeaders(input, isJson), ...(key && { 'idempotency-key': key }) },
            ...(body !== undefined && { body }),
            ...options,
          },
        });
        if (!response.ok) throw await ApiError.from(response);
        return response.status === 204 ? undefined : readJson(response);
      };
      return endpoint.creates ? sendKeyed(`${url} ${body}`, idempotencyKey, ask) : ask();
    };
  };
  const client = Object.entries<EndpointTable>(tables).map(([feature, table]) => [
    feature,
    Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, callerOf(endpoint)])),
  ]);
  return Object.fromEntries(client) as Client<Features>;
}
