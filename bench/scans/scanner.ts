import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { giveUp } from '../../scripts/lib/print.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { chooseScanner } from '../../server/src/ports/scanner/choose.ts';
import type { Scanner } from '../../server/src/ports/scanner/port.ts';

/** The product's own scanner, with the programs of the built server. */
export async function startScanner(): Promise<Scanner> {
  await ensureBuilt(['server']);
  const scanner = chooseScanner({ isWanted: true, programs: pathToFileURL(join(root, 'server/dist/')) });
  return scanner.canRead ? scanner : giveUp('Pictures cannot be read here: is its package installed (npm install)?');
}
