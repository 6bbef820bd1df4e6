import { type ContractEntry, errors, type Operation } from '@akada/contract';
import { z } from 'zod';

/** A readable page made from the contract alone: no script, works in print and without a network. */

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
}

function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ');
  if (schema.type === 'array') return `${typeName(schema.items ?? {})}[]`;
  return String(schema.type ?? 'any');
}

function rows(schema: JsonSchema, prefix = ''): string {
  const fields = schema.type === 'array' ? schema.items : schema;
  return Object.entries(fields?.properties ?? {})
    .map(([name, field]) => {
      const path = `${prefix}${name}`;
      const optional = fields?.required?.includes(name) ? '' : ' <small>optional</small>';
      const own = `<tr><td><code>${escapeHtml(path)}</code>${optional}</td><td>${escapeHtml(typeName(field))}</td><td>${escapeHtml(field.description ?? '')}</td></tr>`;
      return own + rows(field, field.type === 'array' ? `${path}[].` : `${path}.`);
    })
    .join('');
}

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const body = rows(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
  return body ? `<h4>${title}</h4><div class="scroll"><table>${body}</table></div>` : '';
}

function failures({ errors: codes = [] }: Operation): string {
  if (codes.length === 0) return '';
  const items = codes.map((code) => `<li><code>${errors[code][0]} ${code}</code> ${escapeHtml(errors[code][1])}</li>`);
  return `<h4>May answer</h4><ul>${items.join('')}</ul>`;
}

function call({ endpoint, operation }: ContractEntry): string {
  const access = endpoint.access === 'public' ? 'no token needed' : 'needs a token';
  return `<article><h3><code>${endpoint.method} /api/v1${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(operation.summary)} <small>(${access})</small></p>
${part('Path', operation.params, 'input')}${part('Query', operation.query, 'input')}${part('Headers', operation.headers, 'input')}
${part('Body', operation.body, 'input')}${part(`Answer ${operation.status ?? 200}`, operation.response, 'output')}${failures(operation)}</article>`;
}

/** Served as a file, because the policy allows no inline style. */
export const referenceStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1d2a24;background:#faf6ee}
code{font-size:.95em}article{border-top:1px solid #cbbfa8;padding:.5rem 0}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #e3d9c6;padding:.25rem .75rem .25rem 0;vertical-align:top}
small{color:#5c665f}a{color:#0d5c3f}@media(prefers-color-scheme:dark){body{background:#14201a;color:#ece5d6}a{color:#7fd1a8}small{color:#a9b5ac}article,td{border-color:#33443b}}`;

export function renderReference(entries: ContractEntry[]): string {
  const features = [...new Set(entries.map((entry) => entry.feature))];
  const sections = features.map(
    (feature) =>
      `<section id="${feature}"><h2>${feature}</h2>${entries
        .filter((entry) => entry.feature === feature)
        .map(call)
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API reference · Akada</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Akada API reference</h1>
<p>Errors are JSON <code>{"detail", "code"}</code>; a 422 carries a list of <code>{"loc", "msg", "type"}</code>.
The same as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
<nav>${features.map((feature) => `<a href="#${feature}">${feature}</a>`).join(' · ')}</nav>${sections.join('')}</main></body></html>`;
}
