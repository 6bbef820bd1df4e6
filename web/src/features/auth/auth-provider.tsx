import type { User } from '@akada/contract/client';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { readAccessToken } from '../../lib/access-token.ts';
import { client, endSessionOnServer } from '../../lib/client.ts';
import { logError } from '../../lib/log.ts';
import { clearAccount, removeTemporaryPassword, storage } from '../../lib/storage.ts';
import { authTexts } from '../../texts/en/auth.ts';
import { toast } from '../../ui/toast.ts';
import { type Auth, AuthContext, type AuthState, type SignUpAnswers } from './auth-context.ts';
import { readStoredSession, storeSession } from './session.ts';
import { useSessionWatch } from './use-session-watch.ts';

const LOGOUT_TOAST_MS = 2000;
const REDIRECT_AFTER_MS = 300;

const signedIn = (user: User): AuthState => ({ user, isAuthenticated: true, loading: false, ended: null });
const signedOut = (ended: AuthState['ended']): AuthState => ({
  user: null,
  isAuthenticated: false,
  loading: false,
  ended,
});
const undecided: AuthState = { user: null, isAuthenticated: false, loading: true, ended: null };

function restore(): AuthState {
  const stored = readStoredSession();
  if (stored.kind === 'known') return signedIn(stored.user);
  return stored.kind === 'nameless' ? undecided : signedOut(null);
}

export interface AuthProviderProps {
  /** The account that was here is gone or another: forget what was loaded for it. */
  onAccountLeft: () => void;
  children: ReactNode;
}

export function AuthProvider({ onAccountLeft, children }: AuthProviderProps) {
  const [state, setState] = useState(restore);
  const navigate = useNavigate();

  useEffect(removeTemporaryPassword, []);

  const leave = useCallback(
    (ended: AuthState['ended']) => {
      onAccountLeft();
      setState(signedOut(ended));
    },
    [onAccountLeft],
  );
  const enter = useCallback((user: User) => setState(signedIn(user)), []);
  const replace = useCallback(
    (user: User) => {
      onAccountLeft();
      setState(signedIn(user));
    },
    [onAccountLeft],
  );
  useSessionWatch(state, { enter, replace, leave });

  const login = useCallback(async (email: string, password: string) => {
    const session = await client.auth.login({ body: { email: email.trim(), password } });
    storeSession(session);
    setState(signedIn(session.user));
  }, []);

  const register = useCallback(async ({ name, email, password }: SignUpAnswers) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const session = await client.auth.register({
      body: { name: name.trim(), email: email.trim(), password, ...(timeZone && { timezone: timeZone }) },
    });
    storeSession(session);
    setState(signedIn(session.user));
  }, []);

  const logout = useCallback(() => {
    try {
      const token = readAccessToken();
      if (token) void endSessionOnServer(token, storage.refreshToken.get());
      clearAccount();
      onAccountLeft();
    } catch (cause) {
      logError('Logging out failed', cause);
      toast.error(authTexts.failures.logout);
      return;
    }
    setState(undecided);
    toast.success(authTexts.loggedOut, { duration: LOGOUT_TOAST_MS });
    window.setTimeout(() => {
      setState(signedOut('logout'));
      navigate('/signin', { replace: true });
    }, REDIRECT_AFTER_MS);
  }, [navigate, onAccountLeft]);

  const auth = useMemo<Auth>(() => ({ ...state, login, register, logout }), [state, login, register, logout]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
