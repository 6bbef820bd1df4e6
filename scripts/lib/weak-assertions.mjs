import { readSources } from './sources.mjs';

/**
 * Assertions that pass when the thing itself is missing: one that puts something else in its place, and one that only
 * says what a part of it is not.
 */

const folders = [
  'answers',
  'bench',
  'content',
  'contract',
  'e2e',
  'engine',
  'faults',
  'meaning',
  'scripts',
  'server',
  'web',
];
const standIn = /\bexpect\([^;]*\?\?/;
const absent = /\bexpect\([^;]*\?\.[^;]*\)\.(?:not\.to(?:Be|BeNull|Equal|Match)\(|toBeUndefined\(|toBeFalsy\()/;

/** The lines of a test that would pass on nothing. @param {string} path @param {string} text */
export function weakAssertions(path, text) {
  return text.split('\n').flatMap((line, index) => {
    if (standIn.test(line)) return `${path}:${index + 1} puts something in the place of what may be missing`;
    if (absent.test(line)) return `${path}:${index + 1} passes when the thing itself is missing`;
    return [];
  });
}

/** Whether every assertion fails when the thing it is about is not there. */
export async function checkAssertions() {
  const tests = folders.flatMap((folder) => Object.entries(readSources(folder, /\.(test|journey)\.(ts|tsx|mjs)$/)));
  const faults = tests.flatMap(([path, text]) => weakAssertions(path, text));
  if (tests.length === 0) faults.push('no tests were found');
  return { ok: faults.length === 0, output: faults.join('\n'), detail: `${tests.length} files` };
}
