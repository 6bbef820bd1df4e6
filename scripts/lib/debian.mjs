import { existsSync } from 'node:fs';
import { giveUp, inSeconds, say } from './print.mjs';
import { run } from './run.mjs';

/**
 * Installs Debian packages as root or through a sudo that asks nothing; otherwise says what to install, and stops.
 * @param {string[]} names
 * @param {string} purpose
 */
export async function installDebianPackages(names, purpose) {
  const list = names.join(' and ');
  const instruction = `${purpose} is missing. Install it with: sudo apt-get install -y ${names.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) giveUp(instruction);

  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await run('sudo', ['-n', 'true'])).ok) giveUp(instruction);
  /** @param {string[]} args */
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? run('/usr/bin/env', command.slice(1)) : run('sudo', ['-n', ...command]);
  };

  say(`Installing ${list} (once) …`);
  await apt('update');
  const result = await apt('install', '-y', '--no-install-recommends', ...names);
  if (!result.ok) giveUp(`${result.output.trim()}\n${instruction}`);
  say(`${list} installed in ${inSeconds(result.milliseconds)}.`);
}
