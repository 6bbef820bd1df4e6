import { afterEach, expect, it, vi } from 'vitest';
import { timed } from './timed.ts';

afterEach(() => vi.useRealTimers());

it('says of each try when it is made, and changes nothing of what waits', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T10:00:00Z'), toFake: ['Date'] });
  const call = vi.fn(async (_input: { body: { chosen_at: string; sent_at?: string } }) => 'taken');
  const waiting = { body: { chosen_at: '2026-11-19T09:00:00.000Z' } };
  expect(await timed(call)(waiting)).toBe('taken');
  vi.setSystemTime(new Date('2026-11-19T11:00:00Z'));
  await timed(call)(waiting);
  expect(call.mock.calls.map(([{ body }]) => body)).toEqual([
    { chosen_at: '2026-11-19T09:00:00.000Z', sent_at: '2026-11-19T10:00:00.000Z' },
    { chosen_at: '2026-11-19T09:00:00.000Z', sent_at: '2026-11-19T11:00:00.000Z' },
  ]);
  expect(waiting.body).toEqual({ chosen_at: '2026-11-19T09:00:00.000Z' });
});
