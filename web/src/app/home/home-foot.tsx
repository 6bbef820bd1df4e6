import type { SprintCount } from '@akada/contract/client';
import { FileClock, Users } from 'lucide-react';
import { ReferralPoints } from '../../domains/identity/referral/referral-points.tsx';
import { LimitBanner, SprintsRemaining } from '../../domains/sprints/list/plan-banner.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { dashboardTexts } from './texts.ts';

/** What one needs now and then: the plan's limit, the points, the others who study. */
export function HomeFoot({ count }: { count: SprintCount | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <LimitBanner count={count} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 md:max-w-xl">
        <LinkCard to="/papers" icon={<FileClock aria-hidden />} title={dashboardTexts.papers}>
          {dashboardTexts.papersText}
        </LinkCard>
        <LinkCard to="/community" icon={<Users aria-hidden />} title={dashboardTexts.community}>
          {dashboardTexts.communityText}
        </LinkCard>
        <ReferralPoints />
      </div>
      <SprintsRemaining count={count} />
    </div>
  );
}
