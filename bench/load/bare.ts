import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { end, start } from '../../scripts/lib/run.mjs';

/** Starts bare-server.ts in a process of its own, as the product's server is in one. */
export async function startBareServer(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'akada-bare-'));
  const child = start(join(root, 'node_modules/.bin/tsx'), [join(root, 'bench/load/bare-server.ts')], {
    env: { BARE_DATABASE_URL: databaseUrl, BARE_FOLDER: folder },
  });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    child.once('exit', () => reject(new Error(`The bare server did not start:\n${complaints}`)));
  });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
