import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What a first visit loads before any page of its own, as a document and its style sheets name it.
const dist = 'web/dist';

const local = (/** @type {string} */ url) => join(dist, url.replace(/^\.?\//, '').replace(/[?#].*$/, ''));

/** @param {string} name */
function firstVisit(name) {
  const page = join(dist, name);
  if (!existsSync(page)) throw new Error('web/dist is missing: run npm run build first.');
  const html = readFileSync(page, 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].map(
    (m) => local(m[1] ?? ''),
  );
  const styles = named.filter((file) => file.endsWith('.css'));
  const fonts = styles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/url\(["']?(\/[^"')]+\.woff2)["']?\)/g)].map((m) => local(m[1] ?? '')),
  );
  return [...new Set([page, ...named, ...fonts])];
}

export default [
  {
    name: 'App shell over the wire, fonts included',
    path: firstVisit('index.html'),
    limit: '200 kB',
    brotli: true,
  },
  {
    // The bar is 120 kB for the whole visit; the rest is left to the quiz or the text itself.
    name: 'A shared quiz or study page over the wire, without what it shows',
    path: firstVisit('visitor.html'),
    limit: '90 kB',
    brotli: true,
  },
];
