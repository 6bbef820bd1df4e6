import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What must hold, as the rules of the product list it.
 * @param {string} root
 * @returns {number[]}
 */
export function listPromises(root) {
  const rules = readFileSync(join(root, 'docs/product.md'), 'utf8');
  return [...rules.matchAll(/\*\*T(\d+)\*\*/g)].map(([, number]) => Number(number)).sort((a, b) => a - b);
}

const folders = ['answers', 'contract', 'engine', 'meaning', 'server', 'web', 'e2e', 'scripts', 'bench', 'content'];
const isTest = /\.(?:test|journey)\.(?:tsx?|mjs)$/;
/** The name of a test, or of a group of them, that begins with the numbers of what it holds. */
const named = /\(\s*(['"`])((?:T\d+(?:, | and | ))+.*?)\1/g;

/**
 * @typedef {{ file: string, name: string }} Holder
 * @param {string} root
 * @returns {Map<number, Holder[]>} the tests that hold each promise, by their names in the tree; also of numbers that none is listed under
 */
export function findHolders(root) {
  /** @type {Map<number, Holder[]>} */
  const holders = new Map(listPromises(root).map((number) => [number, []]));
  for (const file of folders.flatMap((folder) => testsIn(join(root, folder)))) {
    for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(named)) {
      for (const [, number] of (/^(?:T\d+(?:, | and | ))+/.exec(name)?.[0] ?? '').matchAll(/T(\d+)/g))
        holders.set(Number(number), [...(holders.get(Number(number)) ?? []), { file: relative(root, file), name }]);
    }
  }
  return holders;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|results)$/.test(entry.name) ? [] : testsIn(path);
    return isTest.test(entry.name) ? [path] : [];
  });
}
