import type { Reviews } from '@akada/contract/client';
import { expect, it, vi } from 'vitest';
import { countDueOffline } from './reviews-here.ts';

const kept = vi.hoisted(() => ({ value: null as unknown, waiting: [] as unknown[] }));
vi.mock('../kept-data.ts', () => ({
  findKept: async () => (kept.value ? { value: kept.value, savedAt: new Date().toISOString() } : null),
}));
vi.mock('../outbox/account-outbox.ts', () => ({
  listWaiting: ({ name }: { name: string }) => (name === 'reviewAnswers' ? kept.waiting : []),
}));

const DAY_MS = 86_400_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const review = (id: string, inDays: number) => ({
  id,
  lessonId: id,
  correct_answer: 'so',
  exam_date: null,
  card: {
    ...{ introducedAt: ago(5 * 1440), lastRetrievalAt: ago(3 * 1440) },
    due: new Date(Date.now() + inDays * DAY_MS).toISOString(),
    ...{ stability: 2, difficulty: 5, intervalDays: 1, retrievals: 2, lapses: 0 },
  },
});
const answered = (review_id: string, selected_answer: string | null, answered_at: string, rest: object = {}) => ({
  body: { answers: [{ review_id, selected_answer, answered_at, event_id: `${review_id} ${answered_at}`, ...rest }] },
});
const keep = (ahead: unknown[]) => {
  kept.value = { reviews: [], ahead, done_today: 0, due_count: 0, next_due_at: null } as unknown as Reviews;
};

it('counts what has fallen due since the reviews were kept', async () => {
  keep([review('a', -2), review('b', -1), review('c', 5)]);
  expect(await countDueOffline()).toBe(2);
});

it('leaves out what was answered here and waits for a network', async () => {
  keep([review('a', -2), review('b', -1)]);
  kept.waiting = [answered('a', 'so', ago(1))];
  expect(await countDueOffline()).toBe(1);
});

it('goes by when answers were given, whichever tab has queued them first', async () => {
  keep([review('a', -2), review('b', -1)]);
  kept.waiting = [answered('a', 'so', ago(1)), answered('a', null, ago(9)), answered('b', null, ago(1))];
  kept.waiting.push(answered('b', 'so', ago(9)));
  expect(await countDueOffline()).toBe(1);
});

it('counts what was missed and then was hard, as the server will', async () => {
  keep([review('a', -2)]);
  kept.waiting = [answered('a', null, ago(9)), answered('a', 'so', ago(1), { hinted: true })];
  expect(await countDueOffline()).toBe(1);
});

it('knows nothing where no reviews were kept', async () => {
  kept.value = null;
  expect(await countDueOffline()).toBeNull();
});
