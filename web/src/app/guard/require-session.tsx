import { Fragment, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../domains/identity/session/auth-context.ts';
import { door } from '../../domains/identity/session/door.ts';
import type { OriginState } from '../../domains/identity/sign-in/return-target.ts';
import { storedReturn } from '../../lib/storage/return-target.ts';
import { PageSpinner } from '../page/page-spinner.tsx';
import { AuthenticationError } from './authentication-error.tsx';
import { forgetRedirects, mayRedirect } from './redirect-attempts.ts';

/** Pages whose visitors are more likely to be new than signed out. */
const FOR_NEWCOMERS = ['/studentassessments', '/chat'];

/** Lets signed-in people through. Others are sent to sign in, or up, and the way back is remembered. */
export function RequireSession() {
  const { user, isAuthenticated, loading, ended } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const [isStuck, setStuck] = useState(false);
  const wasIn = useRef(false);
  const redirectedFrom = useRef<string | null>(null);

  useEffect(() => {
    if (isAuthenticated) {
      wasIn.current = true;
      redirectedFrom.current = null;
      setStuck(false);
      forgetRedirects();
      return;
    }
    // Once for each arrival, however often React runs this.
    if (loading || redirectedFrom.current === location.key) return;
    redirectedFrom.current = location.key;

    // Whoever logged out does not want to come back here; the next person on this phone even less.
    if (wasIn.current && ended === 'logout') {
      navigate(door(), { replace: true });
      return;
    }
    if (!mayRedirect()) {
      setStuck(true);
      return;
    }
    const from = location.pathname + location.search + location.hash;
    if (ended === 'expired') {
      navigate(`${door()}?expired=true`, { replace: true, state: { from } satisfies OriginState });
    } else if (FOR_NEWCOMERS.includes(location.pathname)) {
      storedReturn.redirectAfterAuth.set(from);
      navigate('/signup', { replace: true });
    } else {
      navigate(door(), { replace: true, state: { from } satisfies OriginState });
    }
  }, [isAuthenticated, loading, ended, location, navigate]);

  if (isStuck) return <AuthenticationError />;
  if (!isAuthenticated || !user) return <PageSpinner />;
  return (
    // Another account starts with fresh pages.
    <Fragment key={user.id}>
      <Outlet />
    </Fragment>
  );
}
