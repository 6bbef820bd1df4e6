import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { balanceQuery } from './api.ts';
import { useTokens } from './use-tokens.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const spent = { available_documents: 0, documents_used: 1, used_free_trial: true, unlocked_documents: 1 };

function open(balance: typeof spent) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(balance));
  const queries = createQueryClient();
  queries.setQueryData(balanceQuery.queryKey, balance);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  return renderHook(useTokens, { wrapper }).result;
}

it('asks for nothing while a document is unlocked, and for tokens once another one was refused', () => {
  const tokens = open(spent);
  expect(tokens.current.isBlocked).toBe(false);
  act(() => tokens.current.demand());
  expect(tokens.current.isBlocked).toBe(true);
  expect(tokens.current.dialog.isOpen).toBe(true);
});

it('asks for tokens at once where no document is unlocked', () => {
  expect(open({ ...spent, unlocked_documents: 0 }).current.isBlocked).toBe(true);
});

it('asks for none where some are left', () => {
  expect(open({ ...spent, available_documents: 1, unlocked_documents: 0 }).current.isBlocked).toBe(false);
});
