import { SubscriptionResult } from '../../../domains/billing/plans/subscription-result.tsx';
import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function SubscriptionSuccessPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={billingTexts.page.title} />
      <SubscriptionResult />
    </div>
  );
}
