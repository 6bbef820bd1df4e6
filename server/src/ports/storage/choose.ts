import { join } from 'node:path';
import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';

/** The data folder of this machine. */
export function chooseStorage({ dataDir }: { dataDir: string }): Storage {
  return createDiskStorage(join(dataDir, 'files'));
}
