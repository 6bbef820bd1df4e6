import type { TokenBalance } from '@akada/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BalanceBadge } from './balance-badge.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.sale;
});

const fresh = { available_documents: 0, documents_used: 0, used_free_trial: false, unlocked_documents: 0 };
const balance = { data: fresh, isPending: false } as unknown as UseQueryResult<TokenBalance>;

it('says that the first document is free where the next ones are sold', () => {
  render(<BalanceBadge balance={balance} onBuy={() => undefined} />);
  expect(screen.getByText('Your first document is free')).toBeDefined();
});

it('says nothing of documents that are free where none is sold', () => {
  document.documentElement.dataset.sale = 'off';
  render(<BalanceBadge balance={balance} onBuy={() => undefined} />);
  expect(screen.queryByText('Your first document is free')).toBeNull();
});
