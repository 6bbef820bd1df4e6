import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { promisedFile, promisesNow } from '../contract/test/promised.ts';
import { say } from './lib/print.mjs';

// `npm run promise`: what the API gives and takes now may only grow from here on. Done with each release.
const facts = promisesNow();
writeFileSync(promisedFile, gzipSync(`${facts.join('\n')}\n`, { level: 9 }));
say(`The API makes ${facts.length} promises.`);
