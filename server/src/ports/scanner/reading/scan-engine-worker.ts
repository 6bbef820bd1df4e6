import { createRequire } from 'node:module';
import { closeTheDoors } from '../../reader/worker-guards.ts';

/** The thread in which the engine reads: its own program, behind closed doors. */

closeTheDoors();
createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js');
