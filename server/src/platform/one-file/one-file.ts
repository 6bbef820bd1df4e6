import { createHash } from 'node:crypto';
import type { OneFileParts } from './parts.ts';

interface Page {
  title: string;
  /** HTML that was sanitised or escaped. */
  body: string;
  /** What the script goes by; it stands in the page as text and is never run. */
  data: object;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** An element's text in which nothing can end it. */
const asJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * A whole page in one file. Its policy stands before everything else: the one script and the one style sheet by their
 * hashes, pictures and fonts only from within, no request to anywhere.
 */
export function oneFile({ title, body, data }: Page, { script, style }: OneFileParts): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en-GB"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style></head>`,
    `<body>${body}`,
    `<script type="application/json" id="data">${asJson(data)}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('\n');
}
