import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

export interface FullScreen {
  /** False on phones that keep full screen for videos. */
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
}

export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // The browser may refuse; the page is as usable without.
    change.catch(() => undefined);
  }, []);
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle };
}
