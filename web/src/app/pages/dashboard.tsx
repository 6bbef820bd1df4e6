import { RecommendedSprints } from '../../features/onboarding/recommended-sprints.tsx';
import { ReferralPoints } from '../../features/referral/referral-points.tsx';
import { dashboardTexts } from '../../texts/en/dashboard.ts';
import { NoSprintsArt } from '../../ui/art/empty-art.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function DashboardPage() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={dashboardTexts.title} />
        <ReferralPoints />
      </div>
      <RecommendedSprints otherwise={<NoSprints />} />
    </div>
  );
}

function NoSprints() {
  return (
    <EmptyState
      art={<NoSprintsArt />}
      title={dashboardTexts.empty}
      action={
        <LinkButton to="/onboarding" variant="accent">
          {dashboardTexts.setUp}
        </LinkButton>
      }
    >
      {dashboardTexts.setUpText}
    </EmptyState>
  );
}
