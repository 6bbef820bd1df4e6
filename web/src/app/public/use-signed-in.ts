import { useAuth } from '../../domains/identity/session/auth-context.ts';
import { useHydrated } from '../../ui/hydrated.ts';

/** Whether to show what signed-in people see. Public pages are rendered for strangers first. */
export function useSignedIn(): boolean {
  const { isAuthenticated } = useAuth();
  return useHydrated() && isAuthenticated;
}
