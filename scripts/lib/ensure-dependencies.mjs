import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, inSeconds, say } from './print.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean, inBundle?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * Installs the dependencies where node_modules is missing or belongs to another lockfile. Development
 * dependencies come too, whatever NODE_ENV says: a fresh clone has to be built.
 * @param {string} [folder]
 */
export async function ensureDependencies(folder = root) {
  const stamp = join(folder, 'node_modules', '.akada-lockfile');
  const locked = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const digest = createHash('sha256').update(locked).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  if (!isInstalled(folder, locked)) {
    say('Installing dependencies (once; about a minute) …');
    // npm runs its own commands with npm_execpath set; the plain name serves `node scripts/…`.
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args], { cwd: folder })
      : await run('npm', args, { cwd: folder });
    if (!result.ok) giveUp(`${result.output.trim()}\nThe dependencies could not be installed (npm ci, above).`);
    say(`Dependencies installed in ${inSeconds(result.milliseconds)}.`);
  }
  writeFileSync(stamp, digest);
}

/**
 * Whether somebody already ran `npm ci` or `npm install` for this lockfile: npm notes what it installed.
 * @param {string} folder
 * @param {string} locked
 */
export function isInstalled(folder, locked) {
  const note = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = /** @type {Lockfile} */ (JSON.parse(locked)).packages;
  const present = /** @type {Lockfile} */ (JSON.parse(readFileSync(note, 'utf8'))).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Optional packages are binaries of other platforms.
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}
