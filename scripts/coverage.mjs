import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run coverage -- "PHY 101" FILE [FILE …]`: what of a course these documents teach, name or leave out, as JSON.
await ensureDependencies();
await ensureBuilt(['server'], { quiet: true });
await import(pathToFileURL(join(root, 'server/dist/coverage-read.js')).href);
