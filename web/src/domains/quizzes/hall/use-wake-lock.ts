import { useEffect } from 'react';

/** Keeps the screen on while the page is in view. Browsers without a lock, and those that refuse it, sleep as they do. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) await held?.release();
      else lock = held;
    };
    void hold();
    // The browser takes it back when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
