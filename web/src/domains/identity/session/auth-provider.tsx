import type { AuthResponse, User } from '@akada/contract/client';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { readAccessToken } from '../../../lib/access-token.ts';
import { client, endSession } from '../../../lib/client.ts';
import { logError } from '../../../lib/log.ts';
import { NetworkError } from '../../../lib/network.ts';
import { useOnline } from '../../../lib/online.ts';
import { clearAccount, sealAccount } from '../../../lib/storage/account-storage.ts';
import { removeTemporaryPassword, storedSession } from '../../../lib/storage/session.ts';
import { isSharedPhone, storedSharedPhone } from '../../../lib/storage/shared-phone.ts';
import { forgetTheme } from '../../../lib/theme.ts';
import { toast } from '../../../ui/toast.ts';
import { storedSignIn } from '../stored.ts';
import { authTexts } from '../texts.ts';
import { type Auth, AuthContext, type AuthState, type SignUpAnswers } from './auth-context.ts';
import { door } from './door.ts';
import { knownDevice, readStoredSession, storeSession, storeUser } from './session.ts';
import { endSessionLater, storedAuth } from './stored.ts';
import { TERMS_VERSION } from './terms-version.ts';
import { unseal } from './unseal.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { whenLoaded } from './when-loaded.ts';

const LOGOUT_TOAST = 'logout';
const LOGOUT_TOAST_MS = 2000;
const REDIRECT_AFTER_MS = 300;
/** Nobody waits longer than this to be logged out; the server is told later then. */
const LOGOUT_PATIENCE_MS = 5000;

/** Only on a phone that is shared. */
const loadPhone = () => import('../../../lib/shared-phone/phone.ts');

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
  if (stored.kind === 'known') {
    unseal(stored.user.id);
    return signedIn(stored.user);
  }
  // Without a token nobody is shown what an account has left here.
  if (stored.kind === 'none') sealAccount();
  return stored.kind === 'nameless' ? undecided : signedOut(storedSession.expiryUntold.get() ? 'expired' : null);
}

export interface AuthProviderProps {
  /** The account that was here is gone or another: forget what was loaded for it. What expired may come back. */
  onAccountLeft: (ended: AuthState['ended']) => void;
  /** Whose browser it is from now on. */
  onAccountEntered: (userId: string) => void;
  children: ReactNode;
}

export function AuthProvider({ onAccountLeft, onAccountEntered, children }: AuthProviderProps) {
  const [state, setState] = useState(restore);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const navigate = useNavigate();

  useEffect(removeTemporaryPassword, []);

  const leave = useCallback(
    (ended: AuthState['ended']) => {
      onAccountLeft(ended);
      setState(signedOut(ended));
    },
    [onAccountLeft],
  );
  const enter = useCallback((user: User) => setState(signedIn(user)), []);
  const replace = useCallback(
    (user: User) => {
      onAccountLeft('logout');
      setState(signedIn(user));
    },
    [onAccountLeft],
  );
  useSessionWatch(state, { enter, replace, leave });

  const userId = state.user?.id;
  useEffect(() => {
    if (userId) onAccountEntered(userId);
  }, [userId, onAccountEntered]);

  const enterWith = useCallback(async (session: AuthResponse) => {
    if (isSharedPhone() && storedSharedPhone.sealKey.get() === null) await (await loadPhone()).letIn(session);
    storeSession(session);
    setState(signedIn(session.user));
  }, []);

  const login = useCallback(
    async (email: string, password: string) =>
      await enterWith(await client.auth.login({ body: { email: email.trim(), password, ...knownDevice() } })),
    [enterWith],
  );

  const register = useCallback(
    async ({ name, email, password }: SignUpAnswers) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const referralCode = storedSignIn.referralCode.get();
      const session = await client.auth.register({
        body: {
          name: name.trim(),
          email: email.trim(),
          password,
          terms_version: TERMS_VERSION,
          ...(timeZone && { timezone: timeZone }),
          ...(referralCode && { referral_code: referralCode }),
        },
      });
      storedSignIn.referralCode.remove();
      await enterWith(session);
    },
    [enterWith],
  );

  const forgetAccount = useCallback(async () => {
    if (isSharedPhone()) await loadPhone().then(({ clearMe }) => clearMe(), clearAccount);
    else clearAccount();
    // The theme was the account's; without one the system's is followed.
    forgetTheme();
    onAccountLeft('logout');
  }, [onAccountLeft]);

  const goToSignIn = useCallback(() => {
    setState(undecided);
    window.setTimeout(() => {
      setState(signedOut('logout'));
      navigate(door(), { replace: true });
    }, REDIRECT_AFTER_MS);
  }, [navigate]);

  // Only where somebody left without a network: the others need not load it.
  const [hasSessionsToEnd, setSessionsToEnd] = useState(() => storedAuth.sessionsToEnd.get().length > 0);
  const isOnline = useOnline();
  useEffect(() => {
    // Without a network there is nothing to end, nor where to have this from.
    if (!hasSessionsToEnd || !isOnline) return;
    return whenLoaded(
      () => import('./sessions-to-end.ts'),
      ({ keepEndingSessions }) => keepEndingSessions(),
    );
  }, [hasSessionsToEnd, isOnline]);

  const logout = useCallback(async () => {
    setLoggingOut(true);
    if (isSharedPhone())
      await loadPhone()
        .then(({ sendFirst }) => sendFirst())
        .catch(() => {});
    const token = readAccessToken();
    try {
      if (token) await endSession(token, { keepalive: true, signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) });
    } catch (cause) {
      if (!(cause instanceof NetworkError)) {
        logError('Logging out failed', cause);
        toast.error(authTexts.failures.logout, { id: LOGOUT_TOAST });
        return;
      }
      if (token) endSessionLater(token);
      setSessionsToEnd(true);
    } finally {
      setLoggingOut(false);
    }
    await forgetAccount();
    toast.success(authTexts.loggedOut, { id: LOGOUT_TOAST, duration: LOGOUT_TOAST_MS });
    goToSignIn();
  }, [forgetAccount, goToSignIn]);

  const depart = useCallback(
    async (message: string) => {
      await forgetAccount();
      toast.success(message);
      goToSignIn();
    },
    [forgetAccount, goToSignIn],
  );

  const switchLearner = useCallback(async () => {
    // Nothing of the account is on the screen while it is put away.
    setState(undecided);
    try {
      await (await loadPhone()).lockMe();
    } catch (cause) {
      logError('Switching failed', cause);
      toast.error(authTexts.failures.logout, { id: LOGOUT_TOAST });
      setState(restore());
      return;
    }
    forgetTheme();
    onAccountLeft('logout');
    goToSignIn();
  }, [onAccountLeft, goToSignIn]);

  const update = useCallback((user: User) => {
    storeUser(user);
    setState(signedIn(user));
  }, []);

  const auth = useMemo<Auth>(
    () => ({ ...state, login, register, enterWith, switchLearner, logout, isLoggingOut, update, depart }),
    [state, login, register, enterWith, switchLearner, logout, isLoggingOut, update, depart],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
