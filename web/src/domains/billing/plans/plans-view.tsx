import type { BillingState, SubscriptionPlan } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNaira } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingQuery, type Interval, plansQuery } from './api.ts';
import { BillingFailure } from './billing-failure.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { IntervalSwitch } from './interval-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProActions } from './pro-actions.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.plans;

/** Free and Pro, what they cost, and the way to each. */
export function PlansView() {
  const billing = useQuery(billingQuery);
  const plans = useQuery(plansQuery);
  if (billing.isError || plans.isError) {
    const retry = () => Promise.all([billing.refetch(), plans.refetch()]);
    return <BillingFailure isRetrying={billing.isFetching || plans.isFetching} onRetry={retry} />;
  }
  if (!billing.data || !plans.data) return <Waiting />;
  return <Offer state={billing.data} plans={plans.data} />;
}

function Offer({ state, plans }: { state: BillingState; plans: SubscriptionPlan[] }) {
  const { subscription, offer } = state;
  const [interval, setInterval] = useState<Interval>(subscription.plan_id === 'pro-yearly' ? 'yearly' : 'monthly');
  const find = (id: string) => plans.find((plan) => plan.id === id);
  const [chosen, yearly] = [find(`pro-${interval}`), find('pro-yearly')];
  if (!offer.is_on_sale || !chosen) return <NotOnSale isFree={state.usage.isFree} />;
  const isFree = subscription.status === 'free';
  const note =
    interval === 'yearly'
      ? texts.billedYearly(formatNaira(chosen.price), formatNaira(chosen.saving))
      : texts.orYearly(formatNaira(yearly?.monthly_price ?? chosen.price));
  return (
    <>
      {offer.is_test ? <Banner tone="info">{billingTexts.test}</Banner> : null}
      <IntervalSwitch value={interval} onChange={setInterval} savingPercent={yearly?.saving_percent ?? 0} />
      <div className="grid items-stretch gap-5 md:grid-cols-2">
        <PlanCard
          name={texts.free.name}
          price={formatNaira(0)}
          period={texts.forever}
          points={Object.values(texts.free.points)}
          isCurrent={isFree}
        />
        <PlanCard
          name={texts.pro.name}
          price={formatNaira(chosen.monthly_price)}
          period={texts.perMonth}
          note={note}
          points={[...Object.values(texts.pro.points), ...(offer.has_group ? [texts.pro.group] : [])]}
          isRecommended
          isCurrent={!isFree}
        >
          <ProActions plan={chosen} interval={interval} subscription={subscription} />
        </PlanCard>
      </div>
      <ComparisonTable hasGroup={offer.has_group} />
      <p className="text-ink-soft text-sm">{texts.tokens}</p>
    </>
  );
}

/** Where nothing is sold, that is all there is to say. */
function NotOnSale({ isFree }: { isFree: boolean }) {
  const { included, includedText, closed, closedText } = billingTexts.notOnSale;
  return (
    <Banner tone={isFree ? 'info' : 'success'} title={isFree ? closed : included}>
      {isFree ? closedText : includedText}
    </Banner>
  );
}

function Waiting() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <Skeleton className="h-13 w-72 self-center rounded-pill" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </div>
  );
}
