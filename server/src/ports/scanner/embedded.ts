import { createSeats } from '../../platform/seats.ts';
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

/** Pages are all as long as one another. */
const inTurn = (how: ScanOptions) => ({ ...how, cost: 1 });

/** Reads pictures on this machine, with what npm installed: no service, no other program. */
export function createEmbeddedScanner(options: EmbeddedScannerOptions): Scanner {
  const { prepareScript, readScript } = options;
  const closing = new AbortController();
  const limits = { ...prepareLimits, ...options.prepareLimits };
  const process = createReadingProcess(readScript, { ...readLimits, ...options.readLimits });
  const preparing = createSeats(2, closing.signal);
  const reading = createSeats(1, closing.signal);

  const prepare = (job: Omit<PrepareJob, 'limits'>, how: ScanOptions = {}) =>
    preparing.run(inTurn(how), (signal) => prepareApart(prepareScript, { ...job, limits }, signal));

  return {
    canRead: true,
    prepare: ({ path }, how) => prepare({ path }, how) as Promise<PreparedPage>,
    lookIntoPdf: ({ path }, how) => prepare({ path, pdf: {} }, how) as Promise<PdfPages>,
    preparePdfPage: ({ path }, page, how) => prepare({ path, pdf: { page } }, how) as Promise<PreparedPage>,
    read: (picture, how = {}): Promise<ScannedPage> =>
      reading.run(inTurn(how), (signal) => process.read(picture, signal)),
    async close() {
      closing.abort(new Error('The scanner has stopped.'));
      await Promise.all([preparing.idle(), reading.idle()]);
      await process.stop();
    },
  };
}
