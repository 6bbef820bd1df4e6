import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const listed = join(root, 'web/dist/pages.json');

interface BuiltAddresses {
  pages: { path: string; title: string; description: string }[];
  patterns: string[];
}

const built: BuiltAddresses = existsSync(listed)
  ? JSON.parse(readFileSync(listed, 'utf8'))
  : { pages: [], patterns: [] };

/** The public pages, which the build writes as they are before any script; none before the first build. */
export const builtPages = built.pages;

/** Every address of the product as the build lists them, with `:name` for what varies. */
export const addressPatterns = built.patterns;

/** Whether a path, with or without a query, belongs to an address. */
export function isAt(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(path.replace(/\?.*$/, ''));
}
