import { createJobProcess } from '../../../platform/job-process.ts';
import { ReadFailure } from '../../reader/port.ts';
import type { ScannedPage } from '../page.ts';

/** What one page may cost. */
export interface PageLimits {
  milliseconds: number;
  /** Everything that the process holds, WebAssembly included. */
  megabytes: number;
  /** How long the process stays when nobody has a page for it: to start it takes about a second. */
  idleMilliseconds: number;
}

export interface PageJob {
  picture: Uint8Array;
  megabytes: number;
}

export type PageReply = { page: ScannedPage; peakMb: number } | { fault: string };

export interface ReadingProcess {
  /** One page; never two at once. */
  read(picture: Buffer, signal: AbortSignal): Promise<ScannedPage>;
  /** Whether it holds any memory now. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

function pageOf(reply: PageReply): ScannedPage {
  if ('fault' in reply) throw new Error(reply.fault);
  return reply.page;
}

/** Killed by its own watch or by the system: memory. Anything else is an engine that broke on this page. */
const faultOf = (by: NodeJS.Signals | null) =>
  new ReadFailure(by === 'SIGKILL' || by === 'SIGABRT' ? 'file_too_complex' : 'file_corrupt');

/** Reads pages apart from the server. */
export function createReadingProcess(script: URL, limits: PageLimits): ReadingProcess {
  const process = createJobProcess<PageJob, PageReply>(script, { env: {}, idleMs: limits.idleMilliseconds });
  return {
    read: (picture, signal) =>
      process.run({ picture, megabytes: limits.megabytes }, () => ({
        signal,
        patienceMs: limits.milliseconds,
        tooSlow: () => new ReadFailure('file_too_slow'),
        take: pageOf,
        ended: (_code, by) => faultOf(by),
      })),
    isAlive: () => process.pid !== undefined,
    stop: process.end,
  };
}
