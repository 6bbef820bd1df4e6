import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The app shell: what a first visit loads before any page of its own, as index.html and its style sheets name it.
const dist = 'web/dist';
const page = join(dist, 'index.html');
if (!existsSync(page)) throw new Error('web/dist is missing: run npm run build first.');

const local = (/** @type {string} */ url) => join(dist, url.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
const html = readFileSync(page, 'utf8');
const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map((m) =>
  local(m[1] ?? ''),
);
const styles = named.filter((file) => file.endsWith('.css'));
const fonts = styles.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/url\(["']?(\/[^"')]+\.woff2)["']?\)/g)].map((m) => local(m[1] ?? '')),
);

export default [
  {
    name: 'App shell over the wire, fonts included',
    path: [...new Set([page, ...named, ...fonts])],
    limit: '200 kB',
    brotli: true,
  },
];
