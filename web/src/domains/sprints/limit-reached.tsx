import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { sprintsTexts } from './texts.ts';

const texts = sprintsTexts.plan;

/** The plan holds no further sprint; with the way to a larger one where there is one to buy. */
export function LimitReached({ isOnSale, className = '' }: { isOnSale: boolean; className?: string }) {
  return (
    <Banner
      tone="warning"
      className={className}
      title={texts.reached}
      action={
        isOnSale ? (
          <LinkButton to="/billing/plans" variant="secondary">
            {sprintsTexts.upgrade}
          </LinkButton>
        ) : undefined
      }
    >
      {isOnSale ? texts.reachedText : texts.reachedTextHere}
    </Banner>
  );
}
