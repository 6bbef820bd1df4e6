import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What must hold; three numbers were given up. From T65 on the name of the test says it. */
const unused = [8, 15, 32];
export const promises = Array.from({ length: 80 }, (_, i) => i + 1).filter((number) => !unused.includes(number));

const folders = ['answers', 'contract', 'engine', 'meaning', 'server', 'web', 'e2e', 'scripts', 'bench', 'content'];
const isTest = /\.(?:test|journey)\.(?:tsx?|mjs)$/;
/** The name of a test, or of a group of them, that begins with the numbers of what it holds. */
const named = /\(\s*(['"`])((?:T\d{1,2}(?:, | and | ))+.*?)\1/g;

/**
 * @typedef {{ file: string, name: string }} Holder
 * @param {string} root
 * @returns {Map<number, Holder[]>} the tests that hold each promise, by their names in the tree
 */
export function findHolders(root) {
  /** @type {Map<number, Holder[]>} */
  const holders = new Map(promises.map((number) => [number, []]));
  for (const file of folders.flatMap((folder) => testsIn(join(root, folder)))) {
    for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(named)) {
      for (const [, number] of (/^(?:T\d{1,2}(?:, | and | ))+/.exec(name)?.[0] ?? '').matchAll(/T(\d+)/g))
        holders.get(Number(number))?.push({ file: relative(root, file), name });
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
