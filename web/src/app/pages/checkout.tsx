import { useParams } from 'react-router';
import { SandboxCheckout } from '../../features/tokens/sandbox-checkout.tsx';
import { tokensTexts } from '../../texts/en/tokens.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function CheckoutPage() {
  const { reference = '' } = useParams();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={tokensTexts.checkout.title} />
      <SandboxCheckout reference={reference} />
    </div>
  );
}
