import type { TokenBalance } from '@akada/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { isOnSale } from '../../../lib/sale.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lastKnownBalance } from './api.ts';
import { tokensTexts } from './texts.ts';

const texts = tokensTexts.balance;

function inWords({ available_documents, used_free_trial }: TokenBalance): string {
  return used_free_trial || available_documents > 0 ? texts.left(Math.max(0, available_documents)) : texts.free;
}

/** What is known; a balance that cannot be had is called unknown, never guessed. */
function describeBalance(balance: UseQueryResult<TokenBalance>): string {
  if (balance.data) return inWords(balance.data);
  const kept = lastKnownBalance();
  return kept ? texts.savedEarlier(inWords(kept)) : texts.unknown;
}

interface BalanceBadgeProps {
  balance: UseQueryResult<TokenBalance>;
  onBuy: () => void;
}

/** Nothing where nothing is sold: documents cost nothing there. */
export function BalanceBadge({ balance, onBuy }: BalanceBadgeProps) {
  if (!isOnSale()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      {balance.isPending ? (
        <Skeleton className="h-6 w-40" />
      ) : (
        <p className="flex items-center gap-2 text-ink-soft">
          <Ticket aria-hidden className="size-4 shrink-0" />
          {describeBalance(balance)}
        </p>
      )}
      <Button variant="ghost" className="-my-1 px-2 text-sm" onClick={onBuy}>
        {texts.buy}
      </Button>
    </div>
  );
}
