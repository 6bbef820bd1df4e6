import { billingTexts } from '../../../domains/billing/plans/texts.ts';
import { HelpArt } from '../../../ui/art/tour-art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyPage } from '../../page/empty-page.tsx';

export default function SubscriptionCancelPage() {
  const { title, text, again, dashboard } = billingTexts.cancelled;
  return (
    <EmptyPage
      title={title}
      text={text}
      art={<HelpArt />}
      action={
        <>
          <LinkButton to="/billing/plans" variant="primary">
            {again}
          </LinkButton>
          <LinkButton to="/dashboard" variant="secondary">
            {dashboard}
          </LinkButton>
        </>
      }
    />
  );
}
