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
  // Decided when the balance is first known: a result that took the last token is not covered by an offer.
  const isDecided = useRef(dialog.isOpen);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown || isDecided.current) return;
    if (!isBlocked) {
      isDecided.current = true;
      return;
    }
    const timer = window.setTimeout(() => {
      isDecided.current = true;
      open.current();
    }, OPEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isKnown, isBlocked]);

  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }), [queryClient]);
  /** A generation was refused for want of a token: the balance shown was wrong, or is the last thing to be said. */
  const demand = useCallback(() => {
    void refresh();
    isDecided.current = true;
    open.current();
  }, [refresh]);

  return { balance, isBlocked, dialog, refresh, demand };
}
