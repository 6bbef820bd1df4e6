import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countSent, meterData, readDataUse } from './data-use.ts';
import { storedDevice } from './storage/device.ts';

type Entry = { name: string; transferSize: number; workerStart: number };
let report: (entries: Entry[]) => void = () => {};
let tell: (data: unknown) => void = () => {};

beforeEach(() => {
  storedDevice.dataUse.remove();
  class Timing {
    get transferSize() {
      return 0;
    }
  }
  class Observer {
    constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
      report = (entries) => callback({ getEntries: () => entries });
    }
    observe() {}
  }
  const serviceWorker = {
    addEventListener: (_: string, listen: (event: { data: unknown }) => void) => {
      tell = (data) => listen({ data });
    },
  };
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  meterData();
});
afterEach(() => vi.unstubAllGlobals());

const api = (transferSize: number): Entry => ({ name: 'https://a.example/api/v1/x', transferSize, workerStart: 0 });
const file = (more: Partial<Entry>): Entry => ({
  ...{ name: 'https://a.example/assets/a.js', transferSize: 0, workerStart: 0 },
  ...more,
});

it('adds up what came over the network, and not what was on the phone', () => {
  report([api(1000), api(0), file({ transferSize: 500 })]);
  report([api(250)]);
  expect(readDataUse()[0]).toMatchObject({ received: 1750, requests: 3 });
});

it('counts a file that the service worker fetched once, by what the worker tells', () => {
  report([file({ transferSize: 500, workerStart: 5 })]);
  tell({ received: [500] });
  tell({ keep: 'something else' });
  expect(readDataUse()[0]).toMatchObject({ received: 500, requests: 1 });
});

it('counts what was uploaded', () => {
  countSent(40_000);
  expect(readDataUse()[0]).toMatchObject({ received: 0, sent: 40_000 });
});

it('begins a month anew, and keeps the one before alone', () => {
  const month = (name: string) => ({ month: name, received: 7, sent: 1, requests: 1 });
  storedDevice.dataUse.set([month('2026-09'), month('2026-10'), { rubbish: true }]);
  const [current, earlier, ...more] = readDataUse(new Date('2026-11-05T12:00:00'));
  expect(current).toMatchObject({ month: '2026-11', received: 0 });
  expect(earlier).toMatchObject({ month: '2026-10', received: 7 });
  expect(more).toEqual([]);
});
