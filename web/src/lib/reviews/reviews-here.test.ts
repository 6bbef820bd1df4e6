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
const review = (id: string, inDays: number) => ({
  id,
  lessonId: id,
  correct_answer: 'so',
  exam_date: null,
  card: { due: new Date(Date.now() + inDays * DAY_MS).toISOString(), reps: 1, lapses: 0, state: 'review' },
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
  kept.waiting = [{ body: { answers: [{ review_id: 'a', selected_answer: 'so' }] } }];
  expect(await countDueOffline()).toBe(1);
});

it('knows nothing where no reviews were kept', async () => {
  kept.value = null;
  expect(await countDueOffline()).toBeNull();
});
