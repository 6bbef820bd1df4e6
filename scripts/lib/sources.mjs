import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The texts of the wanted files below a folder of the repository, by path; installed packages are not among them.
 * @param {string} folder
 * @param {RegExp} wanted
 * @returns {Record<string, string>}
 */
export function readSources(folder, wanted) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => wanted.test(path) && !path.includes('node_modules/'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
