import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { inputsOf } from './staleness.mjs';

/** @typedef {'server' | 'web'} PartName */

const shared = ['package-lock.json', 'tsconfig.base.json', 'contract', 'engine', 'content', 'scripts/lib'];

/** What is built, from which files, and the file whose absence means that it was not. */
const parts = {
  server: {
    inputs: [...shared, 'answers', 'meaning', 'server', 'web/onefile', 'web/src/ui'],
    output: 'server/dist/main.js',
  },
  web: { inputs: [...shared, 'answers', 'web'], output: 'web/dist/index.html' },
};

/** @param {PartName} name */
export function partState(name) {
  const { inputs, output } = parts[name];
  const state = inputsOf(root, inputs, join(root, '.cache', `build-${name}.json`));
  return { ...state, isStale: state.isStale || !existsSync(join(root, output)) };
}

/** Names of the parts whose output does not match their sources. */
export function staleParts() {
  return /** @type {PartName[]} */ (Object.keys(parts)).filter((name) => partState(name).isStale);
}
