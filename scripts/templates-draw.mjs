import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { giveUp, say } from './lib/print.mjs';

// `npm run templates:draw -- FILE [number] [--seed 1] [--count 3]`: the questions that come out of templates, to read.
const usage = 'npm run templates:draw -- FILE [number] [--seed 1] [--count 3]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  say(usage);
  say('Prints what comes out of the templates of a file, or of the one with this number, to be read.');
  process.exit(0);
}
const [file, only] = positionals;
if (!file) giveUp(`Say which file: ${usage}`);
await ensureDependencies();
register();
const { readTemplates, templateOf } = await import('../content/courses/form/templates.ts');
const { draw } = await import('../content/templates/draw.ts');
const { shownDraw } = await import('../content/templates/show.ts');

const { entries } = readTemplates(readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), 'utf8'));
const chosen = entries.filter(({ number }) => only === undefined || number === Number(only));
if (chosen.length === 0) giveUp(`There is no template ${only ?? ''} in ${file}.`);
for (const entry of chosen) {
  say(`\n## ${entry.number}. ${entry.difficulty}, ${entry.kind}`);
  for (let index = 0; index < Number(values.count); index += 1) {
    const seed = Number(values.seed) + index;
    try {
      say(shownDraw(draw(templateOf(entry), seed), seed));
    } catch (error) {
      say(`seed ${seed}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
