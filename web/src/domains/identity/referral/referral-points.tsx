import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { LinkCard } from '../../../ui/link-card.tsx';
import { referralQuery } from './api.ts';
import { referralTexts } from './texts.ts';

/** The points, small, with the way to more of them. Shows nothing until they are known. */
export function ReferralPoints() {
  const { data } = useQuery(referralQuery);
  if (!data) return null;
  return (
    <LinkCard to="/settings#invite" icon={<Gift aria-hidden />} title={referralTexts.points(data.points)}>
      {referralTexts.fromInvitations}
    </LinkCard>
  );
}
