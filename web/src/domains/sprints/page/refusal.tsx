import { ApiError } from '@akada/contract/client';
import { isOnSale } from '../../../lib/sale.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LimitReached } from '../limit-reached.tsx';

/** Why something did not work; where the plan is full, with the way to a larger one. */
export function Refusal({ error, className = '' }: { error: unknown; className?: string }) {
  const isLimit = error instanceof ApiError && error.code === 'sprint_limit_reached';
  if (isLimit) return <LimitReached isOnSale={isOnSale()} className={className} />;
  return (
    <Banner tone="error" className={className}>
      {wordsOf(error)}
    </Banner>
  );
}
