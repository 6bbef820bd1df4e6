import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import { overworked, type ReaderLimits } from './process.ts';

const megabyte = 1024 * 1024;

type WatchedCosts = Pick<ReaderLimits, 'megabytes' | 'milliseconds'> & Partial<ReaderLimits>;

/**
 * Ends this process when it holds too much, when it has worked too long, or when its parent is no longer there to end it. The watch has a thread
 * of its own, since a parser may not come back to the event loop; what it measures is the whole process, the memory
 * of WebAssembly and of buffers included, which V8's own limits do not see.
 */
export function watchCosts({
  megabytes,
  milliseconds,
  workMilliseconds = Number.POSITIVE_INFINITY,
}: WatchedCosts): void {
  const watch = `
    const { workerData } = require('node:worker_threads');
    const end = Date.now() + workerData.milliseconds;
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > workerData.work) process.kill(process.pid, workerData.overworked);
      if (process.memoryUsage.rss() > workerData.bytes || Date.now() > end) process.kill(process.pid, 'SIGKILL');
    }, 20);
  `;
  const workerData = {
    bytes: megabytes * megabyte,
    milliseconds: milliseconds + 5_000,
    // The usage of a processor is told in microseconds.
    work: workMilliseconds * 1000,
    overworked,
  };
  new Worker(watch, { eval: true, workerData, env: {}, stdout: true, stderr: true }).unref();
}

/** No parser here has reason to speak to anyone; should one be talked into it, there is nobody on the line. */
export function closeTheDoors(): void {
  const refuse = () => {
    throw new Error('A document may not reach outside.');
  };
  net.Socket.prototype.connect = refuse;
  dgram.Socket.prototype.send = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = refuse;
}
