import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What a first visit loads, as the document, its style sheets and its scripts name it.
const dist = 'web/dist';

const local = (/** @type {string} */ url) => join(dist, url.replace(/^\.?\//, '').replace(/[?#].*$/, ''));

/**
 * A document with the scripts, styles, pictures and fonts that it names.
 * @param {string} name
 */
function documentFiles(name) {
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
  // Only a page with a formula asks for the font of formulas.
  return [page, ...named, ...fonts.filter((file) => !/akada-maths/.test(file))];
}

/**
 * A page's script, which the document's script asks for by itself, with everything that it imports.
 * @param {string} name
 * @param {Set<string>} [seen]
 */
function scriptFiles(name, seen = new Set()) {
  const folder = join(dist, 'assets');
  const file = readdirSync(folder).find((entry) => entry === name || entry.replace(/-[\w-]{8}\.js$/, '') === name);
  if (!file) throw new Error(`There is no script ${name} in ${folder}.`);
  const path = join(folder, file);
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, next = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)) {
    scriptFiles(next, seen);
  }
  return seen;
}

const visitor = (/** @type {string} */ page) => [
  ...new Set([...documentFiles('visitor.html'), ...scriptFiles('render'), ...scriptFiles(page)]),
];

export default [
  {
    name: 'App shell over the wire, fonts included',
    path: [...new Set(documentFiles('index.html'))],
    limit: '170 kB',
    brotli: true,
  },
  // The bar is 120 kB for a whole visit; the rest is left to the quiz or the text itself.
  {
    name: 'A shared quiz over the wire, without its questions',
    path: visitor('quiz-page'),
    limit: '110 kB',
    brotli: true,
  },
  { name: 'The page for a typed code over the wire', path: visitor('code-page'), limit: '100 kB', brotli: true },
  {
    name: 'A study page over the wire, without its text',
    path: visitor('study-page-view'),
    limit: '100 kB',
    brotli: true,
  },
  {
    name: 'A shared past paper over the wire, without its questions',
    path: visitor('shared-paper-view'),
    limit: '100 kB',
    brotli: true,
  },
];
