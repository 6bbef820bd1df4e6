import { dirname } from 'node:path';
import { readSources } from './sources.mjs';

/**
 * Walls for tables: a table is named only in the folder that declares it (`*.tables.ts`) and in the rooms inside, there
 * only in a repo, a view or personal data. Whoever needs a row of another room asks its service, or joins the view that
 * the owner declares.
 */

const tablesFiles = /\.tables\.ts$/;

/** Where a domain may speak SQL. An adapter of a port that keeps rows is free to. */
const speaksSql = /\.(repo|view|data)\.ts$/;
const calls = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|table)\(\s*\[?\s*['"`](\w+)/g;
const words = /\b(?:from|join|into|update|table|only)\s+(\w+)/gi;
const isProgram = /(?<!\.test)\.ts$/;
const statement = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

/** Which folder declares which table. @param {Record<string, string>} sources */
export function tablesIn(sources) {
  /** @type {Map<string, string>} */
  const owned = new Map();
  for (const [path, text] of Object.entries(sources)) {
    const [, body = ''] = /interface Tables \{(.*?)\n {2}\}/s.exec(text) ?? [];
    for (const [, table = ''] of body.matchAll(/^ {4}(\w+): /gm)) owned.set(table, dirname(path));
  }
  return owned;
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, (found) => found.replace(/[^\n]/g, ' '));

/** Where SQL is written out: between backquotes, and what is executed as it stands. @param {string} text */
const templates = (text) => [...text.matchAll(/`[^`]*`|execute\(\s*(['"]).*?\1/g)];

/**
 * What breaks the walls in one file.
 * @param {string} path
 * @param {string} source
 * @param {Map<string, string>} owned
 */
export function wallFaults(path, source, owned) {
  const text = withoutComments(source);
  const isOfDomain = path.startsWith('server/src/domains/');
  const mayName = (/** @type {string} */ owner) =>
    path.startsWith(`${owner}/`) && (!isOfDomain || speaksSql.test(path));
  const lineOf = (/** @type {number} */ index) => text.slice(0, index).split('\n').length;
  const named = [
    ...[...text.matchAll(calls)].map((found) => ({ table: found[1] ?? '', line: lineOf(found.index) })),
    ...templates(text).flatMap((template) =>
      [...template[0].matchAll(words)].map((found) => ({
        table: found[1] ?? '',
        line: lineOf(template.index + found.index),
      })),
    ),
  ];
  const faults = named.flatMap(({ table, line }) => {
    const owner = owned.get(table);
    if (owner === undefined || mayName(owner)) return [];
    return `${path}:${line} names ${table}, a table of ${owner}: ask its service, or join its view`;
  });
  if (isOfDomain && faults.length === 0 && !speaksSql.test(path)) {
    const found = statement.exec(text);
    if (found) faults.push(`${path}:${lineOf(found.index)} speaks SQL: that is what a *.repo.ts is for`);
  }
  return faults;
}

/** Whether every table is named by its owner alone. */
export async function checkTableWalls() {
  const programs = readSources('server/src', isProgram);
  const owned = tablesIn(readSources('server/src', tablesFiles));
  const faults = Object.entries(programs)
    .filter(([path]) => !path.startsWith('server/src/ports/db/') && !path.includes('/migrations/'))
    .flatMap(([path, text]) => wallFaults(path, text, owned));
  if (owned.size === 0) faults.push('no tables were found in server/src');
  return { ok: faults.length === 0, output: faults.join('\n'), detail: `${owned.size} tables` };
}
