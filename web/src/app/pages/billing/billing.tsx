import { BillingView } from '../../../domains/billing/plans/billing-view.tsx';
import { ReceiptsList } from '../../../domains/billing/plans/receipts-list.tsx';
import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function BillingPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title={billingTexts.page.title} />
      <BillingView />
      <ReceiptsList />
    </div>
  );
}
