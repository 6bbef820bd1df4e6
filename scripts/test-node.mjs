import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { giveUp, say } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run test:node -- 24`: `npm test` on another line of Node; what follows the number goes to `npm test`.
const [line = '', ...rest] = process.argv.slice(2);
if (!/^\d+$/.test(line)) giveUp('Name a line of Node: npm run test:node -- 24');

const node = await ensureNode(line);
say(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
// First in the path, since the tools begin with `env node`.
const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
const { code } = await run(node, [join(root, 'scripts/test.mjs'), ...rest], { show: true, env });
process.exitCode = code;

/**
 * The program of a line, as npm's registry has it for this kind of machine.
 * @param {string} wanted
 */
async function ensureNode(wanted) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, '.cache', `node-${wanted}`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  say(`Fetching Node ${wanted} …`);
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { ok, output } = await run('npm', ['install', '--prefix', folder, ...quietly, `${name}@^${wanted}.0.0`]);
  return ok ? program : giveUp(`${output.trim()}\nNode ${wanted} could not be fetched (above).`);
}
