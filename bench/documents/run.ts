import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../scripts/lib/debian.mjs';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { writeResult } from '../load/result.ts';
import { isQuick } from '../quick.ts';
import { measureFaith } from './faith.ts';
import { measureSpeed } from './speed.ts';

// `npm run bench:documents [-- name …]`: how faithfully the 43 documents of the corpus are read, beside pdftotext, and what
// reading costs: a document of each type, and 300 pages against pdftotext in the same run. With names, only the faith of those.
const given = process.argv.slice(2).filter((word) => word !== '--quick');
const names = given.length === 0 && isQuick ? ['deck', 'latex-tables', 'office-report'] : given;

await ensureBuilt(['server']);
if (!isQuick && spawnSync('pdftotext', ['-v']).error) await installDebianPackages(['poppler-utils'], 'pdftotext');

const faith = await measureFaith(names);
const speed = names.length ? undefined : await measureSpeed();
if (speed) writeResult('documents', { faith: faith.rows, ...speed });
const isWithin = faith.isWithin && (speed?.isWithin ?? true);
say(isWithin ? 'Everything was read, within the bounds.' : 'NOT everything was read within the bounds.');
process.exitCode = isWithin ? 0 : 1;
