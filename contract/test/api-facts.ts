type Json = Record<string, unknown>;

const alternatives = ['anyOf', 'oneOf', 'allOf'] as const;

/** Every field below a schema as `path type`; a field that must be there ends with `!`. */
function* fieldsOf(schema: Json, path: string): Generator<string> {
  const variants = alternatives.flatMap((word) => (schema[word] as Json[] | undefined) ?? []);
  for (const variant of variants) yield* fieldsOf(variant, path);
  const { type, properties, required = [], items, additionalProperties } = schema;
  if (type !== undefined && type !== 'object' && type !== 'array') yield `${path} ${type}`;
  for (const [name, field] of Object.entries((properties as Json | undefined) ?? {})) {
    const must = (required as string[]).includes(name) ? '!' : '';
    yield `${path}.${name}${must}`;
    yield* fieldsOf(field as Json, `${path}.${name}`);
  }
  if (items) yield* fieldsOf(items as Json, `${path}[]`);
  if (typeof additionalProperties === 'object') yield* fieldsOf(additionalProperties as Json, `${path}{}`);
}

function* schemasOf(content: unknown, path: string): Generator<string> {
  for (const [media, { schema }] of Object.entries((content ?? {}) as Record<string, { schema?: Json }>)) {
    yield `${path} ${media}`;
    if (schema) yield* fieldsOf(schema, path);
  }
}

/**
 * What an OpenAPI document promises, a line each: calls, parameters, fields of requests and of answers. Two documents
 * can be compared by them.
 */
export function apiFacts(document: Json): string[] {
  const facts = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
    for (const [method, call] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      facts.add(name);
      for (const { name: parameter, in: place, required } of (call.parameters ?? []) as Json[]) {
        facts.add(`${name} takes ${place} ${parameter}${required ? '!' : ''}`);
      }
      const { content, required } = (call.requestBody ?? {}) as Json;
      if (required) facts.add(`${name} takes body!`);
      for (const fact of schemasOf(content, 'body')) facts.add(`${name} takes ${fact}`);
      for (const [status, answer] of Object.entries(call.responses as Record<string, Json>)) {
        for (const fact of schemasOf(answer.content, status)) facts.add(`${name} gives ${fact}`);
      }
    }
  }
  return [...facts].sort();
}
