import { z } from 'zod';
import type { ContractEntry } from '../contract.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { mediaTypes, type Operation } from './operation.ts';

type Json = Record<string, unknown>;

/** Codes that every call may answer with, because the platform answers them before any handler runs. */
const sharedErrors: ErrorCode[] = [
  'bad_request',
  'validation_failed',
  'too_many_requests',
  'internal',
  'unavailable',
  'too_busy',
];
const bodyErrors: ErrorCode[] = ['malformed_json', 'body_too_large', 'unsupported_media_type'];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return rest;
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'With the same key the call creates once: a copy within 30 days gets the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

function parameters({ endpoint, operation }: ContractEntry): Json[] {
  const places = { path: operation.params, query: operation.query, header: operation.headers };
  const declared = Object.entries(places).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: (property as Json).description,
      schema: property,
    }));
  });
  return endpoint.creates ? [...declared, idempotencyKey] : declared;
}

function requestBody({ body, consumes = 'json' }: Operation): Json | undefined {
  if (!body) return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: { [mediaTypes[consumes]]: { schema: jsonSchema(body, 'input') } },
  };
}

/** Every code that a call may answer with, as its OpenAPI page lists them. */
export function errorCodesOf(entry: ContractEntry): Set<ErrorCode> {
  return new Set([
    ...sharedErrors,
    ...(entry.operation.body ? bodyErrors : []),
    // The account may be deleted on another device while the call is under way.
    ...(entry.endpoint.access === 'account' ? (['unauthenticated', 'not_found'] as const) : []),
    ...(entry.endpoint.creates ? (['still_running', 'key_used_otherwise'] as const) : []),
    ...(entry.operation.params ? (['not_found'] as const) : []),
    ...(entry.operation.errors ?? []),
  ]);
}

function errorResponses(entry: ContractEntry): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(entry))
    byStatus.set(errors[code][0], [...(byStatus.get(errors[code][0]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${errors[code][1]}`).join(' · '),
        content: {
          'application/json': {
            schema: { $ref: status === 422 ? '#/components/schemas/ValidationError' : '#/components/schemas/Error' },
          },
        },
      },
    ]),
  );
}

function successResponse(operation: Operation): Json {
  const content = operation.response
    ? { 'application/json': { schema: jsonSchema(operation.response, 'output') } }
    : operation.raw && { [operation.raw]: {} };
  return { description: operation.summary, ...(content && { content }) };
}

function toOperation(entry: ContractEntry): Json {
  const { operation, endpoint } = entry;
  return {
    operationId: `${entry.feature}.${entry.name}`,
    tags: [entry.feature],
    summary: operation.summary,
    security: endpoint.access === 'account' ? [{ bearer: [] }] : [],
    parameters: parameters(entry),
    requestBody: requestBody(operation),
    responses: { [String(operation.status ?? 200)]: successResponse(operation), ...errorResponses(entry) },
  };
}

const components = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  schemas: {
    Error: {
      type: 'object',
      required: ['detail', 'code'],
      properties: {
        detail: { type: 'string', description: 'A sentence for people.' },
        code: { type: 'string', enum: Object.keys(errors), description: 'Stable, for programs.' },
        about: { type: 'string', description: 'The id of what it speaks of, where there is something to go on with.' },
        stamp: {
          type: 'string',
          description:
            'Of an attempt that could not be taken just now: sent again with it, it counts as of this moment.',
        },
      },
    },
    ValidationError: {
      type: 'object',
      required: ['detail', 'code'],
      properties: {
        detail: {
          anyOf: [
            { type: 'string' },
            {
              type: 'array',
              items: {
                type: 'object',
                required: ['loc', 'msg', 'type'],
                properties: {
                  loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
                  msg: { type: 'string' },
                  type: { type: 'string' },
                },
              },
            },
          ],
        },
        code: { type: 'string', enum: Object.keys(errors) },
      },
    },
  },
};

/** The contract as an OpenAPI 3.1 document: published for readers and walked by the security tests. */
export function toOpenApi(entries: ContractEntry[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const entry of entries) {
    const path = `/api/v1${entry.endpoint.path}`;
    paths[path] = { ...paths[path], [entry.endpoint.method.toLowerCase()]: toOperation(entry) };
  }
  return { openapi: '3.1.0', info, servers: [{ url: '/' }], paths, components };
}
