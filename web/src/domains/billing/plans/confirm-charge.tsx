import type { Subscription } from '@akada/contract/client';
import { useNavigate } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { openCheckout } from '../../../lib/open-checkout.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.confirm;

/** The bank wants the next period confirmed by the owner of the card: where, until when, and the other way. */
export function ConfirmCharge({ url, until }: NonNullable<Subscription['confirmation']>) {
  const navigate = useNavigate();
  return (
    <Banner
      tone="warning"
      title={texts.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="accent" onClick={() => openCheckout(url, navigate)}>
            {texts.open}
          </Button>
          <LinkButton to="/billing/plans" variant="secondary">
            {texts.otherWay}
          </LinkButton>
        </div>
      }
    >
      {texts.text(formatDate(until))}
    </Banner>
  );
}
