import type { TokenBalance } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { isOnSale } from '../../../lib/sale.ts';
import { balanceQuery } from './api.ts';
import { describePrice } from './document-price.ts';
import { storedTokens } from './stored.ts';

const OPEN_AFTER_MS = 500;

const hasNoToken = ({ available_documents, used_free_trial }: TokenBalance) =>
  available_documents <= 0 && used_free_trial;

/** The balance of the document page, and the dialog in which tokens are bought. */
export function useTokens() {
  const queryClient = useQueryClient();
  const balance = useQuery(balanceQuery);
  const dialog = useHistoryDialog('tokens');
  const { data } = balance;
  const [wasRefused, setRefused] = useState(false);
  /** Who has an unlocked document is asked for nothing before something else is wanted and refused. */
  const isAsked = data !== undefined && (data.unlocked_documents === 0 || wasRefused);
  const isBlocked = isAsked && hasNoToken(data) && isOnSale();

  const open = useRef(dialog.open);
  open.current = dialog.open;
  // Decided when the balance is first known: a result that took the last token is not covered by an offer.
  // Once in a visit: closed, it stays closed.
  const isDecided = useRef(dialog.isOpen || storedTokens.tokensOffered.get() !== null);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown || isDecided.current) return;
    if (!isBlocked) {
      isDecided.current = true;
      return;
    }
    const timer = window.setTimeout(() => {
      isDecided.current = true;
      storedTokens.tokensOffered.set('yes');
      open.current();
    }, OPEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isKnown, isBlocked]);

  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }), [queryClient]);
  /** A generation was refused for want of a token: the balance shown was wrong, or is the last thing to be said. */
  const demand = useCallback(() => {
    void refresh();
    setRefused(true);
    isDecided.current = true;
    open.current();
  }, [refresh]);

  /** Null while the balance is unknown, and where nothing is sold. */
  const priceOf = (locked: number) => (data && isOnSale() ? describePrice(data, locked) : null);

  return { balance, isBlocked, dialog, refresh, demand, priceOf };
}
