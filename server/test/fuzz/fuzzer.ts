import type { ContractEntry } from '@akada/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { createRandom } from './random.ts';
import { createUploads } from './uploads.ts';
import { createValues, type JsonSchema, type Wildness } from './values.ts';

const toSchema = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
// What a browser or proxy would never let through is not worth sending.
const headerSafe = (value: unknown) => asText(value).replace(/[^\x20-\x7e]/g, '');
/** A half character has no place in an address; whoever types one sends its bytes. */
const inAddress = (value: unknown) => encodeURIComponent(asText(value).replace(/\p{Surrogate}/gu, '\ufffd'));

const mostKnown = 40;
const isTelling = (name: string) => /(?:^|_)(?:id|ids|token|link|code|reference|sprintId|documentId)$|Id$/.test(name);

/** Makes requests that are sometimes right, often nearly right and now and then absurd, and learns ids from answers. */
export function createFuzzer(seed: number) {
  const random = createRandom(seed);
  const known = new Map<string, string[]>();
  const { valueFor, objectFor } = createValues(random, known);
  const upload = createUploads(random);

  function remember(name: string, text: string): void {
    const seen = known.get(name) ?? [];
    if (seen.includes(text)) return;
    // Older ones go: what they name is mostly gone by then.
    known.set(name, [...seen, text].slice(-mostKnown));
  }

  /** Keeps what an answer names, under its own name and as an id of anything. */
  function learn(answer: unknown, name = ''): void {
    if (typeof answer === 'string' && isTelling(name) && answer.length < 200) {
      const bare = answer.replace(/^.*\//, '');
      remember(name, bare);
      remember('id', bare);
    } else if (typeof answer === 'object' && answer !== null) {
      for (const [key, part] of Object.entries(answer)) learn(part, Array.isArray(answer) ? name : key);
    }
  }

  /** A name that no answer has shown is taken for an id. */
  const paramFor = (name: string, given: unknown) => {
    const seen = known.get(name) ?? (typeof given === 'number' ? undefined : known.get('id'));
    return seen && random.chance(0.7) ? random.pick(seen) : (given ?? 'x');
  };

  function request({ endpoint, operation }: ContractEntry, token: string | undefined): InjectOptions {
    const wild: Wildness = random.pick([0, 0.1, 0.1, 0.4] as const);
    const params = operation.params ? objectFor(toSchema(operation.params), wild) : {};
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => inAddress(paramFor(name, params[name])));
    const asked = Object.entries(operation.query ? objectFor(toSchema(operation.query), wild) : {});
    const query = asked.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&');
    const headers = Object.entries(operation.headers ? objectFor(toSchema(operation.headers), wild) : {});
    const hasBody = operation.body && !random.chance(wild / 4);
    const isUpload = hasBody && operation.consumes === 'multipart';
    const body = hasBody && !isUpload ? JSON.stringify(valueFor(toSchema(operation.body!), wild)) : undefined;
    const sent = isUpload ? upload(wild) : undefined;
    return {
      method: endpoint.method,
      url: `/api/v1${path}${query && `?${query}`}`,
      headers: {
        ...Object.fromEntries(headers.map(([name, value]) => [name, headerSafe(value)])),
        ...(token && { authorization: `Bearer ${token}` }),
        ...sent?.headers,
        ...(body !== undefined && { 'content-type': random.chance(wild / 10) ? 'text/plain' : 'application/json' }),
      },
      ...(sent && { payload: sent.payload }),
      ...(body !== undefined && { payload: random.chance(wild / 10) ? body.slice(0, -1) : body }),
    };
  }

  return { random, request, learn };
}
