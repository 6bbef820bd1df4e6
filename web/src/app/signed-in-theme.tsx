import { useAuth } from '../domains/identity/session/auth-context.ts';
import { AccountTheme } from '../domains/identity/settings/account-theme.tsx';

/** On every page, because a new account goes to onboarding first. */
export function SignedInTheme() {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? <AccountTheme /> : null;
}
