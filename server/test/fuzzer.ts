import type { ContractEntry } from '@akada/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
}

const nasty: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e21,
  true,
  [],
  {},
  [[]],
  '\u0000',
  '"; drop table users; --',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  'ọ̀rọ̀'.repeat(100),
  'x'.repeat(5000),
  '9'.repeat(400),
  'javascript:alert(1)',
  '{"__proto__":{"admin":true}}',
];

/** Small and seeded, so that a failing request can be made again. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Makes requests that are sometimes right, often nearly right and now and then absurd. */
export function createFuzzer(seed: number) {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

  function valueFor(schema: JsonSchema): unknown {
    if (random() < 0.3) return pick(nasty);
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) return valueFor(pick(schema.anyOf));
    if (schema.type === 'object') return objectFor(schema);
    if (schema.type === 'array')
      return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(schema.items ?? {}));
    if (schema.type === 'number' || schema.type === 'integer') return Math.floor(random() * 200) - 50;
    if (schema.type === 'boolean') return random() < 0.5;
    return random().toString(36).slice(2);
  }

  function objectFor(schema: JsonSchema): Record<string, unknown> {
    const entries = Object.entries(schema.properties ?? {}).filter(() => random() > 0.1);
    return Object.fromEntries(entries.map(([name, field]) => [name, valueFor(field)]));
  }

  const toSchema = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  // What a browser or proxy would never let through is not worth sending.
  const headerSafe = (value: unknown) => asText(value).replace(/[^\x20-\x7e]/g, '');

  function request({ endpoint, operation }: ContractEntry, token: string | undefined): InjectOptions {
    const params = operation.params ? objectFor(toSchema(operation.params)) : {};
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(params[name] ?? 'x')));
    const query = operation.query
      ? `?${new URLSearchParams(Object.entries(objectFor(toSchema(operation.query))).map(([k, v]): [string, string] => [k, asText(v)]))}`
      : '';
    const headers = operation.headers ? objectFor(toSchema(operation.headers)) : {};
    const body = operation.body && random() > 0.05 ? JSON.stringify(valueFor(toSchema(operation.body))) : undefined;
    const isBroken = random() < 0.03;
    return {
      method: endpoint.method,
      url: `/api/v1${path}${query}`,
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerSafe(value)])),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': random() < 0.02 ? 'text/plain' : 'application/json' }),
      },
      ...(body !== undefined && { payload: isBroken ? body.slice(0, -1) : body }),
    };
  }

  return { pick, request };
}
