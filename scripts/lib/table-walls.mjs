import { basename } from 'node:path';
import { readSources } from './sources.mjs';

/**
 * Walls for tables: a table is named only by the feature that owns it, there only in its repo, its views and its personal
 * data. Whoever needs a row of another feature asks its service, or joins the view that the owner declares.
 */

const tablesFolder = 'server/src/ports/db/tables';

/** Tables of the house itself, each named by one file. The others belong to the feature of their file's name. */
const owners = /** @type {Record<string, string>} */ ({
  sandbox: 'server/src/ports/payments/sandbox.ts',
});

/** Where a feature may speak SQL: `<f>.repo.ts`, `<f>.view.ts`, `<f>.data.ts`, also in its rooms. */
const speaksSql = /\.(repo|view|data)\.ts$/;
const calls = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|table)\(\s*\[?\s*['"`](\w+)/g;
const words = /\b(?:from|join|into|update|table|only)\s+(\w+)/gi;
const isProgram = /(?<!\.test)\.ts$/;
const statement = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

/** Which table stands in which file of tables/. @param {Record<string, string>} sources */
export function tablesIn(sources) {
  /** @type {Map<string, string>} */
  const owned = new Map();
  for (const [path, text] of Object.entries(sources)) {
    const [, body = ''] = /export interface \w+Tables \{(.*?)\n\}/s.exec(text) ?? [];
    for (const [, table = ''] of body.matchAll(/^ {2}(\w+): /gm)) owned.set(table, basename(path, '.ts'));
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
  const [, feature] = /^server\/src\/features\/([^/]+)\//.exec(path) ?? [];
  const mayName = (/** @type {string} */ owner) =>
    owners[owner] === undefined ? feature === owner && speaksSql.test(path) : path === owners[owner];
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
  if (feature && faults.length === 0 && !speaksSql.test(path)) {
    const found = statement.exec(text);
    if (found) faults.push(`${path}:${lineOf(found.index)} speaks SQL: that is what a *.repo.ts is for`);
  }
  return faults;
}

/** Whether every table is named by its owner alone. */
export async function checkTableWalls() {
  const owned = tablesIn(readSources(tablesFolder, isProgram));
  const sources = Object.entries(readSources('server/src', isProgram)).filter(
    ([path]) => !path.startsWith('server/src/ports/db/'),
  );
  const faults = sources.flatMap(([path, text]) => wallFaults(path, text, owned));
  if (owned.size === 0) faults.push(`no tables were found in ${tablesFolder}`);
  return { ok: faults.length === 0, output: faults.join('\n'), detail: `${owned.size} tables` };
}
