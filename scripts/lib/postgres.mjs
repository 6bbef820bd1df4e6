import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { giveUp } from './print.mjs';

const debianHome = '/usr/lib/postgresql';

/** The folder that holds both initdb and postgres (Debian keeps them out of PATH), newest version first. */
export function findPostgres() {
  const debian = existsSync(debianHome)
    ? readdirSync(debianHome)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianHome, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...debian];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** The folder of Postgres' programs, installed from Debian where they are missing. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  await installDebianPackages(['postgresql'], 'Postgres (the tests run on it as well as on the embedded database)');
  return findPostgres() ?? giveUp('Postgres was installed but initdb was not found.');
}

/**
 * Starts a throw-away Postgres on a free loopback port. It ends and its files go when `stop` is called, and also
 * when this process dies in any way: the shell that holds it waits for the end of its standard input. `halt` and
 * `resume` are an outage: the same server, with its data, is away in between.
 * @returns {Promise<{ url: string, halt: () => Promise<void>, resume: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const programs = await ensurePostgres();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'akada-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...owner };

  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }

  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const args = [
    ...['-p', String(port), '-h', '127.0.0.1', '-k', folder],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const holder = `"$@" >"$0/log" 2>&1 & cat >/dev/null; cd "$0/data"
while [ -e postmaster.pid ]; do kill -INT "$(head -n 1 postmaster.pid)"; sleep 0.1; done; rm -rf "$0"`;
  const child = spawn('/bin/sh', ['-c', holder, folder, join(programs, 'postgres'), '-D', data, ...args], {
    ...options,
    // A group of its own: Ctrl-C in the terminal must reach the tests first.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.ref();
    child.stdin.end();
    await gone;
  };

  /** @param {string[]} what */
  const control = async (...what) => {
    const { ok, output } = await runAs(join(programs, 'pg_ctl'), ['-D', data, '-w', ...what], options);
    if (!ok) throw new Error(`Postgres does not obey: ${output}`);
  };
  const halt = () => control('-m', 'fast', 'stop');
  const resume = () => control('-l', join(folder, 'log'), '-o', args.join(' '), 'start');

  if (!(await acceptsConnections(port))) {
    await stop();
    throw new Error('The throw-away Postgres did not start within 20 seconds.');
  }
  // Running does not keep this process alive; stopping does.
  child.unref();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, halt, resume, stop };
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, uid?: number, gid?: number }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runAs(program, args, options) {
  return new Promise((resolve) => {
    // What it starts outlives it, and must not hold on to our pipes.
    const child = spawn(program, args, { ...options, stdio: 'ignore', detached: true });
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, output: `exit code ${code}` }));
  });
}

/** initdb and postgres refuse root, so root lends the work to the user that Debian's package makes. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {'-u' | '-g'} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param {number} port */
async function acceptsConnections(port) {
  const giveUpAt = Date.now() + 20_000;
  while (Date.now() < giveUpAt) {
    if (await canSpeakPostgres(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Sends the start-up message; only a server that is past its recovery answers R (authentication).
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canSpeakPostgres(port) {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + parameters.length, 0);
  head.writeInt32BE(196_608, 4);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([head, parameters])));
    /** @param {boolean} answer */
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (bytes) => finish(bytes[0] === 'R'.charCodeAt(0)));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
  });
}
