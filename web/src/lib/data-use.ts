import { localDay } from './local-day.ts';
import { storedDevice } from './storage/device.ts';

/** What this browser received and sent for the product in one month, in bytes. */
export interface MonthOfData extends Record<string, unknown> {
  /** yyyy-MM, where the device is. */
  month: string;
  received: number;
  sent: number;
  requests: number;
}

const MONTHS_KEPT = 2;
/** Headers and addresses of a request, which no browser reports: about so much for a session that carries a token. */
const SENT_WITH_A_REQUEST = 700;
const HASHED_FILES = '/assets/';

const isMonth = (value: Record<string, unknown>): value is MonthOfData =>
  typeof value.month === 'string' && [value.received, value.sent, value.requests].every(Number.isFinite);

const monthOf = (now: Date) => localDay(now).slice(0, 7);

/** The month that runs first, then the one before it, where there is one. */
export function readDataUse(now = new Date()): MonthOfData[] {
  const kept = storedDevice.dataUse.get().filter(isMonth);
  const current = kept.find(({ month }) => month === monthOf(now)) ?? {
    ...{ month: monthOf(now), received: 0, sent: 0, requests: 0 },
  };
  const earlier = kept.filter(({ month }) => month < current.month).sort((a, b) => b.month.localeCompare(a.month));
  return [current, ...earlier].slice(0, MONTHS_KEPT);
}

function add(received: number, sent: number, requests: number): void {
  if (received === 0 && sent === 0) return;
  const [current, ...earlier] = readDataUse();
  if (!current) return;
  const sum = { received: current.received + received, sent: current.sent + sent };
  storedDevice.dataUse.set([{ ...current, ...sum, requests: current.requests + requests }, ...earlier]);
}

/** A file on its way, measured by whoever sends it. */
export const countSent = (bytes: number): void => add(0, bytes, 0);

/** Whether this browser says how much came over the network. */
export const isMeasured = (): boolean =>
  typeof PerformanceResourceTiming !== 'undefined' && 'transferSize' in PerformanceResourceTiming.prototype;

/**
 * What came over the network for an entry; what was kept on the phone counts for nothing. A hashed file that the service
 * worker brought is reported as kept, whether or not it was: the worker tells of those itself.
 */
function receivedBy({ name, transferSize, workerStart }: PerformanceResourceTiming): number {
  const isTheWorkers = workerStart > 0 && new URL(name, window.location.href).pathname.startsWith(HASHED_FILES);
  return isTheWorkers ? 0 : transferSize;
}

function count(list: PerformanceObserverEntryList): void {
  const sizes = (list.getEntries() as PerformanceResourceTiming[]).map(receivedBy).filter((size) => size > 0);
  addRequests(sizes);
}

const addRequests = (sizes: readonly number[]): void =>
  add(
    sizes.reduce((sum, size) => sum + size, 0),
    sizes.length * SENT_WITH_A_REQUEST,
    sizes.length,
  );

/** Counts what this page loads from now on, and what it loaded before the script ran. */
export function meterData(): void {
  if (!isMeasured() || typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver(count);
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ received?: unknown }>) => {
    if (Array.isArray(data?.received)) addRequests(data.received.filter(Number.isFinite));
  });
}
