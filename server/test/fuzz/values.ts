import type { Random } from './random.ts';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Names that every object has without being given them. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

const nasty: unknown[] = [
  ...[null, '', ' ', 0, -1, 0.5, 1e21, -1e21, true, [], {}, [[]]],
  ...inherited,
  '\u0000',
  '\ud800',
  'half an emoji \ud83d',
  '\udc00'.repeat(30),
  '😀'.repeat(50),
  '"; drop table users; --',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  'ọ̀rọ̀'.repeat(100),
  'x'.repeat(5000),
  '9'.repeat(400),
  '[a]('.repeat(300),
  'javascript:alert(1)',
  '{"__proto__":{"admin":true}}',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  { toString: 1, valueOf: [] },
  { constructor: { prototype: {} } },
];

/** How wild a request is: as the schema says, with a fault here and there, or anything at all. */
export type Wildness = 0 | 0.1 | 0.4;

/**
 * Makes values of a schema. `known` holds what answers have shown under a name (ids, tokens), so that calls meet things
 * that exist.
 */
export function createValues(random: Random, known: Map<string, string[]>) {
  function valueFor(schema: JsonSchema, wild: Wildness, name = ''): unknown {
    if (random.chance(wild)) return random.pick(nasty);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    if (schema.anyOf) return valueFor(random.pick(schema.anyOf), wild, name);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, wild, name)));
    switch (schema.type) {
      case 'object':
        return objectFor(schema, wild);
      case 'array': {
        const least = schema.minItems ?? 0;
        const length = least + random.below(Math.min(4, (schema.maxItems ?? 9) - least + 1));
        return Array.from({ length }, () => valueFor(schema.items ?? {}, wild, name));
      }
      case 'number':
      case 'integer':
        return numberFor(schema);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return textFor(schema, name);
    }
  }

  function objectFor(schema: JsonSchema, wild: Wildness): Record<string, unknown> {
    const left = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name) ? !random.chance(wild / 2) : random.chance(0.7),
    );
    const given = left.map(([name, field]) => [name, valueFor(field, wild, name)]);
    if (typeof schema.additionalProperties === 'object') {
      const key = random.chance(wild) ? random.pick(inherited) : textFor({}, 'id');
      given.push([key, valueFor(schema.additionalProperties, wild)]);
    }
    if (random.chance(wild))
      given.push([random.pick([...inherited, 'plan', 'user_id', 'half \ud800']), random.pick(nasty)]);
    return Object.fromEntries(given);
  }

  function numberFor({ minimum = -50, maximum = 200 }: JsonSchema): number {
    const [low, high] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
    return random.chance(0.1) ? random.pick([low, high]) : Math.ceil(low) + random.below(Math.max(1, high - low));
  }

  function textFor({ format, minLength = 0, maxLength = 60 }: JsonSchema, name: string): string {
    const seen = known.get(name);
    if (seen && random.chance(0.8)) return random.pick(seen);
    if (format === 'email' || name.includes('email')) return `${random.word()}@student.example`;
    if (format === 'date' || /date|^day$/.test(name)) return `2027-0${1 + random.below(9)}-1${random.below(9)}`;
    if (format === 'date-time') return '2027-01-01T10:00:00Z';
    if (format === 'uri') return 'https://example.org/a';
    const text = random.pick(['Osmosis in plant cells', 'COS 101', 'water', random.word(), 'ẹ̀kọ́ 😀']);
    return text.padEnd(minLength, 'x').slice(0, Math.max(minLength, Math.min(maxLength, 60)));
  }

  return { valueFor, objectFor };
}
