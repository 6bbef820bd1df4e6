import { Turns } from '../../platform/turns.ts';
import type { PreparedPage, ScannedPage } from './page.ts';
import type { PdfPages, Scanner, ScanOptions } from './port.ts';
import { type PrepareJob, type PrepareLimits, prepareApart } from './preparing/prepare-apart.ts';
import { createReadingProcess, type PageLimits } from './reading/reading-process.ts';

export interface EmbeddedScannerOptions {
  /** The program that prepares a file, and the one that reads pages. */
  prepareScript: URL;
  readScript: URL;
  prepareLimits?: Partial<PrepareLimits>;
  readLimits?: Partial<PageLimits>;
}

const prepareLimits: PrepareLimits = { milliseconds: 60_000, megabytes: 700 };
const readLimits: PageLimits = { milliseconds: 180_000, megabytes: 900, idleMilliseconds: 20_000 };

/** One thing at a time for each of its people in turn. */
function createQueue(seats: number, closing: AbortSignal) {
  const turns = new Turns<() => void>();
  const running = new Set<Promise<unknown>>();
  let free = seats;

  function fill(): void {
    for (let turn = free > 0 && turns.begin(); turn; turn = free > 0 && turns.begin()) {
      free -= 1;
      turn();
    }
  }

  function take(who: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        turns.leave(who, turn);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      turns.wait(who, turn, 1);
      fill();
    });
  }

  async function run<Result>(
    { who = '', signal }: ScanOptions,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const either = signal ? AbortSignal.any([signal, closing]) : closing;
    either.throwIfAborted();
    await take(who, either);
    const done = work(either);
    running.add(done);
    try {
      return await done;
    } finally {
      running.delete(done);
      free += 1;
      turns.end(who);
      fill();
    }
  }

  return { run, idle: () => Promise.allSettled(running) };
}

/** Reads pictures on this machine, with what npm installed: no service, no other program. */
export function createEmbeddedScanner(options: EmbeddedScannerOptions): Scanner {
  const { prepareScript, readScript } = options;
  const closing = new AbortController();
  const limits = { ...prepareLimits, ...options.prepareLimits };
  const process = createReadingProcess(readScript, { ...readLimits, ...options.readLimits });
  const preparing = createQueue(2, closing.signal);
  const reading = createQueue(1, closing.signal);

  const prepare = (job: Omit<PrepareJob, 'limits'>, how: ScanOptions = {}) =>
    preparing.run(how, (signal) => prepareApart(prepareScript, { ...job, limits }, signal));

  return {
    canRead: true,
    prepare: ({ path }, how) => prepare({ path }, how) as Promise<PreparedPage>,
    lookIntoPdf: ({ path }, how) => prepare({ path, pdf: {} }, how) as Promise<PdfPages>,
    preparePdfPage: ({ path }, page, how) => prepare({ path, pdf: { page } }, how) as Promise<PreparedPage>,
    read: (picture, how = {}): Promise<ScannedPage> => reading.run(how, (signal) => process.read(picture, signal)),
    async close() {
      closing.abort(new Error('The scanner has stopped.'));
      await Promise.all([preparing.idle(), reading.idle()]);
      await process.stop();
    },
  };
}
