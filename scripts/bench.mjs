import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { giveUp } from './lib/print.mjs';
import { ensurePrintFonts } from './lib/print-fonts.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run bench:<name> -- <arguments>` runs bench/<name>.ts or bench/<name>/run.ts.
const [name = '', ...args] = process.argv.slice(2);
const program = [`bench/${name}.ts`, `bench/${name}/run.ts`].find((path) => existsSync(join(root, path)));
if (!program) giveUp(`There is no benchmark "${name}".`);

await ensureDependencies();
if (['lighthouse', 'bytes', 'first-lesson', 'papers', 'scans'].includes(name)) await ensureChromium();
if (['judging', 'load', 'lighthouse', 'bytes', 'first-lesson', 'memory', 'pictures'].includes(name))
  await ensureBuilt();
if (name === 'scans') await ensurePrintFonts();
if (name === 'scans') await ensureBuilt(['server'], { quiet: true });
// Calls of thousands at a time outlive a small young generation; then collecting them stops what makes the load for seconds.
const flags = name === 'load' ? ['--max-semi-space-size=256'] : [];
const { code } = await run(join(root, 'node_modules/.bin/tsx'), [...flags, program, ...args], { show: true });
process.exitCode = code;
