import './lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { root } from './lib/root.mjs';

// `npm run tutor:ask -- "BIO 101" <lesson> "question"`: what the learner would see.
await ensureDependencies();
await ensureBuilt(['server']);
await import(pathToFileURL(join(root, 'server/dist/tutor-ask.js')).href);
