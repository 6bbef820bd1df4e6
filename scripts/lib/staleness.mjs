import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ size: number, time: number, digest: string }} Fingerprint */
/** @typedef {Record<string, Fingerprint>} Fingerprints */

const ignoredFolders = new Set(['node_modules', 'dist']);
const isTest = /\.(test|journey)\.[a-z]+$/;

/**
 * Remembers what a build was made from. A look costs one stat a file; contents are read again only where size or
 * time changed, so a fresh clone with the same contents, or a touched file, is not stale.
 * @param {string} base folder that inputs are relative to
 * @param {string[]} inputs files and folders; a missing one counts as empty
 * @param {string} note where the memory is kept
 */
export function inputsOf(base, inputs, note) {
  const before = readNote(note);
  /** @type {Fingerprints} */
  const now = {};
  for (const input of inputs) collect(base, input, before, now);
  const isStale = summary(before) !== summary(now);
  const remember = () => {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify(now));
  };
  // Touched but equal: note the new times, or every later look would read those files again.
  if (!isStale && Object.keys(now).some((path) => now[path] !== before[path])) remember();
  return {
    isStale,
    remember,
    /** Called before building: an interrupted build is a stale one. */
    forget: () => rmSync(note, { force: true }),
  };
}

/**
 * @param {string} note
 * @returns {Fingerprints}
 */
function readNote(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} base
 * @param {string} path
 * @param {Fingerprints} before
 * @param {Fingerprints} now
 */
function collect(base, path, before, now) {
  const full = join(base, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(full)) {
      if (!ignoredFolders.has(name)) collect(base, join(path, name), before, now);
    }
    return;
  }
  if (isTest.test(path)) return;
  const known = before[path];
  now[path] =
    known?.size === found.size && known.time === found.mtimeMs
      ? known
      : { size: found.size, time: found.mtimeMs, digest: sha256(readFileSync(full)) };
}

/** @param {Fingerprints} files */
function summary(files) {
  const lines = Object.keys(files)
    .sort()
    .map((path) => `${path} ${files[path]?.digest}`);
  return lines.join('\n');
}

/** @param {Buffer} bytes */
function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
