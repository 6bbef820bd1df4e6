import type { Referral } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { commonTexts } from '../../../texts/en/common.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShareLink } from '../../sharing/share-link.tsx';
import { POINTS_EACH, referralQuery } from './api.ts';
import { referralTexts } from './texts.ts';

const ANCHOR = 'invite';

/** The invitation link, the ways to hand it on, and what came of it. */
export function ReferralCard() {
  const headingId = useId();
  const referral = useQuery(referralQuery);
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ANCHOR}`) card.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <Card as="section" ref={card} id={ANCHOR} aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-lg">
          {referralTexts.heading}
        </h2>
        {referral.data ? <Badge tone="accent">{referralTexts.points(referral.data.points)}</Badge> : null}
      </div>
      <p className="text-ink-soft">{referralTexts.lead(POINTS_EACH)}</p>
      {referral.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {referral.isError ? (
        <LoadFailure
          title={referralTexts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={referral.isFetching}
          onRetry={() => void referral.refetch()}
        />
      ) : null}
      {referral.data ? <Invitation referral={referral.data} /> : null}
    </Card>
  );
}

function Invitation({ referral: { link, invited, confirmed } }: { referral: Referral }) {
  return (
    <>
      <ShareLink link={link} label={referralTexts.link} message={referralTexts.message(link)} />
      <p className="text-ink-faint text-sm">
        {referralTexts.invited(invited)} · {referralTexts.confirmed(confirmed)}
      </p>
    </>
  );
}
