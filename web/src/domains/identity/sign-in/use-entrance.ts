import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../session/auth-context.ts';

interface Entrance {
  /** Nothing of the form may be shown: it is not known who this is, or they are already in. */
  isClosed: boolean;
  isEntering: boolean;
  /** Runs what signs somebody in, then goes to the target. Throws what it throws. */
  enter(signIn: () => Promise<void>): Promise<void>;
}

/**
 * The door of the pages for people who are not signed in. Those who already are, also through another tab, are sent on;
 * those who come in through the page's own form go where the form's target says, and the two never race. Null: nobody
 * is sent on, since whoever is in already is about to come in once more.
 */
export function useEntrance(alreadyInGoTo: string | null, takeTarget: () => string): Entrance {
  const { isAuthenticated, loading } = useAuth();
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (isAuthenticated && !isEntering && alreadyInGoTo !== null) navigate(alreadyInGoTo, { replace: true });
  }, [isAuthenticated, isEntering, alreadyInGoTo, navigate]);

  const enter = useCallback(
    async (signIn: () => Promise<void>) => {
      setEntering(true);
      try {
        await signIn();
      } catch (error) {
        setEntering(false);
        throw error;
      }
      navigate(takeTarget(), { replace: true });
    },
    [navigate, takeTarget],
  );
  return { isClosed: loading || (isAuthenticated && !isEntering), isEntering, enter };
}
