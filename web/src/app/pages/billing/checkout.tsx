import { useParams } from 'react-router';
import { SandboxCheckout } from '../../../domains/billing/checkout/sandbox-checkout.tsx';
import { checkoutTexts } from '../../../domains/billing/checkout/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function CheckoutPage() {
  const { reference = '' } = useParams();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={checkoutTexts.title} />
      <SandboxCheckout reference={reference} />
    </div>
  );
}
