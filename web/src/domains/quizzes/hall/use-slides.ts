import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';

export interface Slides {
  /** Counted from 0. */
  current: number;
  count: number;
  go: (slide: number) => void;
}

/** What a presenter's clicker sends, besides the arrows. */
const steps: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

interface Keys {
  /** F. */
  onFullScreen: () => void;
  /** Esc; in full screen the browser keeps it for itself. */
  onLeave: () => void;
}

/** The slide that is shown stands in the address, so that a reload comes back to it; it makes no history of its own. */
export function useSlides(count: number, { onFullScreen, onLeave }: Keys): Slides {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('slide') ?? 0);
  const current = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), count - 1) : 0;
  const go = useCallback(
    (slide: number) => {
      const next = Math.min(Math.max(slide, 0), count - 1);
      setParams(next === 0 ? {} : { slide: String(next) }, { replace: true, preventScrollReset: true });
    },
    [count, setParams],
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const step = steps[event.key];
    if (step !== undefined) go(current + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else if (event.key === 'f' || event.key === 'F') onFullScreen();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  });
  // With the slide itself: a key that is pressed as soon as it is seen is heard.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { current, count, go };
}
