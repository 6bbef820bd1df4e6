import { useSearchParams } from 'react-router';
import { PaymentResult } from '../../../domains/billing/plans/payment-result.tsx';
import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function PaymentCompletePage() {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={billingTexts.payment.title} />
      <PaymentResult reference={search.get('reference') || null} />
    </div>
  );
}
