import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run papers:read -- FILE [KEYFILE …]`: what is read of a past paper, as JSON.
await ensureDependencies();
await ensureBuilt(['server'], { quiet: true });
await import(pathToFileURL(join(root, 'server/dist/papers-read.js')).href);
