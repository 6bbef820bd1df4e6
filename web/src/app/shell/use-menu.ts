import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Menu {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** The drawer's state, kept in the history so that a phone's back button closes it instead of leaving the page. */
export function useMenu(isWide: boolean): Menu {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = typeof state === 'object' && state !== null && 'isMenuOpen' in state && state.isMenuOpen === true;

  const open = useCallback(
    () => navigate(pathname + search + hash, { state: { ...(state as object | null), isMenuOpen: true } }),
    [navigate, pathname, search, hash, state],
  );
  const close = useCallback(() => navigate(-1), [navigate]);

  useEffect(() => {
    if (isWide && isOpen) close();
  }, [isWide, isOpen, close]);
  return { isOpen, open, close };
}
