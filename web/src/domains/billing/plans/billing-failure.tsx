import { useEffect } from 'react';
import { commonTexts } from '../../../texts/en/common.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { toast } from '../../../ui/toast.ts';
import { billingTexts } from './texts.ts';

/** In place of a plan that could not be read; said once as a toast too. */
export function BillingFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  useEffect(() => {
    toast.error(billingTexts.loadFailed, { id: 'billing' });
  }, []);
  return (
    <LoadFailure
      title={billingTexts.loadFailed}
      retryLabel={commonTexts.retry}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
