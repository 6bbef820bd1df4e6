import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 * @property {boolean} [show] let the child write to the terminal instead of catching what it writes
 */

/** Process groups that we started and that still run. */
const groups = new Set();
let interrupted = false;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a program in a process group of its own, which is ended when this process ends: an interrupted
 * command leaves nothing behind.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function start(command, args, { cwd = root, env = {}, show = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) {
    watchSignals();
    groups.add(child.pid);
    child.once('exit', () => {
      groups.delete(child.pid);
      if (groups.size === 0) ignoreSignals();
    });
  }
  return child;
}

/**
 * Runs a program to its end; resolves also when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, code: number, output: string, stdout: string, milliseconds: number }>} output is both streams
 */
export function run(command, args, options = {}) {
  const began = performance.now();
  const child = start(command, args, options);
  let output = '';
  let stdout = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      // After an interruption nothing goes on; endGroupsAndExit has the last word.
      if (!interrupted) resolve({ ok: code === 0, code, output, stdout, milliseconds: performance.now() - began });
    };
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Ends a program and whatever it started: politely, then by force.
 * @param {{ pid?: number | undefined, exitCode: number | null, signalCode: NodeJS.Signals | null, once: Function }} child
 * @param {number} [patience] milliseconds before force
 */
export async function end(child, patience = 5000) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child.pid, 'SIGTERM');
  const force = setTimeout(() => child.pid && signalGroup(child.pid, 'SIGKILL'), patience);
  await gone;
  clearTimeout(force);
}

function watchSignals() {
  if (groups.size > 0) return;
  for (const signal of signals) process.on(signal, endGroupsAndExit);
  process.on('exit', killGroups);
}

/** Signals are ours only while children run: afterwards they belong to the server that `npm start` became. */
function ignoreSignals() {
  for (const signal of signals) process.off(signal, endGroupsAndExit);
  process.off('exit', killGroups);
}

function endGroupsAndExit() {
  interrupted = true;
  for (const group of groups) signalGroup(group, 'SIGTERM');
  const forceAt = Date.now() + 5000;
  setInterval(() => {
    if (groups.size === 0 || Date.now() > forceAt) process.exit(130);
  }, 50);
}

function killGroups() {
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // Already gone.
  }
}
