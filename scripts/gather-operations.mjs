import { writeFileSync } from 'node:fs';
import { operationsFile, operationsNow } from './lib/operations-list.mjs';
import { say } from './lib/print.mjs';

// `npm run operations`: after a feature was named in contract/src/features.ts.
writeFileSync(operationsFile, operationsNow());
say('Gathered the operations of every feature in contract/src/operations.ts.');
