import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @typedef {import('vite').Manifest} Manifest */
/** @typedef {{ path: string, title: string, description: string, sources: string[] }} Page */
/** @typedef {{ pages: Page[], patterns: string[], visitorPatterns: readonly string[], takerPatterns: readonly string[], renderPage: (path: string) => Promise<string>, renderQuizForm: () => Promise<string> }} Program */

const dist = join(root, 'web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
const emptyRoot = '<div id="root"></div>';

/**
 * Renders the public pages into `web/dist/prerendered/` and writes `web/dist/pages.json`, from which the server knows
 * every address and its head. Runs after the browser's half was built.
 */
export async function prerenderPages() {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  if (!shell.includes(emptyRoot)) throw new Error(`web/index.html must hold ${emptyRoot}`);
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  // Only the build reads it.
  rmSync(join(dist, '.vite'), { recursive: true });
  const { pages, patterns, visitorPatterns, takerPatterns, renderPage, renderQuizForm } = await buildProgram();

  mkdirSync(join(dist, 'prerendered'));
  const entries = [];
  for (const { path, title, description, sources } of pages) {
    const file = `prerendered/${basename(path) || 'landing'}.html`;
    const filled = emptyRoot.replace('><', ` data-prerendered="${path}">${checked(path, await renderPage(path))}<`);
    const page = withPreloads(shell, manifest, sources).replace(emptyRoot, () => filled);
    writeFileSync(join(dist, file), readableFirst(page));
    entries.push({ path, title, description, file });
  }
  const visitor = readFileSync(join(dist, 'visitor.html'), 'utf8');
  const form = `${emptyRoot}<template id="quiz-form">${checked('/quiz', await renderQuizForm())}</template>`;
  writeFileSync(
    join(dist, 'visitor.html'),
    visitor.replace(emptyRoot, () => form),
  );
  writeFileSync(join(dist, 'pages.json'), JSON.stringify({ pages: entries, patterns, visitorPatterns, takerPatterns }));
}

/**
 * Builds the part of the web side that renders pages, and loads it.
 * @returns {Promise<Program>}
 */
async function buildProgram() {
  const { build } = await import('vite');
  const outDir = join(root, '.cache/prerender');
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    mode: 'production',
    build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false, manifest: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/**
 * The content policy forbids inline scripts, so a page that needs one would not work.
 * @param {string} path
 * @param {string} html
 */
function checked(path, html) {
  if (!html.includes('<h1')) throw new Error(`${path} was rendered without a heading`);
  if (/<script|<template/.test(html)) throw new Error(`${path} was rendered with parts that need an inline script`);
  return html;
}

/**
 * @param {string} shell
 * @param {Manifest} manifest
 * @param {string[]} sources
 */
function withPreloads(shell, manifest, sources) {
  const files = new Set(sources.flatMap((source) => filesOf(manifest, source)));
  const links = [...files].filter((file) => !shell.includes(file)).map(linkTo);
  return shell.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/**
 * What is there to read needs the style sheet alone; scripts take their turn after it.
 * @param {string} html
 */
function readableFirst(html) {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** @param {string} file */
function linkTo(file) {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" />`;
  return `<link rel="modulepreload" href="/${file}" />`;
}

/**
 * A chunk and all that it imports, down to the main script.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not among the built files`);
  if (seen.has(key) || chunk.isEntry) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}
