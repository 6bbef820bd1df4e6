import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { architectureBystanders, architectureExamples } from './architecture-examples.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {{ type: string, from: string, to: string, rule: { name: string } }} Violation */
/** @typedef {{ summary: { totalCruised: number, violations: Violation[], ruleSetUsed: { forbidden: { name: string, comment?: string }[] } } }} Cruise */

const folders = ['answers', 'contract', 'engine', 'meaning', 'server', 'web', 'content', 'bench', 'e2e', 'faults'];

/** Whether the sources keep the rules about who may import whom. Cruising nothing is a failure, not a pass. */
export async function checkArchitecture() {
  const { summary } = await cruise(root);
  if (summary.totalCruised === 0) return { ok: false, output: 'dependency-cruiser looked at no module at all' };
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  const lines = summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n    ${reasons.get(rule.name) ?? ''}`,
  );
  return { ok: lines.length === 0, output: lines.join('\n'), detail: `${summary.totalCruised} modules` };
}

/** Whether every rule really catches its example: a rule whose pattern matches nothing passes for ever. */
export async function checkArchitectureRules() {
  const folder = mkdtempSync(join(tmpdir(), 'akada-architecture-'));
  try {
    const files = Object.assign({}, architectureBystanders, ...Object.values(architectureExamples));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    const { summary } = await cruise(folder);
    const missed = summary.ruleSetUsed.forbidden
      .map(({ name }) => name)
      .filter((name) => !summary.violations.some((found) => isExampleOf(name, found)));
    return {
      ok: missed.length === 0,
      output: missed.map((name) => `${name} does not catch its example`).join('\n'),
      detail: `${summary.ruleSetUsed.forbidden.length} rules`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} rule
 * @param {Violation} violation
 */
function isExampleOf(rule, violation) {
  const example = architectureExamples[rule];
  if (violation.rule.name !== rule || example === undefined) return false;
  // A rule about folders names the folder that holds the example.
  return Object.keys(example).some((path) => path === violation.from || dirname(path) === violation.from);
}

/**
 * @param {string} cwd
 * @returns {Promise<Cruise>}
 */
async function cruise(cwd) {
  const { stdout, output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
      ...folders.filter((folder) => existsSync(join(cwd, folder))),
    ],
    { cwd },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${output}`);
  return JSON.parse(stdout);
}
