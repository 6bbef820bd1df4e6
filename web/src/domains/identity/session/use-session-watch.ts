import type { User } from '@akada/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { readAccessToken } from '../../../lib/access-token.ts';
import { onSessionExpired } from '../../../lib/refresh.ts';
import { clearTab, sealAccount, sealTab } from '../../../lib/storage/account-storage.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import type { AuthState } from './auth-context.ts';
import { identify } from './identify.ts';
import { readStoredSession, storeUser } from './session.ts';
import { unseal } from './unseal.ts';

interface Turns {
  enter(user: User): void;
  /** Somebody else than before. */
  replace(user: User): void;
  leave(ended: AuthState['ended']): void;
}

const isSame = (a: User, b: User) =>
  a.id === b.id && a.name === b.name && a.email === b.email && a.avatar_url === b.avatar_url;

/** Keeps the auth state true: to the server once at the start, and to what other tabs do with the stored session. */
export function useSessionWatch(state: AuthState, { enter, replace, leave }: Turns): void {
  const expire = useEffectEvent(() => leave('expired'));

  /** Compares with the storage: another tab may have signed out, in, or in as somebody else. */
  const compare = useEffectEvent(() => {
    if (state.loading) return;
    const stored = readStoredSession();
    if (stored.kind === 'known') {
      if (state.user && state.user.id !== stored.user.id) clearTab();
      unseal(stored.user.id);
      if (!state.user) enter(stored.user);
      else if (state.user.id !== stored.user.id) replace(stored.user);
      else if (!isSame(state.user, stored.user)) enter(stored.user);
    } else if (state.user && stored.kind === 'none') {
      // A token that was none was removed alone; what is left of its account is nobody's to see.
      if (storedSession.userId.get() !== null) sealAccount();
      const isExpired = storedSession.sealedFor.get() !== null;
      if (isExpired) sealTab(state.user.id);
      else clearTab();
      leave(isExpired ? 'expired' : 'logout');
    }
  });

  /** Asks once who this is: names change on other devices, and a session may have been ended there. */
  const confirm = useEffectEvent(async (signal: AbortSignal) => {
    if (readAccessToken() === null) return;
    const user = await identify({ patient: state.user === null, signal });
    if (signal.aborted) return;
    if (user && readAccessToken() !== null) {
      storeUser(user);
      enter(user);
    } else if (state.loading) {
      leave(readAccessToken() === null ? 'expired' : null);
    }
  });

  useEffect(() => {
    const giveUp = new AbortController();
    void confirm(giveUp.signal);
    const onVisible = () => {
      if (document.visibilityState === 'visible') compare();
    };
    const onPageShow = () => compare();
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === storedSession.token.key || event.key === storedSession.user.key)
        compare();
    };
    const stopExpiry = onSessionExpired(() => expire());
    window.addEventListener('storage', onStorage);
    // A page that comes back from the browser's back-forward cache missed the events.
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      giveUp.abort();
      stopExpiry();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
