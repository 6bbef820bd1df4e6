import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './root.mjs';
import { end, run, start } from './run.mjs';

/**
 * @typedef {object} BuiltServer
 * @property {string} url
 * @property {string} dataFolder
 * @property {number | undefined} pid
 * @property {() => string} output what it has written so far
 * @property {() => Promise<void>} end ends it and leaves its data
 * @property {() => Promise<void>} stop ends it and deletes its data
 */

/**
 * Starts the built server as a customer would run it, on a free port with an empty data folder, and waits until it
 * is ready. Journeys, pictures and benchmarks use it.
 * @param {{ env?: Record<string, string | undefined>, demo?: boolean, admin?: readonly string[][] }} [options] `admin`: lines of
 *   the operator's command, done before it starts
 * @returns {Promise<BuiltServer>}
 */
export async function startBuiltServer({ env = {}, demo = false, admin = [] } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'akada-data-'));
  const { PREPARED_DATA: prepared } = process.env;
  if (prepared) cpSync(prepared, dataFolder, { recursive: true });
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  // The built-in teacher: a model that happens to run on this machine must not decide what a test sees.
  const pinned = { TEACHER: 'embedded', PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const settings = { ...cleanEnvironment(), ...givesMemoryBack, ...pinned, ...env };
  // Not in the repository's folder, where a developer's .env may lie.
  const options = { cwd: dataFolder, env: settings };
  const remove = () => rmSync(dataFolder, { recursive: true, force: true });

  for (const line of demo ? [['demo'], ...admin] : admin) {
    const done = await run(process.execPath, [join(root, 'server/dist/operator.js'), ...line], options);
    if (!done.ok) {
      remove();
      throw new Error(`The operator's ${line[0]} failed:\n${done.output}`);
    }
  }

  const child = start(process.execPath, [join(root, 'server/dist/main.js')], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const endServer = () => end(child);
  const stop = async () => {
    await endServer();
    remove();
  };

  const giveUpAt = Date.now() + 180_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The server did not become ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataFolder, pid: child.pid, output: () => output, end: endServer, stop };
}

/**
 * Lets every server that is started from now on, here and in processes of ours, begin with a copy of one data folder: the
 * making of a database takes longest. Gives what removes the folder.
 */
export async function prepareData() {
  const server = await startBuiltServer();
  await server.end();
  process.env.PREPARED_DATA = server.dataFolder;
  return () => {
    delete process.env.PREPARED_DATA;
    rmSync(server.dataFolder, { recursive: true, force: true });
  };
}

/** The allocator's settings of `npm start`, of the container and of the unit in deploy/. */
const givesMemoryBack = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Settings of the shell that starts the tests must not reach the server that they test. */
function cleanEnvironment() {
  const foreign = Object.keys(process.env).filter(
    (name) => !/^(PATH|HOME|USER|TMPDIR|LANG|LC_\w+|NODE_\w+)$/.test(name),
  );
  return Object.fromEntries(foreign.map((name) => [name, undefined]));
}

/** @param {string} url */
async function isReady(url) {
  try {
    const response = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
