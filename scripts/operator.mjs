import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run admin -- <command>`, `npm run backup -- <file>`, `npm run restore -- <file>`: the operator's program reads the rest of the line.
await ensureDependencies();
await ensureBuilt(['server']);
await import(pathToFileURL(join(root, 'server/dist/operator.js')).href);
