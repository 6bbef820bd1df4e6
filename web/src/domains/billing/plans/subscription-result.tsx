import type { Subscription } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';
import { AchieveArt } from '../../../ui/art/tour-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { billingQuery } from './api.ts';
import { BillingFailure } from './billing-failure.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.success;

/** After a plan has begun: what the server says about it, never what an address claims. */
export function SubscriptionResult() {
  const billing = useQuery({ ...billingQuery, staleTime: 0 });
  if (billing.isError && !billing.data) {
    return <BillingFailure isRetrying={billing.isFetching} onRetry={() => void billing.refetch()} />;
  }
  if (!billing.data) return <Spinner className="min-h-60">{billingTexts.payment.verifying}</Spinner>;
  const { subscription } = billing.data;
  if (subscription.status !== 'free') return <Activated subscription={subscription} />;
  return (
    <Banner
      tone="info"
      title={texts.none}
      action={
        <LinkButton to="/billing/plans" variant="secondary">
          {billingTexts.page.see}
        </LinkButton>
      }
    >
      {texts.noneText}
    </Banner>
  );
}

export function Activated({ subscription }: { subscription: Subscription }) {
  const { trial_ends_at, current_period_ends_at } = subscription;
  const until = trial_ends_at ?? current_period_ends_at;
  return (
    <Card className="flex max-w-xl flex-col items-center gap-4 self-center text-center">
      <AchieveArt className="h-auto w-48" />
      <p role="status" className="flex items-center gap-2 font-semibold text-lg text-success">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {texts.title}
      </p>
      {until ? (
        <p className="text-ink-soft">
          {trial_ends_at ? texts.trial(formatDate(until)) : texts.active(formatDate(until))}
        </p>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/dashboard" variant="accent">
          {texts.dashboard}
        </LinkButton>
        <LinkButton to="/billing" variant="secondary">
          {texts.billing}
        </LinkButton>
      </div>
    </Card>
  );
}
