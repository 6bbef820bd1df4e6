import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { referralTexts } from '../../texts/en/referral.ts';
import { referralQuery } from './api.ts';

/** The points, small, with the way to more of them. Shows nothing until they are known. */
export function ReferralPoints() {
  const { data } = useQuery(referralQuery);
  if (!data) return null;
  const points = referralTexts.points(data.points);
  return (
    <Link
      to="/settings#invite"
      aria-label={referralTexts.pointsLink(points)}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold text-sm hover:bg-sunken"
    >
      <Gift aria-hidden className="size-4 text-warning" />
      {points}
    </Link>
  );
}
