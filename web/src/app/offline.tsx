import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../domains/identity/session/auth-context.ts';
import { logError } from '../lib/log.ts';
import { sendMessage } from '../lib/messages.ts';
import { readAgain } from '../lib/read-again.ts';
import { onRenewalBack } from '../lib/renewal.ts';
import { onServiceBack } from '../lib/service.ts';
import { loadPage } from './page/lazy-page.tsx';
import { doors } from './public/public-pages.ts';

/** Who logs out without a network is to see the page for people who are not signed in, and sends the log-out later. */
async function haveTheDoorAtHand(): Promise<void> {
  const ending = import('../domains/identity/session/sessions-to-end.ts');
  await Promise.all([loadPage(doors['sign-in'].load), ending]).catch(() => undefined);
}

/** For whoever is signed in: what was studied without a network is sent, and the app opens without one the next time. */
export function Offline() {
  const { isAuthenticated, user, loading } = useAuth();
  const userId = user?.id ?? null;

  const queries = useQueryClient();

  useEffect(() => onServiceBack(() => void readAgain(queries)), [queries]);
  useEffect(() => onRenewalBack(() => void readAgain(queries)), [queries]);

  useEffect(() => {
    if (!isAuthenticated) return;
    let stop = () => {};
    let isOver = false;
    // Apart: a visitor of the start page has nothing to send, and need not load it.
    const begin = async () => {
      const { startSending } = await import('./outgoing.ts');
      if (isOver) return;
      stop = startSending(({ isMinor }) => {
        if (isMinor) sendMessage({ type: 'REFRESH_PROGRESS_DATA' });
        else void readAgain(queries);
      });
    };
    begin().catch(() => window.addEventListener('online', () => void begin(), { once: true }));
    return () => {
      isOver = true;
      stop();
    };
  }, [isAuthenticated, queries]);

  useEffect(() => {
    // In development files change under their names, and nothing may be kept.
    if (!isAuthenticated || !import.meta.env.PROD || !navigator.serviceWorker) return;
    const { serviceWorker } = navigator;
    serviceWorker
      .register('/sw.js')
      .then(() => serviceWorker.ready)
      .then(haveTheDoorAtHand)
      .catch((error: unknown) => logError('No work without a network', error));
  }, [isAuthenticated]);

  useEffect(() => {
    const hasPush = import.meta.env.PROD && 'Notification' in window && Notification.permission === 'granted';
    if (loading || !hasPush) return;
    import('../domains/reminders/push.ts')
      .then(({ settlePush }) => settlePush(userId))
      .catch((error: unknown) => logError('Reminders on this device are as they were', error));
  }, [loading, userId]);

  return null;
}
