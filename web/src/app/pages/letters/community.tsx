import { ReferralCard } from '../../../domains/identity/referral/referral-card.tsx';
import { GroupLink } from '../../../domains/letters/community/group-link.tsx';
import { communityTexts } from '../../../domains/letters/community/texts.ts';
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
