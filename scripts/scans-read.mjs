import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run scans:read -- FILE …`: the text of photographs and of PDFs whose pages are pictures, and what is doubtful in it.
await ensureDependencies();
await ensureBuilt(['server'], { quiet: true });
await import(pathToFileURL(join(root, 'server/dist/scans-read.js')).href);
