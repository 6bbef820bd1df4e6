import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { storedOnboarding } from '../../../../domains/identity/onboarding/stored.ts';
import { useAuth } from '../../../../domains/identity/session/auth-context.ts';
import { logError } from '../../../../lib/log.ts';

/** Sends onboarding answers that waited for an account, wherever the new account lands. Onboarding itself shows it. */
export function WaitingAnswers() {
  const { isAuthenticated } = useAuth();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const isElsewhere = pathname !== '/onboarding' && pathname !== '/signup' && pathname !== '/signin';

  useEffect(() => {
    if (!isAuthenticated || !isElsewhere || storedOnboarding.onboarding.get()?.outcome !== 'waiting') return;
    // Its code is loaded only for those few who need it.
    import('../../../../domains/identity/onboarding/send-kept.ts')
      .then(({ sendWaitingAnswers }) => sendWaitingAnswers())
      .then(() => queryClient.invalidateQueries({ queryKey: ['onboarding'] }))
      .catch((cause) => logError('Failed to save onboarding data', cause));
  }, [isAuthenticated, isElsewhere, queryClient]);
  return null;
}
