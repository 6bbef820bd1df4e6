import type { Subscription } from '@akada/contract/client';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { isSubscribed } from './api.ts';
import { billingTexts } from './texts.ts';
import { useSubscriptionActions } from './use-subscription-actions.ts';

const texts = billingTexts.cancel;

interface CancelSubscriptionProps {
  subscription: Subscription;
  full?: boolean;
}

/** Cancels after one question; what is cancelled already says so, and can be taken back. */
export function CancelSubscription({ subscription, full = false }: CancelSubscriptionProps) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, resume } = useSubscriptionActions();
  const { status, current_period_ends_at } = subscription;
  if (current_period_ends_at === null) return null;
  if (status === 'canceling') {
    return (
      <>
        <Button variant="secondary" disabled full={full}>
          {billingTexts.plans.ending}
        </Button>
        <Button
          variant="ghost"
          full={full}
          busy={resume.isPending}
          busyLabel={billingTexts.plans.resuming}
          onClick={() => resume.mutate()}
        >
          {billingTexts.plans.resume}
        </Button>
      </>
    );
  }
  if (!isSubscribed(subscription)) return null;
  return (
    <>
      <Button variant="secondary" full={full} onClick={() => setAsking(true)}>
        {billingTexts.plans.cancel}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.question}
        description={texts.text(formatDate(current_period_ends_at))}
        cancelLabel={texts.keep}
        confirmLabel={texts.confirm}
        busy={cancel.isPending}
        busyLabel={texts.busy}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
