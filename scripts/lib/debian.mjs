import { existsSync } from 'node:fs';
import { giveUp, inSeconds, say } from './print.mjs';
import { run } from './run.mjs';

/**
 * Installs a Debian package as root or through a sudo that asks nothing; otherwise says what to install, and stops.
 * @param {string} name
 * @param {string} purpose
 */
export async function installDebianPackage(name, purpose) {
  const instruction = `${purpose} is missing. Install it with: sudo apt-get install -y ${name}`;
  if (!existsSync('/usr/bin/apt-get')) giveUp(instruction);

  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await run('sudo', ['-n', 'true'])).ok) giveUp(instruction);
  /** @param {string[]} args */
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? run('/usr/bin/env', command.slice(1)) : run('sudo', ['-n', ...command]);
  };

  say(`Installing ${name} (once) …`);
  await apt('update');
  const result = await apt('install', '-y', '--no-install-recommends', name);
  if (!result.ok) giveUp(`${result.output.trim()}\n${instruction}`);
  say(`${name} installed in ${inSeconds(result.milliseconds)}.`);
}
