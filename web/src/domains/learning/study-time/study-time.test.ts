import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedStudyTime } from '../../../lib/storage/study-time.ts';
import { startCounting } from './counter.ts';
import { leaseFor } from './lease.ts';
import { syncTotals } from './report.ts';
import {
  beginSession,
  counted,
  formatClock,
  goesOn,
  noticesBetween,
  reachedHours,
  readSession,
  takeUnsaved,
  timeProgress,
} from './session.ts';

const HOUR_MS = 3_600_000;
const begun = beginSession('s1', 'COS 101', 1_000, '2026-03-02');

it('counts by the clock, and not the time that the device slept', () => {
  const minute = Array.from({ length: 60 }).reduce<typeof begun>((session) => counted(session, 1, 1000, 2000), begun);
  expect(minute).toMatchObject({ seconds: 60, unsaved: 60, byDay: { 1: 60 } });
  expect(counted(minute, 2, HOUR_MS, 2000)).toMatchObject({ seconds: 65, byDay: { 1: 60, 2: 5 } });
});

it('knows when it was studied: one stretch without a break, another after one, none over four hours', () => {
  const at = (seconds: number) => 1_000_000 + seconds * 1000;
  const read = counted(counted(begun, 1, 1000, at(1)), 1, 1000, at(2));
  expect(read.stretches).toEqual([{ start: at(0), end: at(2) }]);
  const later = counted(read, 1, 1000, at(60));
  expect(later.stretches).toEqual([
    { start: at(0), end: at(2) },
    { start: at(59), end: at(60) },
  ]);
  const long = { ...begun, stretches: [{ start: at(0), end: at(4 * 3600) }] };
  expect(counted(long, 1, 1000, at(4 * 3600 + 1)).stretches).toHaveLength(2);
  expect(readSession({ ...later })?.stretches).toEqual(later.stretches);
});

it('reports whole seconds and keeps the rest of one', () => {
  const { seconds, left } = takeUnsaved(counted(begun, 1, 2700, 2000));
  expect(seconds).toBe(2);
  expect(left.unsaved).toBeCloseTo(0.7);
});

it('goes on with a session of the same sprint that is younger than two hours', () => {
  const kept = readSession({ active: true, startTime: 1000, sprintId: 's1', sprintTitle: 'COS 101' });
  if (!kept) throw new Error('no session');
  expect(goesOn(kept, 's1', 1000 + 2 * HOUR_MS - 1)).toBe(true);
  expect(goesOn(kept, 's1', 1000 + 2 * HOUR_MS)).toBe(false);
  expect(goesOn(kept, 's2', 2000)).toBe(false);
  expect(readSession({ startTime: 5 })).toBeNull();
});

it('says something at five and at twenty minutes, each once', () => {
  expect(noticesBetween(299, 300)).toEqual(['fiveMinutes']);
  expect(noticesBetween(300, 301)).toEqual([]);
  expect(noticesBetween(1199.5, 1200.5)).toEqual(['twentyMinutes']);
});

it('gives half a percent a minute up to 100, and calls 50 minutes a day', () => {
  expect(timeProgress(49 * 60 + 59)).toEqual({ minutes: 49, percentage: 24.5, completed: false });
  expect(timeProgress(50 * 60)).toEqual({ minutes: 50, percentage: 25, completed: true });
  expect(timeProgress(300 * 60).percentage).toBe(100);
});

it('knows the hours that are an achievement', () => {
  expect(reachedHours(3599)).toEqual([]);
  expect(reachedHours(26 * 3600)).toEqual([1, 5, 10, 25]);
});

it('shows hours only where there are some', () => {
  expect([formatClock(65.9), formatClock(3727)]).toEqual(['1:05', '1:02:07']);
});

it('lets one tab count, and another when that one is gone', () => {
  const first = leaseFor(null, 'a', 0);
  expect(first).not.toBeNull();
  expect(leaseFor(first, 'b', 1000)).toBeNull();
  expect(leaseFor(first, 'a', 1000)).not.toBeNull();
  expect(leaseFor(first, 'b', 5000)).not.toBeNull();
  expect(leaseFor({ tab: 'a', until: 9e15 }, 'b', 1000)).not.toBeNull();
});

const place = () => ({ sprintId: 's1', sprintTitle: 'COS 101', day: 1 });
const reports: {
  studyTimeSeconds: number;
  date: string;
  event_id: string;
  stretches: { start: string; end: string }[];
}[] = [];

beforeEach(() => {
  reports.length = 0;
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00+01:00') });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      if (url.endsWith('/progress/study-time')) reports.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ detail: 'away', code: 'unavailable' }), { status: 400 });
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('reports each minute and on leaving, and two tabs count once', async () => {
  const ends = [startCounting(place), startCounting(place)];
  await vi.advanceTimersByTimeAsync(62_000);
  expect(reports.map(({ studyTimeSeconds }) => studyTimeSeconds)).toEqual([60]);
  expect(reports[0]?.date).toBe('2026-03-02');
  for (const end of ends) end();
  await vi.advanceTimersByTimeAsync(1000);
  const all = reports.reduce((sum, { studyTimeSeconds }) => sum + studyTimeSeconds, 0);
  expect(all).toBeGreaterThanOrEqual(61);
  expect(all).toBeLessThanOrEqual(62);
  expect(storedStudyTime.totalStudyTimeSeconds.get()).toBe(all);
});

it('reports when it was studied, by the clock of the server', async () => {
  storedSession.clockSkew.set(2 * HOUR_MS);
  const end = startCounting(place);
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reports.flatMap(({ stretches }) => stretches)).toEqual([
    { start: '2026-03-02T07:00:00.000Z', end: '2026-03-02T07:01:00.000Z' },
  ]);
});

it('keeps when it was studied while there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = startCounting(place);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(reports).toEqual([]);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reports.map(({ stretches }) => stretches)).toEqual([
    [{ start: '2026-03-02T09:00:00.000Z', end: '2026-03-02T09:03:00.000Z' }],
  ]);
});

it('leaves nothing behind for the next account', async () => {
  const end = startCounting(place);
  await vi.advanceTimersByTimeAsync(30_000);
  localStorage.clear();
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reports).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each([
  ['an answer to a lesson that is not ready', 'checkAnswers', true],
  ['study that the record does not know', 'studyTime', false],
])('with %s waiting, the figures are brought in line: %s, %s', async (_, kind, isInLine) => {
  localStorage.setItem('outbox_ada', JSON.stringify([{ id: 'o1', kind, input: {} }]));
  await syncTotals();
  expect(vi.mocked(fetch).mock.calls.some(([url]) => String(url).endsWith('/progress/sync'))).toBe(isInLine);
});
