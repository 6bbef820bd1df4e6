import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../../../domains/identity/session/auth-context.ts';
import type { OriginState } from '../../../../domains/identity/sign-in/return-target.ts';
import { storedSession } from '../../../../lib/storage/session.ts';

/**
 * Onboarding is open to everyone, but somebody whose session expires on it is sent to sign in, like anywhere else: the
 * answers are sealed until then, and go on where they stood. Once that was said, whoever comes here starts anew.
 */
export function useExpiredReturn(): boolean {
  const { ended } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isExpired = ended === 'expired' && storedSession.expiryUntold.get() !== null;

  useEffect(() => {
    const from = pathname + search;
    if (isExpired) navigate('/signin?expired=true', { replace: true, state: { from } satisfies OriginState });
  }, [isExpired, pathname, search, navigate]);
  return isExpired;
}
