import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PlansView } from '../../../domains/billing/plans/plans-view.tsx';
import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { isOnSale, isVatIncluded } from '../../../lib/sale.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function PlansPage() {
  const { title, back, lead, leadWithVat } = billingTexts.plans;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to="/dashboard" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          {back}
        </Link>
        <PageHeading title={title} />
        {isOnSale() ? <p className="mt-1 text-ink-soft">{isVatIncluded() ? leadWithVat : lead}</p> : null}
      </div>
      <PlansView />
    </div>
  );
}
