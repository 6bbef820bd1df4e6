import type { ProgressOverview } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { storedStudyTime } from '../../../lib/storage/study-time.ts';
import { keptOverview, offlineOverview } from '../offline-overview.ts';
import { storedProgress } from '../stored.ts';
import { ProgressWidget } from './progress-widget.tsx';

const nothing = offlineOverview();
const due = (title: string) => ({ date: '2026-12-01', title, kind: 'exam' as const, at: null, path: '/sprint/s1' });
const overview: ProgressOverview = {
  ...nothing,
  overall_progress: {
    ...nothing.overall_progress,
    completed_days: 3,
    total_days: 24,
    percentage: 13,
    completed_quizzes: 2,
    total_quizzes: 3,
    average_quiz_score: 75,
    next_quiz_title: 'Loops',
    next_quiz_id: 'd3',
    next_quiz_path: '/assessments?sprint=s1&day=3',
    deadlines: [due('Exam: COS 101'), due('Plan ends: PHY 101'), due('Quiz closes: Cells')],
  },
};

/** What the server answers, by the end of the path; a number is a failure. */
function serve(answers: Record<string, object | number>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = await Object.entries(answers).find(([path]) => url.endsWith(path))?.[1];
    return typeof answer === 'object'
      ? Response.json(answer)
      : Response.json({ detail: 'away', code: 'unavailable' }, { status: answer ?? 500 });
  });
}

function show(props: { compact?: boolean } = {}): void {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ProgressWidget {...props} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows content, streak, quizzes and the goal, with the way to the next quiz', async () => {
  serve({ '/progress/overview': overview });
  show();
  expect((await screen.findByText('Take Quiz with me')).getAttribute('href')).toBe('/assessments');
  expect(screen.getByText('Start').getAttribute('href')).toBe('/assessments?sprint=s1&day=3');
  for (const text of ['3 of 24 days', 'Average 75%', '2 of 3 quizzes', 'Next: Loops', 'Weekly study goal', '0 days']) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

it('names the first two deadlines', async () => {
  serve({ '/progress/overview': overview });
  show();
  expect(await screen.findByText('Upcoming Deadlines')).toBeDefined();
  expect(screen.getByText('Exam: COS 101')).toBeDefined();
  expect(screen.getByText('Plan ends: PHY 101')).toBeDefined();
  expect(screen.queryByText('Quiz closes: Cells')).toBeNull();
});

it('hides the deadlines where it is compact', async () => {
  serve({ '/progress/overview': overview });
  show({ compact: true });
  expect(await screen.findByText('Take Quiz with me')).toBeDefined();
  expect(screen.queryByText('Upcoming Deadlines')).toBeNull();
});

it('offers no quiz where none is due, and no average where none was taken', async () => {
  serve({ '/progress/overview': { ...nothing } });
  show();
  expect(await screen.findByText('Average –')).toBeDefined();
  expect(screen.queryByText('Start')).toBeNull();
});

it('saves what waits, and says so', async () => {
  const record = { study_time: { total_seconds: 9, today_seconds: 9, last_study_date: null }, streak: { current: 4 } };
  let answer = (_: object) => {};
  const sync = new Promise<object>((resolve) => {
    answer = resolve;
  });
  serve({ '/progress/overview': overview, '/progress/sync': sync });
  show();
  fireEvent.click(await screen.findByText('Save progress'));
  expect(await screen.findByText('Saving progress...')).toBeDefined();
  answer(record);
  expect(await screen.findByText('Progress saved successfully!')).toBeDefined();
  expect(storedStudyTime.currentStreak.get()).toBe(4);
});

it('says that saving failed', async () => {
  // Not a 503: after that the server is asked in the background whether it is back, in the middle of later tests.
  serve({ '/progress/overview': overview, '/progress/sync': 500 });
  show();
  fireEvent.click(await screen.findByText('Save progress'));
  expect(await screen.findByText('Failed to save progress to server')).toBeDefined();
});

it('shows noughts, and a way to try again, once three tries have failed', async () => {
  vi.useFakeTimers();
  serve({});
  show();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText(/Could not connect to the server\. Using offline data\./)).toBeDefined();
  expect(screen.getByText('0 of 30 days')).toBeDefined();
  serve({ '/progress/overview': overview });
  fireEvent.click(screen.getByText('Retry'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByText('3 of 24 days')).toBeDefined();
});

it('shows what this device kept, with its moment, once three tries have failed', async () => {
  serve({ '/progress/overview': overview });
  show();
  await screen.findByText('3 of 24 days');
  cleanup();

  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  show();
  await vi.advanceTimersByTimeAsync(2900);
  expect(screen.queryByText('3 of 24 days')).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(screen.getByText(/Using offline data\. Saved .+\./)).toBeDefined();
  expect(screen.getByText('3 of 24 days')).toBeDefined();
});

it('reads what an older page kept, with noughts for what it lacks', () => {
  expect(keptOverview()).toBeNull();
  storedProgress.progressData.set({ savedAt: '2026-01-01T00:00:00Z', overall_progress: { completed_days: 3 } });
  expect(keptOverview()?.overview).toEqual({
    ...nothing,
    overall_progress: { ...nothing.overall_progress, completed_days: 3 },
  });
});

it('reads again what was asked for before the visit of the day was counted', async () => {
  let answer = (_: object) => {};
  serve({
    '/progress/overview': new Promise<object>((resolve) => {
      answer = resolve;
    }),
  });
  show();
  const data = { type: 'STREAK_UPDATED', streak: 2 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
  serve({ '/progress/overview': { ...overview, streak: { ...overview.streak, current: 2 } } });
  answer(overview);
  expect(await screen.findByText('2 days')).toBeDefined();
});
