import type { BillingState } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNaira } from '../../../lib/format.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingQuery } from './api.ts';
import { BillingFailure } from './billing-failure.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ConfirmCharge } from './confirm-charge.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.page;
/** While a renewal is under way the page looks again. */
const LOOK_AGAIN_MS = 3000;

const tones: Record<BillingState['subscription']['status'], BadgeTone> = {
  free: 'neutral',
  trial: 'info',
  active: 'success',
  canceling: 'warning',
};

const isRenewing = ({ subscription: { renews_at, is_past_due } }: BillingState) =>
  renews_at !== null && !is_past_due && new Date(renews_at).getTime() <= Date.now();

/** The current plan, what happens next, and what can be done about it. */
export function BillingView() {
  const billing = useQuery({
    ...billingQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRenewing(state.data) ? LOOK_AGAIN_MS : false),
  });
  if (billing.isError && !billing.data) {
    return <BillingFailure isRetrying={billing.isFetching} onRetry={() => void billing.refetch()} />;
  }
  return billing.data ? <CurrentPlan state={billing.data} /> : <Skeleton className="h-52 w-full rounded-card" />;
}

function CurrentPlan({ state }: { state: BillingState }) {
  const { subscription, usage, offer } = state;
  const { status, is_past_due, renews_at, confirmation, payment_method: method } = subscription;
  const isFree = status === 'free';
  return (
    <>
      {confirmation ? <ConfirmCharge {...confirmation} /> : null}
      {is_past_due && renews_at ? (
        <Banner
          tone="warning"
          title={texts.pastDueTitle}
          action={
            <LinkButton to="/billing/plans" variant="accent">
              {texts.payNow}
            </LinkButton>
          }
        >
          {texts.pastDue(formatDate(renews_at))}
        </Banner>
      ) : null}
      <Card as="section" aria-label={texts.plan} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{isFree ? texts.free : texts.pro}</h2>
          <Badge tone={tones[status]}>{texts.states[status]}</Badge>
        </div>
        <p className="text-ink-soft">{describe(state)}</p>
        {method?.last4 ? (
          <p className="text-ink-soft text-sm">{texts.card(method.brand ?? method.channel, method.last4)}</p>
        ) : null}
        {isFree ? <p className="text-ink-soft text-sm">{texts.freeText(usage.sprintCount, usage.maxSprints)}</p> : null}
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {offer.is_on_sale ? (
            <LinkButton to="/billing/plans" variant={isFree ? 'accent' : 'secondary'}>
              {isFree ? texts.upgrade : texts.see}
            </LinkButton>
          ) : null}
          <CancelSubscription subscription={subscription} />
        </div>
      </Card>
    </>
  );
}

/** What happens next, in one sentence. */
function describe(state: BillingState): string {
  const {
    status,
    trial_ends_at,
    current_period_ends_at: end,
    renews_at,
    renewal_price,
    confirmation,
  } = state.subscription;
  const { included, includedText, closedText } = billingTexts.notOnSale;
  if (status === 'free') return state.offer.is_on_sale ? billingTexts.plans.free.points.sprints : closedText;
  if (end === null) return `${included}. ${includedText}`;
  if (status === 'canceling') return texts.cancelingText(formatDate(end));
  if (trial_ends_at) return texts.trialText(formatDate(trial_ends_at));
  if (isRenewing(state)) return texts.renewing;
  if (confirmation) return billingTexts.confirm.waits(formatDate(confirmation.until));
  return renews_at && renewal_price
    ? texts.renewsText(formatDate(renews_at), formatNaira(renewal_price))
    : texts.onceText(formatDate(end));
}
