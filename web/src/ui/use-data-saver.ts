import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(root(), { attributeFilter: ['data-saver'] });
  return () => observer.disconnect();
}

/** True while data is saved (`<html data-saver="on">`): what nobody asked for is not fetched. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset.saver === 'on',
    () => false,
  );
}
