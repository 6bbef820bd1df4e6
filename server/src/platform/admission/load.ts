import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Tells again and again how much there is to do, where 1 is as much as it should be, and how long that was looked at. Returns what ends it. */
export type WatchLoad = (onSample: (load: number, ms: number) => void, isAnybodyIn: () => boolean) => () => void;

const sampleMs = 100;
const resolutionMs = 10;
/** So long a turn of the event loop may take, and so long a statement may wait for its own. */
const may = { turnMs: 60, statementMs: 120 };
const pingEveryMs = 500;

/**
 * Two lines form when there is too much to do: before the event loop, and before the database. The first is sampled every
 * tenth of a second; the second by a statement of our own, twice a second while anybody is in.
 */
export const watchLoad =
  (ping: () => Promise<void>): WatchLoad =>
  (onSample, isAnybodyIn) => {
    const turns = monitorEventLoopDelay({ resolution: resolutionMs });
    turns.enable();
    let pingedAt = 0;
    let isPinging = false;
    let answeredIn = 0;

    function waitAtDatabase(now: number): number {
      if (!isPinging && now - pingedAt >= pingEveryMs && isAnybodyIn()) {
        isPinging = true;
        pingedAt = now;
        // A database that is away is no line to stand in: `unavailable` says so by itself.
        ping()
          .then(() => performance.now() - now)
          .catch(() => 0)
          .then((ms) => {
            answeredIn = ms;
            isPinging = false;
          });
      }
      if (!isAnybodyIn()) answeredIn = 0;
      return isPinging ? Math.max(answeredIn, now - pingedAt) : answeredIn;
    }

    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = now - last;
      last = now;
      const turn = turns.count > 0 ? turns.mean / 1e6 - resolutionMs : ms - sampleMs;
      turns.reset();
      onSample(Math.max(turn / may.turnMs, waitAtDatabase(now) / may.statementMs), ms);
    }, sampleMs);
    timer.unref();
    return () => {
      clearInterval(timer);
      turns.disable();
    };
  };
