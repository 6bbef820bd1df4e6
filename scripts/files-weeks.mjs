import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run files:weeks`: what the file of each week of each course weighs; 1 where one is above the bound.
await ensureDependencies();
await ensureBuilt(['server'], { quiet: true });
await import(pathToFileURL(join(root, 'server/dist/week-files.js')).href);
