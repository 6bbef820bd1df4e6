import { isOfDataFolder } from './data-folder.ts';
import type { Log } from './log.ts';
import { closeToOthers } from './private-folder.ts';

const mostNamed = 10;

/** Files of earlier versions were open to every user of the machine; a folder that cannot be closed is no reason to stop. */
export function closeDataFolder(dataDir: string, log: Pick<Log, 'info' | 'warn'>): void {
  const { closed, left, reason, foreign } = closeToOthers(dataDir, isOfDataFolder);
  if (closed > 0) log.info({ dataDir, closed }, 'files and folders were open to other users of this machine');
  if (left > 0) log.warn({ dataDir, left, reason }, 'files and folders stay open to other users of this machine');
  if (foreign.length > 0)
    log.warn(
      { dataDir, count: foreign.length, names: foreign.slice(0, mostNamed) },
      'not ours in DATA_DIR: left as it is',
    );
}
