import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { balanceQuery } from './api.ts';

const OPEN_AFTER_MS = 500;

/** The balance of the document page, and the dialog in which tokens are bought. */
export function useTokens() {
  const queryClient = useQueryClient();
  const balance = useQuery(balanceQuery);
  const dialog = useHistoryDialog('tokens');
  const { data } = balance;
  const isBlocked = data !== undefined && data.available_documents <= 0 && data.used_free_trial;

  const open = useRef(dialog.open);
  open.current = dialog.open;
  const hasOpened = useRef(dialog.isOpen);
  useEffect(() => {
    if (!isBlocked || hasOpened.current) return;
    const timer = window.setTimeout(() => {
      hasOpened.current = true;
      open.current();
    }, OPEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isBlocked]);

  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }), [queryClient]);
  /** A generation was refused for want of a token: the balance shown was wrong, or is the last thing to be said. */
  const demand = useCallback(() => {
    void refresh();
    hasOpened.current = true;
    open.current();
  }, [refresh]);

  return { balance, isBlocked, dialog, refresh, demand };
}
