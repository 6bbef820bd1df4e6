import { useEffect } from 'react';
import { useAuth } from '../features/auth/auth-context.ts';
import { logError } from '../lib/log.ts';
import { startOutbox } from '../lib/outbox.ts';

/** For whoever is signed in: what was studied without a network is sent, and the app opens without one the next time. */
export function Offline() {
  const { isAuthenticated } = useAuth();

  useEffect(() => (isAuthenticated ? startOutbox() : undefined), [isAuthenticated]);

  useEffect(() => {
    // In development files change under their names, and nothing may be kept.
    if (!isAuthenticated || !import.meta.env.PROD || !navigator.serviceWorker) return;
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => logError('No work without a network', error));
  }, [isAuthenticated]);

  return null;
}
