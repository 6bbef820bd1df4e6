import type { Subscription, SubscriptionPlan } from '@akada/contract/client';
import { formatNaira } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import type { Interval } from './api.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { billingTexts } from './texts.ts';
import { useSubscriptionActions } from './use-subscription-actions.ts';

const texts = billingTexts.plans;

interface ProActionsProps {
  plan: SubscriptionPlan;
  interval: Interval;
  subscription: Subscription;
}

/** What the learner can do about Pro now: buy it, try it, change it or end it. */
export function ProActions({ plan, interval, subscription }: ProActionsProps) {
  const { buy, tryOut, change } = useSubscriptionActions();
  const { status, renews_at, plan_id, can_start_trial, is_past_due } = subscription;
  const isBusy = buy.isPending || tryOut.isPending || change.isPending;
  const isBuyable = renews_at === null || is_past_due;
  const isPaid = status === 'active' || status === 'canceling';
  const price = formatNaira(plan.price);
  return (
    <>
      {isBuyable ? (
        <Button
          variant={isPaid ? 'secondary' : 'accent'}
          size="lg"
          full
          busy={buy.isPending}
          busyLabel={texts.opening}
          disabled={isBusy}
          onClick={() => buy.mutate(interval)}
        >
          {isPaid ? texts.next(price) : texts.subscribe(price)}
        </Button>
      ) : null}
      {status === 'trial' ? <p className="text-ink-soft text-sm">{texts.fromTrial}</p> : null}
      {can_start_trial ? (
        <>
          <Button
            variant="secondary"
            size="lg"
            full
            busy={tryOut.isPending}
            busyLabel={texts.startingTrial}
            disabled={isBusy}
            onClick={() => tryOut.mutate()}
          >
            {texts.trial(plan.trial_days)}
          </Button>
          <p className="text-center text-ink-soft text-sm">{texts.trialNote}</p>
        </>
      ) : null}
      {renews_at !== null && plan_id !== plan.id ? (
        <Button
          variant="secondary"
          full
          busy={change.isPending}
          busyLabel={texts.changing}
          disabled={isBusy}
          onClick={() => change.mutate(interval)}
        >
          {texts.change[interval]}
        </Button>
      ) : null}
      <CancelSubscription subscription={subscription} full />
    </>
  );
}
