import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArchitecture, checkArchitectureRules } from './architecture.mjs';
import { checkDomains } from './domains.mjs';
import { loosePins, missingBinaries } from './lockfile.mjs';
import { checkPlainWords } from './plain-words.mjs';
import { inSeconds, say } from './print.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { checkTableWalls } from './table-walls.mjs';
import { checkAssertions } from './weak-assertions.mjs';
import { workersOf } from './workers.mjs';

/** @typedef {{ ok: boolean, output: string, detail?: string }} CheckResult */
/** @typedef {{ name: string, check: () => Promise<CheckResult> }} Check */

/** Longest first: so the cores are filled best. @type {Check[]} */
const checks = [
  { name: 'architecture', check: checkArchitecture },
  ...['web', 'server', 'engine', 'contract', 'meaning', 'answers'].map((name) => ({
    name: `types of ${name}`,
    check: () => types(name),
  })),
  { name: 'types of the service worker', check: () => types('web/worker') },
  { name: 'types of the one file', check: () => types('web/onefile') },
  { name: 'types of tools, journeys and benchmarks', check: () => types('.') },
  { name: 'unused code', check: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'architecture rules catch their examples', check: checkArchitectureRules },
  { name: 'tables are named by their owners', check: checkTableWalls },
  { name: 'domains stand one above the other', check: checkDomains },
  { name: 'assertions fail on what is missing', check: checkAssertions },
  { name: 'the product speaks plain English', check: checkPlainWords },
  { name: 'lint and format', check: () => tool('biome', ['check', '--error-on-warnings', '--colors=off']) },
  {
    name: 'lockfile serves both kinds of machine',
    check: async () => report(missingBinaries(readJson('package-lock.json'))),
  },
  { name: 'dependencies are pinned', check: async () => report(loosePins(readManifests())) },
];

/**
 * Runs every check, one on each core, one line each; details only where something is wrong.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = [...checks];
  const totals = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now();
      const result = await next.check().catch((error) => ({ ok: false, output: String(error) }));
      totals[result.ok ? 'passed' : 'failed'] += 1;
      const detail = 'detail' in result && result.detail ? `, ${result.detail}` : '';
      say(`${result.ok ? 'ok    ' : 'FAILED'} ${next.name} (${inSeconds(performance.now() - began)}${detail})`);
      if (!result.ok) say(excerpt(result.output));
    }
  };
  await Promise.all(Array.from({ length: workersOf(1e9) }, worker));
  return totals;
}

/**
 * Enough of a tool's output to act on; one fault in a shared type can fill a thousand lines.
 * @param {string} output
 */
function excerpt(output) {
  const lines = output.trim().split('\n');
  const shown = lines.slice(0, 120).map((line) => `       ${line}`);
  if (lines.length > shown.length) shown.push(`       … and ${lines.length - shown.length} lines more`);
  return shown.join('\n');
}

/** @param {string} folder */
function types(folder) {
  const name = folder === '.' ? 'root' : folder.replace('/', '-');
  const memory = join(root, '.cache/types', `${name}.tsbuildinfo`);
  // The native compiler, several times faster; it has no interface for programs, so dependency-cruiser keeps the other.
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
  return run(process.execPath, [compiler, ...args]);
}

/**
 * @param {string} name
 * @param {string[]} args
 */
function tool(name, args) {
  return run(join(root, 'node_modules/.bin', name), args);
}

/** @param {string[]} faults */
function report(faults) {
  return { ok: faults.length === 0, output: faults.join('\n') };
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function readManifests() {
  const paths = [
    'package.json',
    ...readJson('package.json').workspaces.map((/** @type {string} */ w) => `${w}/package.json`),
  ];
  return Object.fromEntries(paths.filter((path) => existsSync(join(root, path))).map((path) => [path, readJson(path)]));
}
