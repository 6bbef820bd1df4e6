import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { start } from '../../scripts/lib/run.mjs';

/** One process of the built product, as an operator runs it, that a fault is done to. */
export interface Running {
  url: string;
  send(signal: NodeJS.Signals): void;
  /** How it ended: its exit code, or null where a signal ended it. */
  ended: Promise<number | null>;
  isRunning(): boolean;
  output(): string;
}

export type Environment = Record<string, string | undefined>;

const program = join(root, 'server/dist/main.js');
const patienceMs = 120_000;

/** Settings of the shell must not reach the product. */
const foreign = () => Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));

const usual: Environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  TEACHER: 'embedded',
  SECRET: 'the same on every server, and long enough',
  // Everybody comes from an address of their own, as behind a proxy.
  TRUST_PROXY: '1',
  PLAN_GATING: 'off',
  LOG_LEVEL: 'warn',
};

/** Starts the product on a data folder and waits until it is ready. */
export async function startProduct(folder: string, env: Environment = {}): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const settings = { ...foreign(), ...usual, DATA_DIR: folder, ...env };
  const child = start(process.execPath, [program], { cwd: folder, env: settings });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The product ${why}:\n${output.slice(-2000)}`));
    const timer = setTimeout(() => giveUp('did not become ready'), patienceMs);
    child.once('exit', () => giveUp('ended at its start'));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000);
        const ready = /ready(?: at (\S+)| \()/.exec(output);
        if (!ready) return;
        clearTimeout(timer);
        resolve((ready[1] ?? '').replace('localhost', '127.0.0.1'));
      });
    }
  });
  return {
    url,
    send: (signal) => void child.kill(signal),
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
  };
}

/** Ends processes for good, however they are. */
export async function endAll(processes: readonly (Running | undefined)[]): Promise<void> {
  for (const one of processes) {
    if (!one?.isRunning()) continue;
    one.send('SIGKILL');
    await one.ended;
  }
}
