import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What one picture may cost. Computing time, not hours of the day: on a busy machine an honest one is not refused. */
export interface DrawLimits {
  cpuMilliseconds: number;
  /** Everything that the process holds. */
  megabytes: number;
}

/** By this signal the process ends itself when a picture costs too much: whatever else ends it was not the picture's bounds. */
export const overBounds = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';

const megabyte = 1024 * 1024;

/**
 * Ends this process when what it draws costs too much. The watch has a thread of its own and measures the process as a
 * whole, what native code takes included. It is told when a picture begins and ends: only then is time counted.
 */
export async function watchDrawing({ cpuMilliseconds, megabytes }: DrawLimits): Promise<(isDrawing: boolean) => void> {
  const watch = `
    const { parentPort, workerData } = require('node:worker_threads');
    const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    let end = Infinity;
    parentPort.on('message', (isDrawing) => { end = isDrawing ? used() + workerData.cpuMilliseconds : Infinity; });
    setInterval(() => {
      const isTooMuch = process.memoryUsage.rss() > workerData.bytes || used() > end;
      if (isTooMuch) process.kill(process.pid, workerData.signal);
    }, 20);
    parentPort.postMessage('watching');
  `;
  const workerData = { cpuMilliseconds, bytes: megabytes * megabyte, signal: overBounds };
  const thread = new Worker(watch, { eval: true, workerData, env: {}, stdout: true, stderr: true });
  await once(thread, 'message');
  thread.unref();
  return (isDrawing) => thread.postMessage(isDrawing);
}
