import { useCallback, useEffect, useState } from 'react';
import { onServiceBack } from './service.ts';

type Loaded<T> = { state: 'loading' } | { state: 'ready'; data: T } | { state: 'failed'; error: unknown };

/** What the server answers to one question; asked again when it can be reached again. */
export function useAnswer<T>(ask: () => Promise<T>) {
  const [load, setLoad] = useState<Loaded<T>>({ state: 'loading' });
  const askAgain = useCallback(async () => {
    setLoad({ state: 'loading' });
    try {
      setLoad({ state: 'ready', data: await ask() });
    } catch (error) {
      setLoad({ state: 'failed', error });
    }
  }, [ask]);

  useEffect(() => {
    void askAgain();
  }, [askAgain]);
  useEffect(() => {
    if (load.state !== 'failed') return;
    return onServiceBack(() => void askAgain());
  }, [load.state, askAgain]);

  /** Puts what is known to have changed in the place of what was loaded. */
  const change = useCallback(
    (changes: Partial<T>) =>
      setLoad((now) => (now.state === 'ready' ? { state: 'ready', data: { ...now.data, ...changes } } : now)),
    [],
  );
  return { load, askAgain, change };
}
