import { MutationCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from './network.ts';
import { RenewalError } from './renewal.ts';
import { findOutWhetherSignedOut } from './signed-out.ts';

const MINUTE_MS = 60_000;
const RETRY_PAUSE_MS = 1000;
const RENEWAL_PAUSE_MS = 15_000;

/**
 * Once more after a lost connection, never after an answer: asking again does not change a refusal, and data costs
 * money. Offline there is no second try, which would wait without a word until the network is back.
 */
const retry = (failures: number, error: Error) =>
  error instanceof RenewalError || (failures < 1 && error instanceof NetworkError && navigator.onLine !== false);

/** While the session cannot be renewed everything waits for the same answer, and the guard lets few attempts through. */
const retryDelay = (_: number, error: Error) => (error instanceof RenewalError ? RENEWAL_PAUSE_MS : RETRY_PAUSE_MS);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onError: findOutWhetherSignedOut }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        // Asks even when the browser believes it is offline: it is often wrong, and a saved copy may answer.
        networkMode: 'offlineFirst',
      },
      // A button must never wait silently for a connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
