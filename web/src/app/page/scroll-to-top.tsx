import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top; going back leaves the place to the browser. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of path that scrolls, not a dialog's entry in the history
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
