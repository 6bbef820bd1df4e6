import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ReceiptView } from '../../../domains/billing/plans/receipt-view.tsx';
import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function ReceiptPage() {
  const { number = '' } = useParams();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Link to="/billing" data-print="hide" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          {billingTexts.receipt.back}
        </Link>
        <PageHeading title={billingTexts.receipt.title(number)} />
      </div>
      <ReceiptView number={number} />
    </div>
  );
}
