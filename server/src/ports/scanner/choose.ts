import type { Log } from '../../platform/log.ts';
import { createEmbeddedScanner } from './embedded.ts';
import { createNoScanner } from './off.ts';
import type { Scanner } from './port.ts';
import { isInstalled } from './reading/engine.ts';

export interface ScannerChoice {
  /** Of the configuration: whether pictures are read at all. */
  isWanted: boolean;
  /** The folder of the programs, which lie elsewhere in tests than in the built server. */
  programs: URL;
  log?: Pick<Log, 'warn'>;
  isThere?: () => boolean;
}

/** Pictures are read where that is wanted and the package for it is installed. */
export function chooseScanner({ isWanted, programs, log, isThere = isInstalled }: ScannerChoice): Scanner {
  if (!isWanted) return createNoScanner();
  if (!isThere()) {
    log?.warn('Photographs and scans are not read: the optional package tesseract.js is not installed.');
    return createNoScanner();
  }
  return createEmbeddedScanner({
    prepareScript: new URL('./scan-prepare-worker.js', programs),
    readScript: new URL('./scan-read-worker.js', programs),
  });
}
