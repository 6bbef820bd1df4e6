import { useEffect, useRef } from 'react';
import type { NewTap } from '../use-sitting.ts';

/** Says which question is on the screen when the room opens or is seen again, and when it is out of sight. */
export function usePresence(question: string | null, onTap: (tap: NewTap) => void): void {
  const latest = useRef({ question, onTap });
  latest.current = { question, onTap };
  useEffect(() => {
    const tell = () => {
      const { question: shown, onTap: tap } = latest.current;
      if (shown === null) return;
      tap(document.visibilityState === 'visible' ? { kind: 'show', question: shown } : { kind: 'away' });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
}
