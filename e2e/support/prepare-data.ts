import { rmSync } from 'node:fs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';

/** Once for all journeys: the data folder of a server that nobody has used, which every worker's server copies. */
export default async function prepareData(): Promise<() => void> {
  const server = await startBuiltServer();
  await server.end();
  process.env.JOURNEY_DATA = server.dataFolder;
  return () => rmSync(server.dataFolder, { recursive: true, force: true });
}
