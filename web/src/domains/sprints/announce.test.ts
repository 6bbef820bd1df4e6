import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../../ui/toast.ts';
import { announceCreated } from './announce.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const announce = async (options?: { tellsLeft: boolean }) => {
  vi.stubGlobal('fetch', async () => Response.json({ count: 2, max: 3, remaining: 1, isLimitReached: false }));
  const told = vi.spyOn(toast, 'info').mockReturnValue('told');
  const queries = new QueryClient();
  announceCreated(queries, 's1', options);
  await vi.waitFor(() => expect(queries.getQueryData(['sprints', 'count'])).toBeDefined());
  await Promise.resolve();
  return told.mock.calls.length;
};

it('says how many sprints are left', async () => {
  expect(await announce()).toBe(1);
});

it('says nothing over what is to be read', async () => {
  expect(await announce({ tellsLeft: false })).toBe(0);
});
