import { GroupLink } from '../../../domains/billing/community/group-link.tsx';
import { communityTexts } from '../../../domains/billing/community/texts.ts';
import { ReferralCard } from '../../../domains/identity/referral/referral-card.tsx';
import { InviteArt } from '../../../ui/art/tour-art.tsx';
import { EmptyPage } from '../../page/empty-page.tsx';

export default function CommunityPage() {
  return (
    <div className="flex flex-col gap-5">
      <EmptyPage title={communityTexts.title} text={communityTexts.welcome} art={<InviteArt />}>
        {communityTexts.about}
      </EmptyPage>
      <GroupLink />
      <ReferralCard />
    </div>
  );
}
