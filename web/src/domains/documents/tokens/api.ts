import type { TokenBalance, TokenPackage } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { keepOfAccount } from '../../../lib/storage/session.ts';
import { storedTokens } from './stored.ts';

export const balanceQuery = queryOptions({
  queryKey: ['tokens', 'balance'],
  queryFn: async ({ signal }) => {
    const balance = await client.tokens.balance(undefined, { signal });
    keepOfAccount(() => storedTokens.tokenBalance.set({ ...balance }));
    return balance;
  },
});

/** What this device last knew of the balance; shown as such where the server cannot be asked. */
export function lastKnownBalance(): TokenBalance | null {
  const kept = storedTokens.tokenBalance.get();
  if (typeof kept?.available_documents !== 'number' || typeof kept.used_free_trial !== 'boolean') return null;
  return {
    available_documents: kept.available_documents,
    used_free_trial: kept.used_free_trial,
    documents_used: Number(kept.documents_used) || 0,
    unlocked_documents: Number(kept.unlocked_documents) || 0,
  };
}

export const packagesQuery = queryOptions({
  queryKey: ['tokens', 'packages'],
  queryFn: async ({ signal }) => (await client.tokens.packages(undefined, { signal })).packages,
});

/** What is on sale where the list does not arrive; the server names the price when one is bought. */
export const defaultPackages: TokenPackage[] = [
  { id: 'basic-12', name: 'Basic Package', price: 3000, document_count: 12, description: '' },
  { id: 'premium-25', name: 'Premium Package', price: 5500, document_count: 25, description: '' },
];

export const buyPackage = (id: string) => client.tokens.purchase({ body: { package_id: id } });

export const verifyPurchase = (reference: string, signal?: AbortSignal) =>
  client.tokens.verify({ params: { reference } }, signal ? { signal } : {});
