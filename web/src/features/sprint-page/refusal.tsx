import { ApiError } from '@akada/contract/client';
import { isOnSale } from '../../lib/sale.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const texts = sprintsTexts.plan;

/** Why something did not work; where the plan is full, with the way to a larger one. */
export function Refusal({ error, className = '' }: { error: unknown; className?: string }) {
  const isLimit = error instanceof ApiError && error.code === 'sprint_limit_reached';
  if (!isLimit) {
    return (
      <Banner tone="error" className={className}>
        {error instanceof Error ? error.message : String(error)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      className={className}
      title={texts.reached}
      action={
        isOnSale() ? (
          <LinkButton to="/billing/plans" variant="secondary">
            {sprintsTexts.upgrade}
          </LinkButton>
        ) : null
      }
    >
      {isOnSale() ? texts.reachedText : texts.reachedTextHere}
    </Banner>
  );
}
