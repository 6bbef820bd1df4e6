import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run teacher:check`: whether the language model that is plugged in, or the one that is named, is good enough to teach.
await ensureDependencies();
await ensureBuilt(['server']);
await import(pathToFileURL(join(root, 'server/dist/teacher-check.js')).href);
