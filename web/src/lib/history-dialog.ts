import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface HistoryDialog {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** A dialog whose state is kept in the history, so that a phone's back button closes it instead of leaving the page. */
export function useHistoryDialog(name: string): HistoryDialog {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === name;
  const open = useCallback(
    () => navigate(pathname + search + hash, { state: { ...(state as object | null), dialog: name } }),
    [navigate, pathname, search, hash, state, name],
  );
  const close = useCallback(() => navigate(-1), [navigate]);
  return { isOpen, open, close };
}
