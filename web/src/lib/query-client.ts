import { ApiError, type ErrorCode } from '@akada/contract/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from './network.ts';
import { watchSettling } from './online.ts';
import { RENEWAL_PAUSE_MS, RenewalError } from './renewal.ts';
import { findOutWhetherSignedOut } from './signed-out.ts';

const MINUTE_MS = 60_000;
const RETRY_PAUSE_MS = 1000;

const TRIES_WHILE_SETTLING = 4;

/**
 * Once more after a lost connection, and some times more where it has just come back; never after an answer: asking
 * again does not change a refusal, and data costs money. Offline there is no second try, which would wait without a word
 * until the network is back.
 */
function retryBy(isSettling: () => boolean) {
  return (failures: number, error: Error) => {
    if (error instanceof RenewalError) return true;
    if (!(error instanceof NetworkError) || navigator.onLine === false) return false;
    return failures < (isSettling() ? TRIES_WHILE_SETTLING : 1);
  };
}

/** While the session cannot be renewed everything waits for the same answer, and the guard lets few attempts through. */
const retryDelay = (failures: number, error: Error) =>
  error instanceof RenewalError ? RENEWAL_PAUSE_MS : RETRY_PAUSE_MS * 2 ** failures;

/** Refusals that the pages themselves explain, each with what to do. */
const explainedByPages = new Set<ErrorCode | 'unknown'>([
  'wrong_password',
  'pro_required',
  'sprint_limit_reached',
  'papers_limit_reached',
  'cards_limit_reached',
  'laptop_not_paired',
  'laptops_limit_reached',
  'storage_quota_reached',
  'unconfirmed_provider_email',
]);

/** "Not allowed" is shown in the server's words, whichever page has asked. */
function refusalIn(error: unknown): string | null {
  const isRefusal = error instanceof ApiError && error.status === 403 && !explainedByPages.has(error.code);
  return isRefusal ? error.message : null;
}

interface Tellers {
  tellRefusal?: (text: string) => void;
  /** Something has worked: what is said of a try before it is over. */
  endErrors?: () => void;
}

export function createQueryClient({ tellRefusal = () => {}, endErrors = () => {} }: Tellers = {}): QueryClient {
  const tell = (error: unknown) => {
    const text = refusalIn(error);
    if (text !== null) tellRefusal(text);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: tell }),
    mutationCache: new MutationCache({
      onError(error) {
        tell(error);
        return findOutWhetherSignedOut(error);
      },
      // After what the page itself says of it.
      onSettled(_data, error) {
        if (error === null) endErrors();
      },
    }),
    defaultOptions: {
      queries: {
        retry: retryBy(watchSettling()),
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
